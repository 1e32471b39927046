package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import io.mcts.game.StepRewards;
import io.mcts.internal.Argument;
import io.mcts.internal.Mixing;
import io.mcts.internal.PayoffRange;
import io.mcts.internal.Rounding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Estimates a state by searching some moves ahead: each player maximizes their own payoff (max<sup>n</sup>), chance nodes take the
 * expectation, and leaves the estimate of a heuristic.
 *
 * <p>For one player, and two opposed players, whose payoffs sum to {@code minPayoff + maxPayoff}, the search is pruned without changing the
 * estimate: by alpha-beta where players choose, by Star1 and Star2 at chance nodes. With two plies left or more the heuristic's best move
 * comes first. Estimates are cached if states have a {@link PositionKey}.
 *
 * <p>Two players count as opposed until an end or an estimate has another sum, which restarts the search without pruning. A sum in a pruned
 * line goes unnoticed, and then the estimate is wrong.
 *
 * <p>Sources: B. Ballard, <i>The *-Minimax Search Procedure for Trees Containing Chance Nodes</i>, Artificial Intelligence 21, 1983 (Star1
 * and Star2); T. Hauk, M. Buro, J. Schaeffer, <i>Rediscovering *-Minimax Search</i>, Computers and Games 2004; C. Luckhardt, K. Irani,
 * <i>An Algorithmic Solution of N-Person Games</i>, AAAI 1986; H. Baier, M. Winands, <i>MCTS-Minimax Hybrids</i>, IEEE Transactions on
 * Computational Intelligence and AI in Games 7(2), 2015, for its use in a search.
 *
 * @param heuristic estimates the leaves; an estimate or a payoff outside the payoff range is an {@link IllegalStateException}
 * @param plies the number of moves of players to look ahead, not counting outcomes of chance; 0 or more
 */
public record Expectimax<S extends GameState<?, M>, M extends Move>(Heuristic<? super S> heuristic, int plies)
        implements Heuristic<S> {

    private static final int MOST_OPPOSED = 2;

    public Expectimax {
        Argument.require(plies >= 0, "a heuristic looks 0 moves ahead or more", plies);
    }

    @Override
    public void estimate(S state, double[] payoffs) {
        if (state instanceof StepRewards) {
            throw new IllegalStateException("expectimax does not look at rewards on the way, as there are in " + state);
        }
        SearchNode<S, M> node = new SearchNode<>(heuristic, state, plies);
        if (payoffs.length <= MOST_OPPOSED) {
            double first = node.value(state, plies, 0, node.least, node.most);
            if (node.isOpposed) {
                payoffs[0] = node.withinRange(first);
                Arrays.fill(payoffs, 1, payoffs.length, node.withinRange(node.least + node.most - payoffs[0]));
                return;
            }
        }
        node.estimateEach(state, plies, 0, payoffs);
    }

    @Override
    public String toString() {
        return "expectimax:plies=" + plies + ":" + heuristic;
    }

    /** Depths include moves of chance. */
    private static final class SearchNode<S extends GameState<?, M>, M extends Move> {

        final double least;
        final double most;
        private final Heuristic<? super S> heuristic;
        private final double[] latest;

        /** Whether the payoffs of two players had the same sum in all positions so far. */
        boolean isOpposed = true;

        /** Open-addressed cache of estimates by position key; 0 is an empty slot. Its length is a power of two. */
        private final long[] keys;

        private final double[] values;

        private final List<S> states = new ArrayList<>();

        SearchNode(Heuristic<? super S> heuristic, S state, int plies) {
            this.heuristic = heuristic;
            int length = state instanceof PositionKey && plies > 0 ? 1 << Math.min(3 * plies + 3, 15) : 0;
            keys = new long[length];
            values = new double[length];
            least = state.minPayoff();
            most = state.maxPayoff();
            latest = new double[state.playerCount()];
        }

        double withinRange(double payoff) {
            return Math.max(least, Math.min(most, payoff));
        }

        private S after(S state, M move, int depth) {
            if (depth == states.size()) {
                states.add(GameState.copyOf(state));
            } else {
                states.set(depth, Resettable.reset(states.get(depth), state));
            }
            S after = states.get(depth);
            after.play(move);
            return after;
        }

        /** The first player's payoff, or if outside (alpha, beta) a bound on the same side; meaningless if the players are not opposed. */
        double value(S state, int plies, int depth, double alpha, double beta) {
            if (!isOpposed) {
                return least;
            }
            if (state.isTerminal()) {
                return readOpposed(state);
            }
            if (plies == 0) {
                return estimate(state);
            }
            return state.currentPlayer() == GameState.CHANCE
                    ? expectation(state, plies, depth, alpha, beta)
                    : choice(state, plies, depth, alpha, beta);
        }

        /** Cached, since the same move after several outcomes often leads to one position. */
        private double estimate(S state) {
            if (keys.length == 0) {
                return readOpposed(state);
            }
            long key = ((PositionKey) state).key();
            int place = (int) Mixing.mix(key) & (keys.length - 1);
            if (keys[place] != key || key == 0) {
                values[place] = readOpposed(state);
                keys[place] = key;
            }
            return values[place];
        }

        private double readOpposed(S state) {
            read(state, latest);
            if (latest.length == MOST_OPPOSED) {
                isOpposed &= Rounding.areEqual(0, (latest[0] + latest[1] - least - most) / (most - least));
            }
            return latest[0];
        }

        private void read(S state, double[] payoffs) {
            if (state.isTerminal()) {
                RolloutEvaluator.readPayoffs(state, payoffs);
                PayoffRange.require("the end", "of the game", state, payoffs);
            } else {
                Arrays.fill(payoffs, Double.NaN); // so that a player whom the heuristic forgets is noticed
                heuristic.estimate(state, payoffs);
                PayoffRange.require("the heuristic", heuristic, state, payoffs);
            }
        }

        private double choice(S state, int plies, int depth, double alpha, double beta) {
            boolean isFirst = state.currentPlayer() == 0;
            double low = alpha;
            double high = beta;
            double best = isFirst ? least : most;
            List<M> moves = state.legalMoves();
            int promising = promising(state, moves, plies, depth);
            for (int i = 0; i < moves.size(); i++) {
                M move = moves.get(i == 0 ? promising : i <= promising ? i - 1 : i);
                double value = value(after(state, move, depth), plies - 1, depth + 1, low, high);
                if (isFirst) {
                    best = Math.max(best, value);
                    low = Math.max(low, best);
                } else {
                    best = Math.min(best, value);
                    high = Math.min(high, best);
                }
                if (low >= high) {
                    return best;
                }
            }
            return best;
        }

        /** The index of the heuristic's best move; 0 at the last ply, where asking costs as much as trying all moves. */
        private int promising(S state, List<M> moves, int plies, int depth) {
            int best = 0;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int i = 0; plies > 1 && i < moves.size(); i++) {
                double value = value(after(state, moves.get(i), depth), 0, depth + 1, least, most);
                double own = state.currentPlayer() == 0 ? value : -value;
                if (own > greatest) {
                    best = i;
                    greatest = own;
                }
            }
            return best;
        }

        /**
         * Stops when the remaining outcomes cannot bring the result between alpha and beta (Star1), tested first by one reply each (Star2).
         */
        private double expectation(S state, int plies, int depth, double alpha, double beta) {
            if (alpha > least || beta < most) {
                double bound = probe(state, plies, depth, alpha, beta);
                if (bound <= alpha || bound >= beta) {
                    return bound;
                }
            }
            double sum = 0;
            double left = 1;
            for (M outcome : state.legalMoves()) {
                double probability = state.probability(outcome);
                if (probability == 0) {
                    continue;
                }
                left -= probability;
                double low = Math.max(least, (alpha - sum - left * most) / probability);
                double high = Math.min(most, (beta - sum - left * least) / probability);
                double value = value(after(state, outcome, depth), plies, depth + 1, low, high);
                sum += probability * value;
                if (sum + left * most <= alpha) {
                    return sum + left * most;
                }
                if (sum + left * least >= beta) {
                    return sum + left * least;
                }
            }
            return sum;
        }

        /** A bound beyond alpha or beta from one reply to each outcome; NaN if there is none. */
        private double probe(S state, int plies, int depth, double alpha, double beta) {
            double lower = least;
            double upper = most;
            for (M outcome : state.legalMoves()) {
                double probability = state.probability(outcome);
                S next = after(state, outcome, depth);
                if (probability == 0 || next.isTerminal() || next.currentPlayer() == GameState.CHANCE) {
                    continue;
                }
                List<M> replies = next.legalMoves();
                S then = after(next, replies.get(promising(next, replies, plies, depth + 1)), depth + 1);
                if (next.currentPlayer() == 0) {
                    double high = Math.min(most, least + (beta - lower) / probability);
                    lower += probability * (value(then, plies - 1, depth + 2, least, high) - least);
                } else {
                    double low = Math.max(least, most - (upper - alpha) / probability);
                    upper -= probability * (most - value(then, plies - 1, depth + 2, low, most));
                }
                if (lower >= beta) {
                    return lower;
                }
                if (upper <= alpha) {
                    return upper;
                }
            }
            return Double.NaN;
        }

        void estimateEach(S state, int plies, int depth, double[] payoffs) {
            if (state.isTerminal() || plies == 0) {
                read(state, payoffs);
                return;
            }
            int player = state.currentPlayer();
            boolean isChance = player == GameState.CHANCE;
            double[] best = new double[payoffs.length];
            double[] next = new double[payoffs.length];
            boolean isFirstMove = true;
            for (M move : state.legalMoves()) {
                double probability = isChance ? state.probability(move) : 1;
                estimateEach(after(state, move, depth), isChance ? plies : plies - 1, depth + 1, next);
                for (int i = 0; isChance && i < next.length; i++) {
                    best[i] += probability * next[i];
                }
                if (!isChance && (isFirstMove || next[player] > best[player])) {
                    System.arraycopy(next, 0, best, 0, next.length);
                }
                isFirstMove = false;
            }
            for (int i = 0; i < best.length; i++) {
                payoffs[i] = withinRange(best[i]);
            }
        }
    }
}
