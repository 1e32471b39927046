package io.mcts.examples.model;

import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * Finds the weights of {@link LinearModel}: a logistic regression, by Newton's method, over the positions of the 7x6 board of
 * which the module of the game keeps the exact results, and those after each of their moves. The program prints the weights.
 *
 * <p>A fifth of the positions is held back to measure the errors.
 */
final class LinearModelFit {

    private static final Path EXACT =
            Path.of("../games-connectfour/src/test/resources/io/mcts/games/connectfour/exact");
    private static final List<String> FILES =
            List.of("Test_L1_R1", "Test_L1_R2", "Test_L1_R3", "Test_L2_R1", "Test_L2_R2", "Test_L3_R1");
    private static final int HELD_BACK = 5;
    private static final int STEPS = 20;

    /** What is added to the loss for the square of each weight, so that none grows without end. */
    private static final double DECAY = 1;

    /**
     * A position with its exact result.
     *
     * @param result of the player to move: 1, 0, or -1
     */
    record Sample(ConnectFour state, int result) {

        double reward() {
            return (1 + result) / 2.0;
        }
    }

    private LinearModelFit() {}

    public static void main(String[] args) throws IOException {
        List<Sample> heldBack = samples(true);
        double[] weights = fit(samples(false));
        System.out.println(DoubleStream.of(weights)
                .mapToObj(weight -> String.format(Locale.ROOT, "%.3f", weight))
                .collect(Collectors.joining(", ")));
        System.out.printf(
                Locale.ROOT,
                "%d positions held back: error %.4f, without a model %.4f%n",
                heldBack.size(),
                error(heldBack, weights),
                error(heldBack, new double[LineFeatures.COUNT]));
    }

    /** The positions to fit by, or those that are held back. */
    static List<Sample> samples(boolean areHeldBack) throws IOException {
        List<Sample> samples = new ArrayList<>();
        int number = 0;
        for (String file : FILES) {
            for (String line : Files.readAllLines(EXACT.resolve(file + ".txt"))) {
                if ((number++ % HELD_BACK == 0) == areHeldBack) {
                    add(samples, line.split(" "));
                }
            }
        }
        return samples;
    }

    private static void add(List<Sample> samples, String[] fields) {
        ConnectFour state = ConnectFourNotation.of(ConnectFour.classic()).parse(fields[0]);
        samples.add(new Sample(state, Integer.signum(Integer.parseInt(fields[1]))));
        for (Drop move : state.legalMoves()) {
            ConnectFour after = state.copy();
            after.play(move);
            if (!after.isTerminal()) {
                samples.add(new Sample(after, -"-=+".indexOf(fields[2 + move.index()]) + 1));
            }
        }
    }

    /** The weights with the least loss. */
    static double[] fit(List<Sample> samples) {
        double[] weights = new double[LineFeatures.COUNT];
        for (int step = 0; step < STEPS; step++) {
            double[][] system = new double[weights.length][weights.length + 1];
            for (int i = 0; i < weights.length; i++) {
                system[i][i] = DECAY;
                system[i][weights.length] = -DECAY * weights[i];
            }
            for (Sample sample : samples) {
                addTo(system, sample, weights);
            }
            solve(system);
            for (int i = 0; i < weights.length; i++) {
                weights[i] += system[i][weights.length];
            }
        }
        return weights;
    }

    private static void addTo(double[][] system, Sample sample, double[] weights) {
        double[] features = LineFeatures.of(sample.state());
        double expected = reward(features, weights);
        for (int i = 0; i < features.length; i++) {
            for (int j = 0; j < features.length; j++) {
                system[i][j] += expected * (1 - expected) * features[i] * features[j];
            }
            system[i][features.length] += (sample.reward() - expected) * features[i];
        }
    }

    /** Solves a system of linear equations with a positive definite matrix, in place; the solution is the last column. */
    private static void solve(double[][] system) {
        int size = system.length;
        for (int pivot = 0; pivot < size; pivot++) {
            for (int column = size; column >= pivot; column--) {
                system[pivot][column] /= system[pivot][pivot];
            }
            for (int row = 0; row < size; row++) {
                for (int column = size; row != pivot && column >= pivot; column--) {
                    system[row][column] -= system[row][pivot] * system[pivot][column];
                }
            }
        }
    }

    private static double reward(double[] features, double[] weights) {
        double sum = 0;
        for (int i = 0; i < features.length; i++) {
            sum += weights[i] * features[i];
        }
        return 1 / (1 + StrictMath.exp(-sum));
    }

    /** The root mean square error of the rewards that weights expect. */
    static double error(List<Sample> samples, double[] weights) {
        double sum = 0;
        for (Sample sample : samples) {
            double error = sample.reward() - reward(LineFeatures.of(sample.state()), weights);
            sum += error * error;
        }
        return Math.sqrt(sum / samples.size());
    }
}
