package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The payoffs that each player can still get from a state, found by trying all continuations if they are few. */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Reach(double[] least, double[] greatest) {

    private static final int MOST_STATES = 500;

    /** Null where more states can follow than are tried. */
    static <S extends GameState<S, M>, M extends Move> @Nullable Reach of(S state) {
        int players = state.playerCount();
        Reach reach = new Reach(new double[players], new double[players]);
        Arrays.fill(reach.least, Double.POSITIVE_INFINITY);
        Arrays.fill(reach.greatest, Double.NEGATIVE_INFINITY);
        return reach.extend(state, MOST_STATES) > 0 ? reach : null;
    }

    /** How many states are left to try; none if there were too many. */
    private <S extends GameState<S, M>, M extends Move> int extend(S state, int most) {
        int left = most - 1;
        if (state.isTerminal()) {
            for (int player = 0; player < least.length; player++) {
                least[player] = Math.min(least[player], state.payoff(player));
                greatest[player] = Math.max(greatest[player], state.payoff(player));
            }
            return left;
        }
        for (M move : state.legalMoves()) {
            if (left <= 0) {
                return 0;
            }
            S after = state.copy();
            after.play(move);
            left = extend(after, left);
        }
        return left;
    }
}
