package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
     * Checks {@link GameStateRule#PROBABILITIES_ARE_POSITIVE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void probabilitiesArePositive(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PROBABILITIES_ARE_POSITIVE, choices);
    }

    /**
     * Checks {@link GameStateRule#PROBABILITIES_SUM_TO_1}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void probabilitiesSumTo1(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PROBABILITIES_SUM_TO_1, choices);
    }
}
