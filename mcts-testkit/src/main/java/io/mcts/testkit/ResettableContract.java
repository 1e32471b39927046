package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link io.mcts.game.Resettable}: a state set back to another one. {@link GameStateContract} contains it.
 *
 * <p>This is the library's form of undo. A search replays each iteration from its root, so a state need not take back single
 * moves: it is reset to the root as a whole. A game that has an undo of its own can implement {@code resetTo} by it.
 *
 * <p>Alone it demands that the state has the capability.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface ResettableContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The rules of {@code resetTo}.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfReset() {
        return Contracts.ofGame(this, GameStateRule.RESET_EQUALS_A_COPY, GameStateRule.RESET_STATES_ARE_INDEPENDENT);
    }
}
