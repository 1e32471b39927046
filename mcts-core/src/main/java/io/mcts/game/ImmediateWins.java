package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The capability of a state to name the moves that win at once, for the player to move and for the other players. Policies that
 * look one move ahead (decisive and anti-decisive moves) use it.
 *
 * <p>To win is to end the game with its greatest payoff; in a game with wins of several sizes only the greatest counts. These
 * methods do not change the state.
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
     * One of {@link #immediateWins}, each with equal probability, or null if there is none. A game whose speed matters overrides
     * it.
     *
     * @param random the only source of randomness
     */
    default @Nullable M immediateWin(int player, RandomGenerator random) {
        List<M> wins = immediateWins(player);
        return wins.isEmpty() ? null : wins.get(random.nextInt(wins.size()));
    }

    /**
     * The immediate wins of any state: its own capability if it has it; otherwise moves found by trying them on copies, which is
     * slower. Trying finds the wins of another player only where that player's turn follows directly.
     *
     * @return immediate wins that are valid until the state moves on
     */
    @SuppressWarnings("unchecked") // a state names moves of its own game
    static <M extends Move> ImmediateWins<M> of(GameState<?, M> state) {
        return state instanceof ImmediateWins ? (ImmediateWins<M>) state : new TriedWins<>(state);
    }
}
