package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.Rave;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches that need more memory than there is, in a process of its own, under each of the usual collectors. */
class HeapLimitIT {

    private static final long MEGABYTE = 1 << 20;
    private static final int HEAP = 64;
    private static final int ITERATIONS = 1_000_000;
    private static final int MOVES = 4;

    /** A choice of a digit. */
    record Digit(int index) implements Move {}

    /** One player writes fourteen digits from 0 to 6; what that pays is as good as random. */
    static final class Digits implements GameState<Digits, Digit>, PositionKey {

        private static final int PLACES = 14;
        private static final List<Digit> ALL =
                IntStream.range(0, 7).mapToObj(Digit::new).toList();

        private int written;
        private long number;

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return written == PLACES;
        }

        @Override
        public List<Digit> legalMoves() {
            return isTerminal() ? List.of() : ALL;
        }

        @Override
        public void play(Digit move) {
            number = number * ALL.size() + move.index();
            written++;
        }

        @Override
        public Digits copy() {
            Digits copy = new Digits();
            copy.written = written;
            copy.number = number;
            return copy;
        }

        @Override
        public long key() {
            return number * (PLACES + 1) + written;
        }

        @Override
        public double payoff(int player) {
            return Long.bitCount(number * 0x9E37_79B9_7F4A_7C15L) > Integer.SIZE ? 1 : -1;
        }
    }

    /** The program that is run: in one of several modes. */
    static final class Program {

        private Program() {}

        public static void main(String[] args) {
            ExecutorService pool = Executors.newCachedThreadPool();
            SearchTree<Digits, Digit> tree = Mode.valueOf(args[0])
                    .of(Mcts.of(new Digits()).seed(1), pool)
                    .build()
                    .tree(new Digits());
            for (int move = 0; move < MOVES; move++) {
                SearchResult<Digit> kept = tree.search(Budget.iterations(0));
                SearchResult<Digit> result = tree.search(Budget.iterations(ITERATIONS));
                System.out.println(
                        result.effort().stopReason() + " " + result.iterations() + " " + (visits(result) - visits(kept))
                                + " " + result.effort().bytes());
                tree.advance(result.bestMove());
            }
            pool.shutdown();
        }

        private static long visits(SearchResult<?> result) {
            return result.moves().stream().mapToLong(MoveStatistics::visits).sum();
        }
    }

    enum Mode {
        ALONE,
        ONE_TREE,
        GRAPH,
        OWN_TREES,
        CEILING;

        private Mcts.Builder<Digits, Digit> of(Mcts.Builder<Digits, Digit> plain, Executor pool) {
            return switch (this) {
                case ALONE -> plain;
                case ONE_TREE -> plain.parallel(Parallel.tree(pool, 4));
                case GRAPH -> plain.transpositions().parallel(Parallel.tree(pool, 4));
                case CEILING -> plain.memoryCeiling(1L << 32);
                case OWN_TREES -> plain.selection(Rave.of(0.7, 100)).parallel(Parallel.root(pool, 8));
            };
        }
    }

    /**
     * A tree keeps to half of the heap, also where its ceiling is higher: each search of a game has all its iterations, and the root loses
     * no visits. Nothing else is printed either: no thread of the pool has met the full heap.
     */
    @ParameterizedTest
    @CsvSource({
        "-XX:+UseG1GC, ALONE",
        "-XX:+UseG1GC, ONE_TREE",
        "-XX:+UseG1GC, GRAPH",
        "-XX:+UseG1GC, OWN_TREES",
        "-XX:+UseG1GC, CEILING",
        "-XX:+UseSerialGC, OWN_TREES",
        "-XX:+UseParallelGC, ONE_TREE"
    })
    void aTreeThatHasFilledItsShareOfTheHeapGoesOn(String collector, Mode mode)
            throws IOException, InterruptedException {
        List<String> lines = output(collector, mode).lines().toList();
        assertThat(lines).hasSize(MOVES).allSatisfy(line -> {
            assertThat(line).startsWith("ITERATIONS " + ITERATIONS + " " + ITERATIONS + " ");
            assertThat(Long.parseLong(line.split(" ", -1)[3])).isBetween(4 * MEGABYTE, HEAP / 2 * MEGABYTE);
        });
    }

    private static String output(String collector, Mode mode) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + HEAP + "m",
                        collector,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Program.class.getName(),
                        mode.name())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}
