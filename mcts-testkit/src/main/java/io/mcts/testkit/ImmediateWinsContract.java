package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
     * Checks {@link GameStateRule#IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void immediateWinsAreTheMovesThatWin(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN, choices);
    }

    /**
     * Checks {@link GameStateRule#IMMEDIATE_WINS_ARE_LEGAL_MOVES}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void immediateWinsAreLegalMoves(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.IMMEDIATE_WINS_ARE_LEGAL_MOVES, choices);
    }

    /**
     * Checks {@link GameStateRule#IMMEDIATE_WIN_IS_ONE_OF_THEM}.
     *
     * @param choices the way to a state
     */
    @Property(seed = SEED)
    default void immediateWinIsOneOfThem(@ForAll("choices") Choices choices) {
        Contracts.check(this, GameStateRule.IMMEDIATE_WIN_IS_ONE_OF_THEM, choices);
    }
}
