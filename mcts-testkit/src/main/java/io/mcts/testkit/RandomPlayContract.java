package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
     * Checks {@link GameStateRule#RANDOM_MOVE_IS_LEGAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void randomMoveIsLegal(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.RANDOM_MOVE_IS_LEGAL, choices);
    }

    /**
     * Checks {@link GameStateRule#RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void randomMoveIsRefusedWhenTerminal(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL, choices);
    }

    /**
     * Checks {@link GameStateRule#RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void randomMoveHasTheStatedDistribution(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION, choices);
    }

    /**
     * Checks {@link GameStateRule#RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void randomMoveDrawsFromItsArgumentAlone(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_OUT_ENDS_THE_GAME}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void playOutEndsTheGame(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PLAY_OUT_ENDS_THE_GAME, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = FEW, edgeCases = EdgeCasesMode.FIRST) // the initial state among them
    default void playOutPaysAsRandomPlayDoes(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES, choices);
    }

    /**
     * Checks {@link GameStateRule#PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void playOutDrawsFromItsArgumentAlone(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.PLAY_OUT_DRAWS_FROM_ITS_ARGUMENT_ALONE, choices);
    }
}
