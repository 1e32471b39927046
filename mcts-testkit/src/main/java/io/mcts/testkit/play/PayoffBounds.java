package io.mcts.testkit.play;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Bounds of the payoffs that each player can still get from a state, by exhaustive search.
 *
 * @param least by player, in the units of payoffs, rewards on the way included
 * @param greatest by player
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record PayoffBounds(double[] least, double[] greatest) {

    private static final int MOST_STATES = 500;

    /** The tolerance for equal choices: sums over a die are rounded. */
    private static final double ROUNDING = 1e-9;

    /** Returns the bounds over all play; null where there are too many states, or moves can only be drawn. */
    public static <S extends GameState<S, M>, M extends Move> @Nullable PayoffBounds of(S state) {
        return new Walk(MOST_STATES, Integer.MAX_VALUE, false).from(state, 0);
    }

    /**
     * Returns the payoffs by best play: expectiminimax and, for more than two players, max<sup>n</sup> (C. Luckhardt, K. Irani, <i>An
     * Algorithmic Solution of N-Person Games</i>, AAAI 1986). Where a player has several best moves, bounds cover all of them. Null above
     * the limits on states or consecutive choices.
     */
    public static <S extends GameState<S, M>, M extends Move> @Nullable PayoffBounds ofBestPlay(
            S state, int mostStates, int mostChoices) {
        return new Walk(mostStates, mostChoices, true).from(state, 0);
    }

    public PayoffBounds withRewards(GameState<?, ?> after) {
        return after instanceof StepRewards steps
                ? new PayoffBounds(returns(steps, least), returns(steps, greatest))
                : this;
    }

    private static double[] returns(StepRewards steps, double[] later) {
        return IntStream.range(0, later.length)
                .mapToDouble(player -> steps.reward(player) + steps.discount() * later[player])
                .toArray();
    }

    public static PayoffBounds declared(GameState<?, ?> state) {
        return filled(state.playerCount(), state.minPayoff(), state.maxPayoff());
    }

    private void include(PayoffBounds other) {
        for (int player = 0; player < least.length; player++) {
            least[player] = Math.min(least[player], other.least[player]);
            greatest[player] = Math.max(greatest[player], other.greatest[player]);
        }
    }

    private void add(double probability, PayoffBounds outcome) {
        for (int player = 0; player < least.length; player++) {
            least[player] += probability * outcome.least[player];
            greatest[player] += probability * outcome.greatest[player];
        }
    }

    private static PayoffBounds filled(int players, double least, double greatest) {
        PayoffBounds reach = new PayoffBounds(new double[players], new double[players]);
        Arrays.fill(reach.least, least);
        Arrays.fill(reach.greatest, greatest);
        return reach;
    }

    private static PayoffBounds nothing(int players) {
        return filled(players, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    }

    /** The moves that may be best for a player: those whose greatest payoff reaches the largest guaranteed one. */
    private static PayoffBounds ofChoice(List<PayoffBounds> moves, int chooser, int players) {
        double certain =
                moves.stream().mapToDouble(move -> move.least[chooser]).max().orElseThrow();
        PayoffBounds best = nothing(players);
        moves.stream()
                .filter(move -> move.greatest[chooser] >= certain - ROUNDING)
                .forEach(best::include);
        best.least[chooser] = certain;
        return best;
    }

    private static final class Walk {

        private final int mostChoices;
        private final boolean isOfBestPlay;
        private int left;

        Walk(int mostStates, int mostChoices, boolean isOfBestPlay) {
            this.left = mostStates;
            this.mostChoices = mostChoices;
            this.isOfBestPlay = isOfBestPlay;
        }

        <S extends GameState<S, M>, M extends Move> @Nullable PayoffBounds from(S state, int choices) {
            left--;
            boolean isTurn = RandomPlay.isTurn(state);
            if (left < 0 || RandomPlay.isSampled(state) || (isTurn && choices == mostChoices)) {
                return null;
            }
            int players = state.playerCount();
            if (state.isTerminal()) {
                double[] payoffs =
                        IntStream.range(0, players).mapToDouble(state::payoff).toArray();
                return new PayoffBounds(payoffs, payoffs.clone());
            }
            List<M> moves = state.legalMoves();
            List<PayoffBounds> after = new ArrayList<>();
            for (M move : moves) {
                S next = RandomPlay.after(state, move);
                PayoffBounds reach = from(next, isTurn ? choices + 1 : choices);
                if (reach == null) {
                    return null;
                }
                after.add(reach.withRewards(next));
            }
            if (isOfBestPlay && isTurn) {
                return ofChoice(after, state.currentPlayer(), players);
            }
            PayoffBounds all = isOfBestPlay ? filled(players, 0, 0) : nothing(players);
            for (int i = 0; i < after.size(); i++) {
                if (isOfBestPlay) {
                    all.add(state.probability(moves.get(i)), after.get(i));
                } else {
                    all.include(after.get(i));
                }
            }
            return all;
        }
    }
}
