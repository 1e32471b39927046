package io.mcts.game;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The capability of a state to name moves that end the game at once with its greatest payoff; these methods do not change the state. */
public interface ImmediateWins<M extends Move> {

    /**
     * Returns the legal moves with which a player would win at once if it were their turn: distinct, in the order of the legal moves,
     * unmodifiable. The state is neither terminal nor at chance.
     */
    List<M> immediateWins(int player);

    /** Draws one of {@link #immediateWins} uniformly; null if there is none. */
    default @Nullable M immediateWin(int player, RandomGenerator random) {
        List<M> wins = immediateWins(player);
        return wins.isEmpty() ? null : wins.get(random.nextInt(wins.size()));
    }

    /**
     * Returns a state's own capability, or else tries moves on copies, which is slower and finds another player's wins only if that
     * player's turn follows directly. Valid until the state moves on.
     */
    @SuppressWarnings("unchecked") // a state names moves of its own game
    static <M extends Move> ImmediateWins<M> of(GameState<?, M> state) {
        return state instanceof ImmediateWins ? (ImmediateWins<M>) state : new TriedWins<>(state);
    }
}
