package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link HiddenInformation}: players know what their information sets say, and a determinization is fair. Implement it
 * together with {@link GameStateContract}, in the same test class or in another one.
 *
 * <p>Some rules are checked along random games. The others need all states: that each draw is a state of the game, that every state is
 * drawn, as often as it should be, and that players forget nothing. For a game with too many states give small variants of it
 * ({@link #smallStates}), such as one with fewer cards.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface HiddenInformationContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The beginnings of the game, or of small variants, whose states can all be listed: some tens of thousands.
     *
     * @return the initial states unless overridden; none if there is no small variant, and the rules that need it are left out
     */
    default List<S> smallStates() {
        return initialStates();
    }

    /**
     * Whether players remember all that they have seen and done.
     *
     * @return true unless overridden
     */
    default boolean hasPerfectRecall() {
        return true;
    }

    /**
     * Whether a determinization draws each state as often as it would come about if the other players moved uniformly at random.
     *
     * @return true unless overridden; otherwise it is only checked that each is drawn
     */
    default boolean drawsAsIfOthersMovedAtRandom() {
        return true;
    }

    /**
     * The rules of hidden information.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfHiddenInformation() {
        InformationRules<S, M> rules = new InformationRules<>(this);
        List<DynamicTest> tests = new ArrayList<>(List.of(
                rules.along("information sets are values that a copy shares", rules::informationSetsAreValues),
                rules.along("a determinization keeps what the observer knows", rules::keepsWhatTheObserverKnows),
                rules.along("a determinization does not look at what is hidden", rules::doesNotPeek),
                rules.along("a determinized state can be played to the end", rules::goesOnByTheRules)));
        for (S small : smallStates()) {
            String start = " from " + Words.of(small);
            ListedGame<S, M> listed = new ListedGame<>(small, seed());
            tests.add(DynamicTest.dynamicTest(
                    "states that a player cannot tell apart have the same moves for them" + start,
                    listed::haveTheSameMoves));
            tests.add(DynamicTest.dynamicTest(
                    "a determinization does not look at what is hidden" + start, listed::doesNotPeek));
            tests.add(DynamicTest.dynamicTest(
                    "a determinization draws all states that are possible, and no others" + start,
                    () -> listed.drawsWhatIsPossible(drawsAsIfOthersMovedAtRandom())));
            if (hasPerfectRecall()) {
                tests.add(DynamicTest.dynamicTest("players forget nothing" + start, listed::haveSeenAndDoneTheSame));
            }
        }
        return tests.stream();
    }
}
