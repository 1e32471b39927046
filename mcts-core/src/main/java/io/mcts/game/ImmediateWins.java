package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The capability of a state to name the moves that win at once, for any player, as decisive and anti-decisive policies need. A win
 * ends the game with its greatest payoff; lesser wins do not count. These methods do not change the state.
 */
public interface ImmediateWins<M extends Move> {

    /**
     * The legal moves of this state with which a player would win at once if it were their turn; those of another player are
     * candidates for blocking. Distinct, in the order of the legal moves, unmodifiable. The state is neither terminal nor at chance.
     */
    List<M> immediateWins(int player);

    /** Draws one of {@link #immediateWins}, each with equal probability; null if there is none. A fast game overrides it. */
    default @Nullable M immediateWin(int player, RandomGenerator random) {
        List<M> wins = immediateWins(player);
        return wins.isEmpty() ? null : wins.get(random.nextInt(wins.size()));
    }

    /**
     * The immediate wins of any state, valid until the state moves on: its own capability if it has it; otherwise moves found by
     * trying them on copies, which is slower and finds the wins of another player only where that player's turn follows directly.
     */
    @SuppressWarnings("unchecked") // a state names moves of its own game
    static <M extends Move> ImmediateWins<M> of(GameState<?, M> state) {
        return state instanceof ImmediateWins ? (ImmediateWins<M>) state : new TriedWins<>(state);
    }
}
