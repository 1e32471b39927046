package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The contract of {@link Notation}: positions and moves are read as they are written, and what is neither is refused by name.
 * Implement it beside {@link GameStateContract}, in the same test class or in one of its own.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface NotationContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /**
     * The notation.
     *
     * @return one that can write every state that the initial ones lead to
     */
    Notation<S, M> notation();

    /**
     * Checks {@link GameStateRule#NOTATION_READS_THE_POSITIONS_IT_WRITES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void notationReadsThePositionsItWrites(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.NOTATION_READS_THE_POSITIONS_IT_WRITES, choices);
    }

    /**
     * Checks {@link GameStateRule#NOTATION_READS_THE_MOVES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void notationReadsTheMoves(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.NOTATION_READS_THE_MOVES, choices);
    }

    /**
     * Checks {@link GameStateRule#NOTATION_REFUSES_WHAT_IS_NO_MOVE}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void notationRefusesWhatIsNoMove(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.NOTATION_REFUSES_WHAT_IS_NO_MOVE, choices);
    }

    /**
     * Checks {@link GameStateRule#NOTATION_REFUSES_WHAT_IS_NO_POSITION}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED, tries = SOME)
    default void notationRefusesWhatIsNoPosition(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.NOTATION_REFUSES_WHAT_IS_NO_POSITION, choices);
    }
}
