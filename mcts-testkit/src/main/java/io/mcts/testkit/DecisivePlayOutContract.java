package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link io.mcts.game.DecisivePlayOut}: rollouts of decisive moves. {@link GameStateContract} contains it.
 *
 * <p>Alone it demands that the state has the capability.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface DecisivePlayOutContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The rules of decisive play-outs.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfDecisivePlayOuts() {
        return Contracts.ofGame(this, GameStateRule.DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES);
    }
}
