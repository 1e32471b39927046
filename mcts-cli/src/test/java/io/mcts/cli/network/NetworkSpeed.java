package io.mcts.cli.network;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.evaluation.LeafBatches;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.onnx.OnnxEvaluator;
import io.mcts.onnx.ValueDecoder;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Puct;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Measures how many positions a second a network of Connect Four evaluates on one thread, and how many searches it serves. */
final class NetworkSpeed {

    private static final int POSITIONS = 4_096;
    private static final long SECONDS = 3;
    private static final int ITERATIONS = 800;

    private NetworkSpeed() {}

    /** Prints the figures of a model in a file. */
    public static void main(String[] args) throws IOException {
        List<ConnectFour> states = states();
        try (OnnxEvaluator<ConnectFour, Drop> network = builder(args[0]).build()) {
            for (int batch : new int[] {1, 8, 64}) {
                positionsPerSecond(network, states, batch); // once to warm up
                System.out.printf(
                        Locale.ROOT,
                        "batch %d: %,.0f positions/s%n",
                        batch,
                        positionsPerSecond(network, states, batch));
            }
            printSearches("without a cache", network);
        }
        try (OnnxEvaluator<ConnectFour, Drop> network =
                builder(args[0]).cache(100_000, ConnectFour::key).build()) {
            printSearches("with a cache that stays for the game", network);
        }
    }

    private static OnnxEvaluator.Builder<ConnectFour, Drop> builder(String file) throws IOException {
        return OnnxEvaluator.of(Path.of(file), new ConnectFourEncoding(6, 7, false))
                .logits("policy")
                .value("value", ValueDecoder.minusOneToOne());
    }

    private static List<ConnectFour> states() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        List<ConnectFour> states = new ArrayList<>();
        while (states.size() < POSITIONS) {
            ConnectFour state = ConnectFour.classic();
            while (!state.isTerminal()) {
                states.add(state.copy());
                state.play(state.randomMove(random));
            }
        }
        return states.subList(0, POSITIONS);
    }

    private static double positionsPerSecond(BatchEvaluator<ConnectFour> network, List<ConnectFour> states, int batch) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        long start = System.nanoTime();
        long evaluated = 0;
        while (System.nanoTime() - start < SECONDS * 1_000_000_000) {
            int from = (int) (evaluated % POSITIONS);
            BatchValues unused = BatchValues.of(network, states.subList(from, from + batch), random);
            evaluated += batch;
        }
        return evaluated * 1e9 / (System.nanoTime() - start);
    }

    /** Whole games of a search against itself, with trees that are not kept between moves. */
    private static void printSearches(String how, BatchEvaluator<ConnectFour> network) {
        for (int batch : new int[] {1, 8}) {
            searchesPerSecond(network, batch); // once to warm up
            System.out.printf(
                    Locale.ROOT,
                    "%s, batch %d: %.1f searches/s of %d iterations%n",
                    how,
                    batch,
                    searchesPerSecond(network, batch),
                    ITERATIONS);
        }
    }

    private static double searchesPerSecond(BatchEvaluator<ConnectFour> network, int batch) {
        Mcts<ConnectFour, Drop> mcts = Mcts.of(ConnectFour.class)
                .selection(new Puct(1, 0.25))
                .batches(new LeafBatches<>(network, batch, 1))
                .build();
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        long start = System.nanoTime();
        long searches = 0;
        ConnectFour state = ConnectFour.classic();
        while (System.nanoTime() - start < SECONDS * 1_000_000_000) {
            state.play(mcts.withSeed(random.nextLong())
                    .search(state, Budget.iterations(ITERATIONS))
                    .draw(1, random));
            state = state.isTerminal() ? ConnectFour.classic() : state;
            searches++;
        }
        return searches * 1e9 / (System.nanoTime() - start);
    }
}
