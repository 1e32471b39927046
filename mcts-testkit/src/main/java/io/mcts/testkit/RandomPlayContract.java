package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@code randomMove} and {@code playOut}, which a game overrides to be fast. {@link GameStateContract} contains it.
 *
 * <p>A right game fails a rule on distributions with a probability of one in a thousand million a state.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface RandomPlayContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The rules of random play.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfRandomPlay() {
        return Contracts.ofGame(
                this,
                GameStateRule.RANDOM_MOVE_IS_LEGAL,
                GameStateRule.RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL,
                GameStateRule.RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION,
                GameStateRule.RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE,
                GameStateRule.PLAY_OUT_ENDS_THE_GAME,
                GameStateRule.PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES,
                GameStateRule.PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE);
    }
}
