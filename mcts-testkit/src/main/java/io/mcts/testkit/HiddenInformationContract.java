package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.rules.GameRules;
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
 */
public interface HiddenInformationContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The beginnings of the game, or of small variants, whose states can all be listed: some tens of thousands. The initial states unless overridden;
     * if there is no small variant, none, and the rules that need it are left out.
     */
    default List<S> smallStates() {
        return initialStates();
    }

    /** Whether players remember all that they have seen and done; true unless overridden. */
    default boolean hasPerfectRecall() {
        return true;
    }

    /**
     * Whether a determinization draws each state as often as it would come about if the other players moved uniformly at random, true unless
     * overridden; otherwise it is only checked that each is drawn.
     */
    default boolean drawsAsIfOthersMovedAtRandom() {
        return true;
    }

    /** A test of each rule of hidden information. */
    @TestFactory
    default Stream<DynamicTest> rulesOfHiddenInformation() {
        return Stream.concat(
                Contracts.ofGame(this, GameRules.about(Precondition.HIDDEN_INFORMATION)),
                Contracts.ofListedGames(this));
    }
}
