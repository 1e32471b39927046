package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
     * Checks {@link GameStateRule#COPIES_HAVE_THE_SAME_KEY}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void copiesHaveTheSameKey(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.COPIES_HAVE_THE_SAME_KEY, choices);
    }

    /**
     * Checks {@link GameStateRule#EQUAL_KEYS_MEAN_EQUAL_POSITIONS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void equalKeysMeanEqualPositions(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS, choices);
    }

    /**
     * Checks {@link GameStateRule#EQUAL_POSITIONS_HAVE_EQUAL_KEYS}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void equalPositionsHaveEqualKeys(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.EQUAL_POSITIONS_HAVE_EQUAL_KEYS, choices);
    }
}
