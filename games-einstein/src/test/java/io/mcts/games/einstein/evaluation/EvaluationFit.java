package io.mcts.games.einstein.evaluation;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.game.Heuristic;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.policy.SuccessorScores;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.selection.PriorUcb1;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.RealVector;

/**
 * Finds the weights of {@link FittedEvaluation}. The program prints them.
 *
 * <p>Each round plays games between searches, now and then with a move at random, and lets a longer search value some of their
 * positions before the throw. Then the weights are fitted to these values by least squares (Gauss-Newton, with a little
 * weight decay); a sixth of the games is held back to measure the error. The first round searches with the race
 * evaluation, each further one with the weights of the round before.
 */
public final class EvaluationFit {

    private static final int ROUNDS = 3;
    private static final int GAMES = 12_000;
    private static final int HELD_BACK = 6;
    private static final int STEPS = 20;
    private static final double DECAY = 0.01;
    private static final Budget MOVE = Budget.iterations(300);
    private static final Budget LABEL = Budget.iterations(3_000);

    /** A position with what a search says of it for the side that rolls next. */
    private record Sample(EinStein state, double value) {}

    private EvaluationFit() {}

    public static void main(String[] args) {
        Heuristic<EinStein> heuristic = RaceEvaluation.of();
        double[] weights = new double[FittedEvaluation.WEIGHTS];
        for (int round = 0; round < ROUNDS; round++) {
            Mcts<EinStein, EinSteinMove> mcts = search(heuristic);
            int first = round * GAMES;
            List<List<Sample>> games = IntStream.range(first, first + GAMES)
                    .parallel()
                    .mapToObj(game -> play(mcts, game))
                    .toList();
            weights = fit(games);
            heuristic = new FittedEvaluation(weights);
        }
        print(weights);
    }

    /**
     * The root mean square errors of evaluations against what searches say of games that no fit has seen.
     *
     * @param games how many games
     * @param heuristics the evaluations
     */
    public static List<Double> errorsOnNewGames(int games, List<Heuristic<EinStein>> heuristics) {
        Mcts<EinStein, EinSteinMove> mcts = search(FittedEvaluation.of());
        List<Sample> samples = IntStream.range(ROUNDS * GAMES, ROUNDS * GAMES + games)
                .mapToObj(game -> play(mcts, game))
                .flatMap(List::stream)
                .toList();
        return heuristics.stream().map(heuristic -> error(heuristic, samples)).toList();
    }

    private static Mcts<EinStein, EinSteinMove> search(Heuristic<EinStein> heuristic) {
        return Mcts.<EinStein, EinSteinMove>builder()
                .selection(new PriorUcb1(0.4, 10))
                .prior(new SuccessorScores<>(heuristic))
                .evaluator(new HeuristicEvaluator<>(heuristic))
                .build();
    }

    private static List<Sample> play(Mcts<EinStein, EinSteinMove> mcts, int seed) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seed);
        List<Sample> samples = new ArrayList<>();
        EinStein state = EinStein.random(random);
        while (!state.isTerminal()) {
            if (state.die() == 0) {
                if (random.nextInt(3) == 0) {
                    samples.add(label(mcts.withSeed(random.nextLong()), state.copy()));
                }
                state.play(state.randomMove(random));
            } else {
                state.play(
                        random.nextInt(8) == 0
                                ? state.randomMove(random)
                                : mcts.withSeed(random.nextLong())
                                        .search(state, MOVE)
                                        .bestMove());
            }
        }
        return samples;
    }

    private static Sample label(Mcts<EinStein, EinSteinMove> mcts, EinStein state) {
        SearchResult<EinSteinMove> result = mcts.search(state, LABEL);
        double reward = result.player() == state.nextPlayer() ? result.value() : 1 - result.value();
        return new Sample(state, 2 * reward - 1);
    }

    private static double[] fit(List<List<Sample>> games) {
        List<double[]> features = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        List<Sample> heldBack = new ArrayList<>();
        for (int game = 0; game < games.size(); game++) {
            if (game % HELD_BACK == 0) {
                heldBack.addAll(games.get(game));
                continue;
            }
            for (Sample sample : games.get(game)) {
                features.add(features(sample.state()));
                values.add(sample.value());
            }
        }
        double[] weights = new double[FittedEvaluation.WEIGHTS];
        for (int step = 0; step < STEPS; step++) {
            weights = step(weights, features, values);
        }
        report(new FittedEvaluation(weights), heldBack, features.size());
        return weights;
    }

    /** The sum t is linear in the weights, so its features are its values for the unit vectors. */
    private static double[] features(EinStein state) {
        double[] features = new double[FittedEvaluation.WEIGHTS];
        for (int i = 0; i < features.length; i++) {
            features[i] = UNITS.get(i).total(state);
        }
        return features;
    }

    private static final List<FittedEvaluation> UNITS = IntStream.range(0, FittedEvaluation.WEIGHTS)
            .mapToObj(i -> {
                double[] unit = new double[FittedEvaluation.WEIGHTS];
                unit[i] = 1;
                return new FittedEvaluation(unit);
            })
            .toList();

    private static double[] step(double[] weights, List<double[]> features, List<Double> values) {
        int size = weights.length;
        double[][] normal = new double[size][size];
        double[] gradient = new double[size];
        for (int sample = 0; sample < features.size(); sample++) {
            double[] x = features.get(sample);
            double t = 0;
            for (int i = 0; i < size; i++) {
                t += weights[i] * x[i];
            }
            double root = Math.sqrt(1 + t * t);
            double slope = 1 / (root * root * root);
            double rest = values.get(sample) - t / root;
            for (int i = 0; i < size; i++) {
                gradient[i] += slope * x[i] * rest;
                for (int j = 0; j <= i; j++) {
                    normal[i][j] += slope * slope * x[i] * x[j];
                    normal[j][i] = normal[i][j];
                }
            }
        }
        for (int i = 0; i < size; i++) {
            normal[i][i] += DECAY;
            gradient[i] -= DECAY * weights[i];
        }
        RealVector change = new CholeskyDecomposition(new Array2DRowRealMatrix(normal))
                .getSolver()
                .solve(new ArrayRealVector(gradient));
        return new ArrayRealVector(weights).add(change).toArray();
    }

    private static void report(FittedEvaluation fitted, List<Sample> heldBack, int fittedTo) {
        System.out.printf(
                Locale.ROOT,
                "// fitted to %,d positions; on %,d others the root mean square error of the value is%n"
                        + "// %.4f for the fit, %.4f for race, %.4f for attack-threat%n",
                fittedTo,
                heldBack.size(),
                error(fitted, heldBack),
                error(RaceEvaluation.of(), heldBack),
                error(AttackThreatEvaluation.of(), heldBack));
    }

    private static double error(Heuristic<EinStein> heuristic, List<Sample> samples) {
        double sum = 0;
        double[] payoffs = new double[2];
        for (Sample sample : samples) {
            heuristic.estimate(sample.state(), payoffs);
            double error = payoffs[sample.state().nextPlayer()] - sample.value();
            sum += error * error;
        }
        return Math.sqrt(sum / samples.size());
    }

    private static void print(double[] weights) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < weights.length; i++) {
            text.append(String.format(Locale.ROOT, "%.3f,%s", weights[i], i % 5 == 0 ? "\n" : " "));
        }
        System.out.println(text);
    }
}
