package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of chance: the probabilities of outcomes. {@link GameStateContract} contains it.
 *
 * <p>Where a game has no chance there is nothing to check. That {@code randomMove} draws by the probabilities is the matter of
 * {@link RandomPlayContract}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface ChanceContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The rules of chance.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfChance() {
        return Contracts.ofGame(this, GameStateRule.PROBABILITIES_ARE_POSITIVE, GameStateRule.PROBABILITIES_SUM_TO_1);
    }
}
