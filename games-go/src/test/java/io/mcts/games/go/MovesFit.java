package io.mcts.games.go;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.go.tactics.FeatureWeights;
import io.mcts.games.go.tactics.MoveFeatures;
import io.mcts.games.go.tactics.MoveFeatures.Kind;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds the weights of {@link GoPriors}, and writes the file {@code moves.txt}. Its argument is the folder for the file.
 *
 * <p>Each round lets a search play against itself on 9x9, first without priors, then with those of the round before, and fits the weights
 * to the shares of its visits: they maximize the likelihood of softmax probabilities, by AdaGrad with a little weight decay. The games of
 * earlier rounds but the first stay. A tenth of the games is held back to measure the loss. A shape has a weight if it is common enough.
 */
final class MovesFit {

    private static final int ROUNDS = 3;
    private static final int GAMES = 120;
    private static final int HELD_BACK = 10;
    private static final Budget MOVE = Budget.iterations(1_000);

    /** In the first moves, half of them are drawn by their visits from those that have at least this share. */
    private static final int DRAWN_MOVES = 12;

    private static final double LEAST_SHARE = 0.05;
    private static final int MOST_RANDOM_MOVES = 3;

    /** A game is over once the search gives up all hope. */
    private static final double HOPELESS = 0.03;

    /** How common a shape is: its shares of visits and this part of the number of points where it was seen. */
    private static final double SEEN = 0.02;

    private static final double LEAST_COMMON = 4;

    private static final int EPOCHS = 12;
    private static final double RATE = 0.15;
    private static final double DECAY = 3e-4;

    /** The moves of a position: the numbers of the features of each, its shapes, and its share of the visits. */
    private record Sample(List<long[]> features, List<List<String>> shapes, float[] shares) {}

    private MovesFit() {}

    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0], "moves.txt");
        FeatureWeights weights = FeatureWeights.read(new BufferedReader(new StringReader("")));
        List<List<Sample>> games = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            GoPriors priors = new GoPriors(weights);
            int first = round * GAMES;
            if (round == 1) {
                games.clear();
            }
            games.addAll(IntStream.range(first, first + GAMES)
                    .parallel()
                    .mapToObj(game -> play(priors, game))
                    .toList());
            String text = fit(games);
            Files.writeString(file, text);
            weights = FeatureWeights.read(new BufferedReader(new StringReader(text)));
            System.out.println(text.lines().limit(2).toList());
        }
    }

    private static List<Sample> play(GoPriors priors, int seed) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seed);
        Mcts<Go, GoMove> mcts = Go.search().prior(priors).build();
        Go state = Go.initial(9);
        for (int ply = random.nextInt(MOST_RANDOM_MOVES + 1); ply > 0; ply--) {
            List<GoMove> legal = state.legalMoves();
            state.play(legal.get(random.nextInt(legal.size() - 1))); // the last is a pass
        }
        List<Sample> samples = new ArrayList<>();
        while (!state.isTerminal()) {
            SearchResult<GoMove> result = mcts.withSeed(random.nextLong()).search(state, MOVE);
            if (!result.bestMove().isPass()) {
                samples.add(sample(state, result.visitDistribution(1)));
            }
            if (result.value() < HOPELESS) {
                break;
            }
            boolean isDrawn = state.moveCount() < DRAWN_MOVES && random.nextInt(2) == 0;
            state.play(isDrawn ? draw(result.visitDistribution(1), random) : result.bestMove());
        }
        return samples;
    }

    private static GoMove draw(Map<GoMove, Double> shares, Xoroshiro128PlusPlus random) {
        List<GoMove> common = shares.keySet().stream()
                .filter(move -> shares.get(move) >= LEAST_SHARE)
                .toList();
        double left =
                random.nextDouble() * common.stream().mapToDouble(shares::get).sum();
        for (GoMove move : common) {
            left -= shares.get(move);
            if (left < 0) {
                return move;
            }
        }
        return common.get(common.size() - 1);
    }

    private static Sample sample(Go state, Map<GoMove, Double> visits) {
        MoveFeatures features = state.tactics().features();
        features.prepare(state.colour(), state.lastPoint(1), state.lastPoint(2));
        Sample sample = new Sample(
                new ArrayList<>(),
                new ArrayList<>(),
                new float[state.legalMoves().size()]);
        float sum = 0;
        for (GoMove move : state.legalMoves()) {
            int point = move.point(state.board());
            if (GoPriors.isPlayable(state, point)) {
                float share = visits.getOrDefault(move, 0.0).floatValue();
                sum += share;
                sample.shares[sample.features.size()] = share;
                sample.features.add(numbers(features, point));
                sample.shapes.add(shapes(features, point));
            }
        }
        for (int i = 0; i < sample.shares.length; i++) {
            sample.shares[i] /= sum;
        }
        return sample;
    }

    private static long[] numbers(MoveFeatures features, int point) {
        LongStream.Builder numbers = LongStream.builder();
        features.sum(point, number -> {
            numbers.add(number);
            return 0;
        });
        return numbers.build().toArray();
    }

    /** The lines of the shapes around a point, without weights. */
    private static List<String> shapes(MoveFeatures features, int point) {
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.points() > 0)
                .map(kind -> kind + " " + features.shape(kind, point))
                .toList();
    }

    /** The weights of features, found by the numbers of their shapes in all orientations. */
    private static final class Model {

        private final List<String> lines = new ArrayList<>();
        private final Map<Long, Integer> indices = new HashMap<>();
        private double[] weights = {};
        private double[] squares = {};

        void add(String line) {
            String[] words = line.split(" ", 2);
            MoveFeatures.numbers(words[0], words[1]).forEach(number -> indices.put(number, lines.size()));
            lines.add(line);
            weights = Arrays.copyOf(weights, lines.size());
            squares = Arrays.copyOf(squares, lines.size());
        }

        int[][] indices(Sample sample) {
            return sample.features.stream()
                    .map(numbers -> Arrays.stream(numbers)
                            .filter(indices::containsKey)
                            .mapToInt(indices::get)
                            .toArray())
                    .toArray(int[][]::new);
        }

        double[] probabilities(int[][] moves) {
            double[] odds = Arrays.stream(moves)
                    .mapToDouble(move -> Math.exp(
                            Arrays.stream(move).mapToDouble(i -> weights[i]).sum()))
                    .toArray();
            double sum = Arrays.stream(odds).sum();
            return Arrays.stream(odds).map(odd -> odd / sum).toArray();
        }

        /** The cross entropy of a sample. */
        double loss(int[][] moves, float[] shares) {
            double[] probabilities = probabilities(moves);
            return IntStream.range(0, moves.length)
                    .mapToDouble(i -> shares[i] == 0 ? 0 : -shares[i] * Math.log(probabilities[i]))
                    .sum();
        }

        void step(int[][] moves, float[] shares) {
            double[] probabilities = probabilities(moves);
            for (int move = 0; move < moves.length; move++) {
                for (int i : moves[move]) {
                    double slope = probabilities[move] - shares[move] + DECAY * weights[i];
                    squares[i] += slope * slope;
                    weights[i] -= RATE * slope / Math.sqrt(squares[i] + 1);
                }
            }
        }
    }

    private static String fit(List<List<Sample>> games) {
        List<Sample> samples = new ArrayList<>();
        List<Sample> heldBack = new ArrayList<>();
        for (int game = 0; game < games.size(); game++) {
            (game % HELD_BACK == 0 ? heldBack : samples).addAll(games.get(game));
        }
        Model model = model(samples);
        List<int[][]> moves = samples.stream().map(model::indices).toList();
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, samples.size()).boxed().toList());
        Random random = new Random(1);
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            Collections.shuffle(order, random);
            order.forEach(i -> model.step(moves.get(i), samples.get(i).shares));
        }
        return text(model, samples, heldBack);
    }

    private static Model model(List<Sample> samples) {
        Model model = new Model();
        for (Kind kind : Kind.values()) {
            for (int value = 0; kind.points() == 0 && value <= MoveFeatures.GREATEST_VALUE; value++) {
                model.add(kind + " " + value);
            }
        }
        Map<String, String> first = new HashMap<>(); // of all orientations of a shape
        Map<String, Double> common = new TreeMap<>();
        for (Sample sample : samples) {
            for (int move = 0; move < sample.shapes.size(); move++) {
                for (String line : sample.shapes.get(move)) {
                    if (!first.containsKey(line)) {
                        String[] words = line.split(" ", 2);
                        MoveFeatures.orientations(words[1]).forEach(shape -> first.put(words[0] + " " + shape, line));
                    }
                    common.merge(first.get(line), sample.shares[move] + SEEN, Double::sum);
                }
            }
        }
        common.forEach((line, value) -> {
            if (value >= LEAST_COMMON) {
                model.add(line);
            }
        });
        return model;
    }

    private static String text(Model model, List<Sample> samples, List<Sample> heldBack) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "// Weights of the features of moves, fitted by MovesFit to %,d positions of its games on 9x9.%n"
                        + "// The mean loss is %.3f for %,d positions of other games, %.3f if all moves are equally likely.%n",
                samples.size(),
                mean(heldBack, model),
                heldBack.size(),
                heldBack.stream()
                        .mapToDouble(sample -> Math.log(sample.features.size()))
                        .average()
                        .orElseThrow()));
        for (int i = 0; i < model.weights.length; i++) {
            if (model.squares[i] > 0) {
                text.append(model.lines.get(i)).append(String.format(Locale.ROOT, " %.2f\n", model.weights[i]));
            }
        }
        return text.toString();
    }

    private static double mean(List<Sample> samples, Model model) {
        return samples.stream()
                .mapToDouble(sample -> model.loss(model.indices(sample), sample.shares))
                .average()
                .orElseThrow();
    }
}
