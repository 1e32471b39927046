package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.result.SearchEffort;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches until the heap is full, in a process of its own, under each of the usual collectors. */
class HeapLimitIT {

    /** A choice of a digit. */
    record Digit(int index) implements Move {}

    /** Two players in turn write fourteen digits from 0 to 6, which both see; what that pays is as good as random. */
    static final class Digits implements GameState<Digits, Digit>, HiddenInformation {

        private static final int PLACES = 14;
        private static final List<Digit> ALL =
                IntStream.range(0, 7).mapToObj(Digit::new).toList();

        private int written;
        private long number;

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return written % 2;
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
        public Object informationSet(int player) {
            return number * (PLACES + 1) + written;
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {}

        @Override
        public double payoff(int player) {
            boolean isFirst = Long.bitCount(number * 0x9E37_79B9_7F4A_7C15L) > Integer.SIZE;
            return isFirst == (player == 0) ? 1 : -1;
        }
    }

    /** The program that is run: in one of several modes. */
    static final class Program {

        private Program() {}

        public static void main(String[] args) {
            ExecutorService pool = Executors.newCachedThreadPool();
            MixedResult<Digit> result = Mode.valueOf(args[0]).search(pool);
            pool.shutdown();
            SearchEffort effort = result.search().effort();
            System.out.print(effort.stopReason() + " " + effort.iterations() + " "
                    + result.search().bestMove());
        }
    }

    enum Mode {
        SINGLE_OBSERVER,
        MULTIPLE_OBSERVER,
        DETERMINIZED,
        SIMULTANEOUS,
        OUTCOME_SAMPLING,
        FOUR_TREES,
        EIGHT_SAMPLING;

        private static final Budget BUDGET = Budget.iterations(10_000_000);

        private MixedResult<Digit> search(ExecutorService pool) {
            InformationSetMcts.Builder<Digits, Digit> builder =
                    InformationSetMcts.of(new Digits()).seed(1);
            return switch (this) {
                case SINGLE_OBSERVER -> builder.build().search(new Digits(), BUDGET);
                case MULTIPLE_OBSERVER -> builder.multipleObserver().build().search(new Digits(), BUDGET);
                case DETERMINIZED -> builder.determinized(10).build().search(new Digits(), BUDGET);
                case SIMULTANEOUS ->
                    builder.simultaneous(RegretMatching.of(0.1)).build().search(new Digits(), BUDGET);
                case FOUR_TREES ->
                    builder.parallel(Parallel.root(pool, 4)).build().search(new Digits(), BUDGET);
                case OUTCOME_SAMPLING -> sampling(Parallel.none());
                case EIGHT_SAMPLING -> sampling(Parallel.root(pool, 8));
            };
        }

        private static MixedResult<Digit> sampling(Parallel parallel) {
            return OutcomeSampling.of(new Digits())
                    .seed(1)
                    .parallel(parallel)
                    .build()
                    .match(new Digits(), 0)
                    .search(BUDGET);
        }
    }

    @ParameterizedTest
    @CsvSource({"-XX:+UseSerialGC, SINGLE_OBSERVER", "-XX:+UseG1GC, FOUR_TREES", "-XX:+UseParallelGC, EIGHT_SAMPLING"})
    void aFullHeapEndsASearchWithItsResult(String collector, Mode mode) throws IOException, InterruptedException {
        requireResult(collector, mode);
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource
    void aFullHeapEndsASearchOfAnyMode(Mode mode) throws IOException, InterruptedException {
        requireResult("-XX:+UseG1GC", mode);
    }

    /** Nothing else is printed either: no thread of the pool has met the full heap. */
    private static void requireResult(String collector, Mode mode) throws IOException, InterruptedException {
        String output = output(collector, mode);
        assertThat(output).matches("MEMORY \\d+ Digit\\S+");
        // a node of seven moves takes less than a kilobyte
        assertThat(Long.parseLong(output.split(" ", -1)[1])).as(output).isGreaterThan(40_000);
    }

    private static String output(String collector, Mode mode) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx48m",
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
