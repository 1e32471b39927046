package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The capability of a state to name the moves that win at once, for the player to move and for the other players.
 *
 * <p>Policies that look one move ahead (decisive and anti-decisive moves) use it. For a state without it, {@link #of} finds the
 * same moves by trying them on copies, which is correct but slower.
 *
 * <p>To win is to end the game with the game's greatest payoff; in a game with wins of several sizes only the greatest counts.
 * Like all methods of a state, these are called by one thread at a time, and do not change the state.
 */
public interface ImmediateWins<M extends Move> {

    /**
     * The legal moves of this state with which a player would win at once if it were their turn. For the player to move these
     * are their winning moves; for another player they are the moves that the player to move may play in that player's place.
     * The state is not terminal, and a player is to move.
     *
     * @param player from 0 to {@code playerCount() - 1}
     * @return distinct moves in the order of the legal moves, unmodifiable, often empty
     */
    List<M> immediateWins(int player);

    /**
     * One of {@link #immediateWins}, each with equal probability. A game whose speed matters overrides it.
     *
     * @param player from 0 to {@code playerCount() - 1}
     * @param random the only source of randomness
     * @return the move, or null if there is none
     */
    default @Nullable M immediateWin(int player, RandomGenerator random) {
        List<M> wins = immediateWins(player);
        return wins.isEmpty() ? null : wins.get(random.nextInt(wins.size()));
    }

    /**
     * The immediate wins of any state: its own capability if it has it, otherwise moves found by trying.
     *
     * <p>Trying finds the wins of another player by playing them after the moves of the player to move, and so only where that
     * player's turn follows directly.
     *
     * @return immediate wins that are valid until the state moves on
     */
    @SuppressWarnings("unchecked") // a state names moves of its own game
    static <M extends Move> ImmediateWins<M> of(GameState<?, M> state) {
        return state instanceof ImmediateWins ? (ImmediateWins<M>) state : new TriedWins<>(state);
    }
}
