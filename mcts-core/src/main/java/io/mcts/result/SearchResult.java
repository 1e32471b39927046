package io.mcts.result;

import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The result of a search, immutable and independent of the tree it came from.
 *
 * <p>Values are rewards, payoffs scaled to [0, 1] by the game's least and greatest payoff; {@link #payoff()} is in the game's units.
 *
 * @param player the player of the values: the one who chooses at the root. At a chance root it is the one who chooses after the first
 *     of its outcomes (player 0 if nobody does) or, in a tree that was advanced to it, the one who chose last before it.
 * @param bestMove the move to play, chosen by the {@linkplain io.mcts.decision.FinalDecision final decision} or, without an
 *     iteration, a move with the greatest prior, drawn by the seed among equals; at a chance root, the outcome that the decision would
 *     choose, usually the one drawn most often
 * @param value the mean of the best move; at a chance root the mean over the outcomes, weighted by their probabilities; the proven
 *     value if there is one ({@link Bounds#isExact})
 * @param bounds the proven bounds of the value; {@link Bounds#UNKNOWN} without a solver
 * @param playerValues for each player, the mean reward over all iterations since this state became the root, a value target for a
 *     network; 0.5 before the first one
 * @param moves all moves of the root in descending order of visits, ties in the order of the legal moves
 * @param policy for each of the moves, the probability with which it should be played, a policy target for a network: that of the
 *     root's {@linkplain io.mcts.selection.SelectionPolicy#target selection policy}, by default and at a chance root the share of visits
 * @param strategy the mixed strategy that the search found to play by, which gives each move its probability; empty if the answer is
 *     the best move
 * @param lines for each of the moves, the move and the most visited replies to it (ties: higher mean, then arbitrary), as far as the
 *     tree goes or up to the first chance node, for a proven value to the end of the game or a position of the tablebase; all empty at a
 *     chance root
 * @param minPayoff the least payoff of the game
 * @param maxPayoff the greatest payoff of the game
 */
public record SearchResult<M extends Move>(
        int player,
        M bestMove,
        double value,
        Bounds bounds,
        List<Double> playerValues,
        List<MoveStatistics<M>> moves,
        List<Double> policy,
        Map<M, Double> strategy,
        List<List<M>> lines,
        double minPayoff,
        double maxPayoff,
        SearchEffort effort) {

    public SearchResult {
        playerValues = List.copyOf(playerValues);
        moves = List.copyOf(moves);
        policy = List.copyOf(policy);
        strategy = Collections.unmodifiableMap(new LinkedHashMap<>(strategy));
        lines = lines.stream().map(List::copyOf).toList();
        requireOneEach("a line", lines, moves);
        requireOneEach("a probability", policy, moves);
    }

    /** A result whose answer is the best move and whose {@link #policy} is the share of the visits. */
    public SearchResult(
            int player,
            M bestMove,
            double value,
            Bounds bounds,
            List<Double> playerValues,
            List<MoveStatistics<M>> moves,
            List<List<M>> lines,
            double minPayoff,
            double maxPayoff,
            SearchEffort effort) {
        this(
                player,
                bestMove,
                value,
                bounds,
                playerValues,
                moves,
                List.copyOf(visitDistribution(moves, 1).values()),
                Map.of(),
                lines,
                minPayoff,
                maxPayoff,
                effort);
    }

    private static void requireOneEach(String what, List<?> list, List<?> moves) {
        if (list.size() != moves.size()) {
            throw new IllegalArgumentException(
                    "a result has " + what + " for each move, not " + list.size() + " for " + moves.size());
        }
    }

    public long iterations() {
        return effort.iterations();
    }

    /** The statistics of a move of the root; throws an {@link IllegalArgumentException} for any other. */
    public MoveStatistics<M> statistics(M move) {
        return moves.get(number(move));
    }

    /** A move of the root and the replies expected to it; empty at a chance root. */
    public List<M> line(M move) {
        return lines.get(number(move));
    }

    /** The line of the best move; empty at a chance root. */
    public List<M> principalVariation() {
        return line(bestMove);
    }

    /** The {@link #value} in the units of the game, of the {@link #player}. */
    public double payoff() {
        return payoffOf(value);
    }

    /** A player's mean payoff over all iterations, in the units of the game. */
    public double payoff(int ofPlayer) {
        return payoffOf(playerValues.get(ofPlayer));
    }

    private double payoffOf(double reward) {
        return minPayoff + reward * (maxPayoff - minPayoff);
    }

    /**
     * The visits of the root's moves as probabilities: n<sup>1/T</sup>, divided by the sum over all moves; all equal without visits.
     * A temperature T, greater than 0 and finite, of 1 gives the share of the visits; lower ones favour the most visited moves.
     * Unmodifiable, in the order of {@link #moves}.
     */
    public Map<M, Double> visitDistribution(double temperature) {
        Argument.require(
                temperature > 0 && temperature < Double.POSITIVE_INFINITY,
                "the temperature of a distribution is greater than 0 and finite",
                temperature);
        return Collections.unmodifiableMap(visitDistribution(moves, temperature));
    }

    private static <M extends Move> Map<M, Double> visitDistribution(
            List<MoveStatistics<M>> moves, double temperature) {
        Map<M, Double> distribution = new LinkedHashMap<>();
        long most = moves.stream().mapToLong(MoveStatistics::visits).max().orElse(0);
        double sum = 0;
        for (MoveStatistics<M> each : moves) {
            double share = (double) each.visits() / most;
            double weight = each.visits() == most ? 1 : StrictMath.pow(share, 1 / temperature);
            distribution.put(each.move(), weight);
            sum += weight;
        }
        double all = sum;
        distribution.replaceAll((move, weight) -> weight / all);
        return distribution;
    }

    /** Returns this result with a mixed strategy to play by. */
    public SearchResult<M> withStrategy(Map<M, Double> mixed) {
        return new SearchResult<>(
                player,
                bestMove,
                value,
                bounds,
                playerValues,
                moves,
                policy,
                mixed,
                lines,
                minPayoff,
                maxPayoff,
                effort);
    }

    /** The move to play: a draw from the strategy if there is one, otherwise the best move without drawing a number. */
    public M move(RandomGenerator random) {
        return strategy.isEmpty() ? bestMove : drawn(strategy, random);
    }

    /** The probabilities with which the moves are played: the strategy, or 1 for the best move. A move left out has 0. */
    public Map<M, Double> probabilities() {
        return strategy.isEmpty() ? Map.of(bestMove, 1.0) : strategy;
    }

    /** Draws from the {@link #visitDistribution}; a temperature of 0 gives the {@link #bestMove} without drawing a number. */
    public M draw(double temperature, RandomGenerator random) {
        return temperature == 0 ? bestMove : drawn(visitDistribution(temperature), random);
    }

    private M drawn(Map<M, Double> distribution, RandomGenerator random) {
        double rest = random.nextDouble();
        M drawn = bestMove;
        for (Map.Entry<M, Double> entry : distribution.entrySet()) {
            if (entry.getValue() > 0) {
                drawn = entry.getKey();
                rest -= entry.getValue();
                if (rest < 0) {
                    break;
                }
            }
        }
        return drawn;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s, value %.3f, %,d iterations", bestMove, value, iterations());
    }

    private int number(M move) {
        List<M> all = moves.stream().map(MoveStatistics::move).toList();
        if (!all.contains(move)) {
            throw new IllegalArgumentException("the root has no move " + move + "; it has " + all);
        }
        return all.indexOf(move);
    }
}
