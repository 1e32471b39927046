package io.mcts.imperfect.node;

import io.mcts.game.Move;
import io.mcts.internal.StandardError;
import io.mcts.selection.Children;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The statistics of the root moves, summed over trees and over all information sets of the root. */
public final class RootStatistics<M extends Move> implements Children, RootView<M> {

    private final List<M> moves;
    private final int[] visits;
    private final double[] sums;
    private final double[] squares;

    private final List<Map<M, Double>> weights = new ArrayList<>();

    private final double[] playerSums;
    private long iterations;

    public RootStatistics(List<M> moves, int ofPlayer, int playerCount) {
        this.moves = moves;
        visits = new int[moves.size()];
        sums = new double[visits.length];
        squares = new double[visits.length];
        playerSums = new double[playerCount];
        for (int player = 0; player < playerCount; player++) {
            weights.add(new LinkedHashMap<>());
        }
        moves.forEach(move -> weights.get(ofPlayer).put(move, 0.0));
    }

    @Override
    public void addTo(RootStatistics<M> sum) {
        for (int i = 0; i < visits.length; i++) {
            sum.visits[i] += visits[i];
            sum.sums[i] += sums[i];
            sum.squares[i] += squares[i];
        }
        for (int player = 0; player < playerSums.length; player++) {
            Map<M, Double> ofPlayer = sum.weights.get(player);
            weights.get(player).forEach((move, weight) -> ofPlayer.merge(move, weight, Double::sum));
        }
        sum.addRewards(playerSums, iterations);
    }

    public void add(InformationSet<M> set) {
        for (int i = 0; i < visits.length; i++) {
            int number = set.find(moves.get(i));
            if (number < set.size()) {
                visits[i] += set.visits(number);
                sums[i] += set.sum(number);
                squares[i] += set.squares(number);
            }
        }
    }

    public void addWeights(int player, InformationSet<M> set) {
        for (int number = 0; number < set.size(); number++) {
            weights.get(player).merge(set.move(number), set.weight(number), Double::sum);
        }
    }

    public void addRewards(double[] rewards, long ofIterations) {
        for (int player = 0; player < playerSums.length; player++) {
            playerSums[player] += rewards[player];
        }
        iterations += ofIterations;
    }

    public M move(int child) {
        return moves.get(child);
    }

    public double playerValue(int player) {
        return iterations == 0 ? 0.5 : playerSums[player] / iterations;
    }

    /** Uniform if no move has a weight. */
    public Map<M, Double> strategy(int player) {
        Map<M, Double> of = weights.get(player);
        double sum = of.values().stream().mapToDouble(Double::doubleValue).sum();
        Map<M, Double> strategy = new LinkedHashMap<>();
        of.forEach((move, weight) -> strategy.put(move, sum > 0 ? weight / sum : 1.0 / of.size()));
        return strategy;
    }

    public int mostProbable(int player) {
        return best(child -> weights.get(player).get(moves.get(child)));
    }

    public double standardError(int child) {
        int n = visits[child];
        return StandardError.of(n, n == 0 ? 0 : n * variance(child), n);
    }

    @Override
    public int count() {
        return visits.length;
    }

    @Override
    public int visits() {
        int sum = 0;
        for (int n : visits) {
            sum += n;
        }
        return sum;
    }

    @Override
    public int visits(int child) {
        return visits[child];
    }

    @Override
    public double sum(int child) {
        return sums[child];
    }

    @Override
    public double sumOfSquares(int child) {
        return squares[child];
    }
}
