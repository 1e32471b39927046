package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link io.mcts.game.PositionKey}: the key of transpositions. {@link GameStateContract} contains it.
 *
 * <p>Alone it demands that the state has the capability.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface PositionKeyContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The rules of position keys.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfPositionKeys() {
        return Contracts.ofGame(
                this,
                GameStateRule.COPIES_HAVE_THE_SAME_KEY,
                GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS,
                GameStateRule.EQUAL_POSITIONS_HAVE_EQUAL_KEYS);
    }
}
