package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The capability of a state to name the moves that win at once, for the player to move and for those who wait.
 *
 * <p>Policies that look one move ahead (decisive and anti-decisive moves) ask for it; for a state that lacks it,
 * {@link #of} finds the same moves by trying them on copies, which is right but slower.
 *
 * <p>To win is to end the game with the greatest payoff that the game knows; in a game with wins of several sizes only the
 * greatest counts. Like every method of a state, these are called by one thread at a time, and asking changes nothing.
 *
 * @param <M> the moves of the game
 */
public interface ImmediateWins<M extends Move> {

    /**
     * The legal moves of this state, which is not terminal and where a player is to move, with which a player would win at
     * once if it were his turn. For the player to move these are his winning moves; for another one they are the moves that
     * the player to move may play in his place.
     *
     * @param player from 0 to {@code playerCount() - 1}
     * @return distinct moves in the order of the legal moves, unmodifiable, often empty
     */
    List<M> immediateWins(int player);

    /**
     * One of {@link #immediateWins}, each with equal chance. A game whose speed matters overrides it.
     *
     * @param player from 0 to {@code playerCount() - 1}
     * @param random the only source of randomness
     * @return the move, or null where there is none
     */
    default @Nullable M immediateWin(int player, RandomGenerator random) {
        List<M> wins = immediateWins(player);
        return wins.isEmpty() ? null : wins.get(random.nextInt(wins.size()));
    }

    /**
     * The immediate wins of any state: its own capability or, where it lacks it, the moves found by trying.
     *
     * <p>What another player would win with is tried after the moves of the player to move, so it is found where his turn
     * comes directly after them.
     *
     * @param state the state; the result is valid until it moves on
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the immediate wins
     */
    @SuppressWarnings("unchecked") // a state names moves of its own game
    static <S extends GameState<S, M>, M extends Move> ImmediateWins<M> of(S state) {
        return state instanceof ImmediateWins ? (ImmediateWins<M>) state : new TriedWins<>(state);
    }
}
