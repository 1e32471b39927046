package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches until the heap is full, in a process of its own, under each of the usual collectors. */
class HeapLimitIT {

    private static final long MEGABYTE = 1 << 20;

    /** A choice of a digit. */
    record Digit(int index) implements Move {}

    /** One player writes fourteen digits from 0 to 6; what that pays is as good as random. */
    static final class Digits implements GameState<Digits, Digit> {

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
        public double payoff(int player) {
            return Long.bitCount(number * 0x9E37_79B9_7F4A_7C15L) > Integer.SIZE ? 1 : -1;
        }
    }

    /** The program that is run. */
    static final class Program {

        private Program() {}

        public static void main(String[] args) {
            SearchResult<Digit> result =
                    Mcts.of(new Digits()).seed(1).build().search(new Digits(), Budget.iterations(10_000_000));
            System.out.print(
                    result.effort().stopReason() + " " + result.effort().bytes() + " " + result.bestMove());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-XX:+UseG1GC", "-XX:+UseSerialGC", "-XX:+UseParallelGC"})
    void aFullHeapEndsASearchWithItsResult(String collector) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        collector,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Program.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        String[] words = output.split(" ", -1);
        assertThat(words[0]).as(output).isEqualTo("MEMORY");
        assertThat(Long.parseLong(words[1])).as(output).isGreaterThan(48 * MEGABYTE);
    }
}
