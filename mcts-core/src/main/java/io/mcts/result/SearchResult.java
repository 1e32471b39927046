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
 * The result of a search, immutable and independent of its tree. Values are rewards, payoffs scaled to [0, 1] by the game's least and
 * greatest payoff; {@link #payoff()} is in the game's units.
 *
 * @param player the player of the values, who chooses at the root. At a chance root: who chooses after the first outcome (player 0 if
 *     nobody does) or, in an advanced tree, who chose last before it
 * @param bestMove the move of the {@linkplain io.mcts.decision.FinalDecision final decision}; without iterations, one with the greatest
 *     prior (ties: by the seed); at a chance root, usually the outcome drawn most often
 * @param value the proven value or else the mean of the best move; at a chance root, over the outcomes, weighted by probability
 * @param playerValues for each player, the mean reward over all iterations since this state became the root, a value target for a network;
 *     0.5 before the first one
 * @param moves all moves of the root in descending order of visits, ties in the order of the legal moves
 * @param policy the probability of each of the moves as a policy target: that of the root's {@linkplain
 *     io.mcts.selection.SelectionPolicy#target selection policy}, by default and at a chance root the share of visits
 * @param strategy the mixed strategy to play, with the probability of each move; empty if the answer is the best move
 * @param lines for each of the moves, the move and the most visited replies (ties: higher mean, then arbitrary) up to the first chance
 *     node, for a proven value to the end of the game or the tablebase; empty at a chance root
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

    /** Creates a result whose answer is the best move and whose {@link #policy} is the share of the visits. */
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

    /** Returns the statistics of a move of the root; throws an {@link IllegalArgumentException} for any other. */
    public MoveStatistics<M> statistics(M move) {
        return moves.get(number(move));
    }

    /** Returns a move of the root and the replies expected to it; empty at a chance root. */
    public List<M> line(M move) {
        return lines.get(number(move));
    }

    /** Returns the line of the best move; empty at a chance root. */
    public List<M> principalVariation() {
        return line(bestMove);
    }

    /** Returns the {@link #value} in the units of the game, of the {@link #player}. */
    public double payoff() {
        return payoffOf(value);
    }

    /** Returns a player's mean payoff over all iterations, in the units of the game. */
    public double payoff(int ofPlayer) {
        return payoffOf(playerValues.get(ofPlayer));
    }

    private double payoffOf(double reward) {
        return minPayoff + reward * (maxPayoff - minPayoff);
    }

    /**
     * Returns the visits of the root moves as probabilities in the order of {@link #moves}: n<sup>1/T</sup>, normalized; all equal without
     * visits. The temperature T is greater than 0 and finite; 1 gives the share of the visits, less favours the most visited moves.
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

    /** Returns the move to play: drawn from the strategy if there is one, otherwise the best move. */
    public M move(RandomGenerator random) {
        return strategy.isEmpty() ? bestMove : drawn(strategy, random);
    }

    /** Returns the probabilities of play: the strategy, or 1 for the best move. A move left out has 0. */
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
