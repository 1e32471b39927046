package io.mcts.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.result.SearchResult;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressBarTest {

    private static final String KNOWN = "400/1,000 games 0.645 [0.624, 0.666]";

    private final StringWriter screen = new StringWriter();

    private Terminal terminal(int width) {
        return new Terminal(
                new BufferedReader(Reader.nullReader()),
                new PrintWriter(screen),
                new PrintWriter(screen),
                TestScreen.ofWidth(width));
    }

    private void await(String shown) throws InterruptedException {
        while (!screen.toString().contains(shown)) {
            Thread.sleep(10);
        }
    }

    /** What was drawn, one line over the other. */
    private List<String> drawn() {
        return Stream.of(screen.toString().split("\r", -1)).skip(1).toList();
    }

    /** The log of a container, for instance. */
    @Test
    void aLogGetsLines() {
        Terminal log = new Terminal(
                new BufferedReader(Reader.nullReader()),
                new PrintWriter(screen),
                new PrintWriter(screen),
                new TestScreen(false, true, 0, null));
        try (ProgressBar bar = new ProgressBar(log, 1_000, 0, Duration.ofNanos(1))) {
            bar.show(400, () -> KNOWN);
        }
        assertThat(screen).hasToString("mcts: " + KNOWN + System.lineSeparator());
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 120})
    void neverWrapsALine(int width) throws InterruptedException {
        try (ProgressBar bar = new ProgressBar(terminal(width), 1_000, 0, Duration.ZERO)) {
            bar.show(400, () -> KNOWN);
            await(" 40% [");
        }
        assertThat(drawn()).isNotEmpty().allMatch(line -> line.length() < width);
        assertThat(screen).asString().contains(" 40% [");
    }

    @Test
    void showsHowFarItHasComeAndWhatIsKnown() throws InterruptedException {
        try (ProgressBar bar = new ProgressBar(terminal(100), 1_000, 0, Duration.ZERO)) {
            bar.show(400, () -> KNOWN);
            await(KNOWN);
        }
        assertThat(screen).asString().containsPattern("\r +40% \\[=+ +] 400/1,000 games 0\\.645 \\[.*] \\(0:00:0");
    }

    @Test
    void isErasedInTheEnd() throws InterruptedException {
        try (ProgressBar bar = new ProgressBar(terminal(80), 10, 0, Duration.ZERO)) {
            bar.show(10, () -> KNOWN);
            await("100%");
        }
        List<String> lines = drawn();
        String last = lines.get(lines.size() - 3).stripTrailing();
        assertThat(last).contains("100%");
        assertThat(lines.get(lines.size() - 2)).isBlank().hasSizeGreaterThanOrEqualTo(last.length());
        assertThat(lines.get(lines.size() - 1)).isEmpty();
    }

    @Test
    void leavesAShortSearchAlone() {
        try (ProgressBar bar = new ProgressBar(terminal(80), 10, 0, Duration.ofHours(1))) {
            bar.show(5, () -> KNOWN);
        }
        assertThat(screen).asString().isEmpty();
    }

    /** Where standard error is a file or a pipe, such as the log of a container. */
    @Test
    void aLogGetsALineNowAndThen() {
        Terminal log =
                new Terminal(new BufferedReader(Reader.nullReader()), new PrintWriter(screen), new PrintWriter(screen));
        try (ProgressBar often = new ProgressBar(log, 1_000, 0, Duration.ZERO);
                ProgressBar seldom = new ProgressBar(log, 1_000, 0, Duration.ofHours(1))) {
            often.show(1, () -> "1/1,000 games");
            seldom.show(1, () -> "too early");
            often.show(2, () -> "2/1,000 games 0.500");
        }
        assertThat(screen.toString().lines()).containsExactly("mcts: 1/1,000 games", "mcts: 2/1,000 games 0.500");
    }

    /** Nobody tells it of a step: it is drawn all the same. */
    @Test
    void isDrawnBeforeTheFirstStepIsDone() throws InterruptedException {
        try (ProgressBar bar = new ProgressBar(terminal(80), 10, 0, Duration.ofMillis(1))) {
            bar.show(0, () -> "0/10 games");
            await("0/10 games");
        }
    }

    @Test
    void aSearchWithAProgressBarFindsTheSame() {
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>builder().seed(1).build();
        SearchResult<Cell> watched =
                ProgressBar.search(mcts.tree(TicTacToe.initial())::search, Budget.iterations(1_000), terminal(80));
        assertThat(watched.moves())
                .isEqualTo(mcts.search(TicTacToe.initial(), Budget.iterations(1_000))
                        .moves());
    }

    @Test
    void aLongSearchShowsWhatItHasFound() {
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>builder().seed(1).build();
        Pattern found = Pattern.compile("\\d% \\[=* *] [\\d,]+ iterations  b2 0\\.\\d{3} \\(\\d+:\\d\\d:\\d\\d");
        Budget untilShown = Budget.iterations(1L << 50)
                .or(Budget.until(progress -> found.matcher(screen.toString()).find()));
        ProgressBar.<Cell>search(mcts.tree(TicTacToe.initial())::search, untilShown, terminal(80), Duration.ZERO);
        assertThat(screen).asString().containsPattern(found);
    }
}
