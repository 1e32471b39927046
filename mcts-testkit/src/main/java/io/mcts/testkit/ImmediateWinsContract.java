package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link io.mcts.game.ImmediateWins}: moves that win at once. {@link GameStateContract} contains it.
 *
 * <p>Alone it demands that the state has the capability.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface ImmediateWinsContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The rules of immediate wins.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfImmediateWins() {
        return Contracts.ofGame(
                this,
                GameStateRule.IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN,
                GameStateRule.IMMEDIATE_WINS_ARE_LEGAL_MOVES,
                GameStateRule.IMMEDIATE_WIN_IS_ONE_OF_THEM);
    }
}
