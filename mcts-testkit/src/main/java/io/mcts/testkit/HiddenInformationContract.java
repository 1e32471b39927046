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
 * The contract of {@link HiddenInformation}: information sets are consistent, and determinizations are fair.
 *
 * <p>Some rules are checked along random games. Others list all states: each draw is a state of the game, states are drawn with the right
 * frequency, and players forget nothing. For a large game provide small variants ({@link #smallStates}), such as one with fewer cards.
 */
public interface HiddenInformationContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The initial states of the game, or of variants with at most some tens of thousands of states; the initial states unless overridden.
     * If empty, the rules that list all states are left out.
     */
    default List<S> smallStates() {
        return initialStates();
    }

    /**
     * Whether a determinization draws each state with its probability if the other players moved uniformly at random, true unless
     * overridden; otherwise it must only be able to draw each.
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
