package io.mcts.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.decision.UcbChild;
import io.mcts.report.TraceReport;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.Ucb1;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The page of the guide that does ten iterations by hand: its numbers follow from UCB1, and a search gives the same. */
class FourStepsTest {

    private static final Path PAGE = Path.of("..", "docs", "guide", "what-a-search-does.md");
    private static final List<String> MOVES = List.of("c3", "b2", "c1");
    private static final int ITERATIONS = 10;

    private static SearchResult<Cell> search(int iterations) {
        TicTacToe state = TicTacToe.NOTATION.parse("xo.o.xxo.");
        Mcts<TicTacToe, Cell> mcts =
                Mcts.of(state).selection(Ucb1.of(Math.sqrt(2))).seed(3).build();
        return mcts.search(state, Budget.iterations(iterations));
    }

    private static MoveStatistics<Cell> statistics(SearchResult<Cell> result, String move) {
        return result.moves().stream()
                .filter(each -> each.move().toString().equals(move))
                .findFirst()
                .orElseThrow();
    }

    /** Rows of the number, three bounds, the move, its reward, and three visits with means. */
    private static List<List<String>> rows() throws IOException {
        return Files.readAllLines(PAGE).stream()
                .filter(line -> line.matches("\\| \\d+ \\|.*"))
                .map(line -> List.of(line.substring(2, line.length() - 2).split(" \\| ", -1)))
                .toList();
    }

    @Test
    void thePageHasTheNumbersOfTheSearch() throws IOException {
        List<List<String>> rows = rows();
        assertThat(rows).hasSize(ITERATIONS);
        for (int iteration = 1; iteration <= ITERATIONS; iteration++) {
            SearchResult<Cell> result = search(iteration);
            List<String> row = rows.get(iteration - 1);
            assertThat(row.get(0)).isEqualTo(Integer.toString(iteration));
            for (int i = 0; i < MOVES.size(); i++) {
                MoveStatistics<Cell> move = statistics(result, MOVES.get(i));
                assertThat(row.get(6 + i))
                        .as("%s after %d iterations", MOVES.get(i), iteration)
                        .isEqualTo(
                                move.visits() == 0
                                        ? "-"
                                        : String.format(Locale.ROOT, "%d: %.3f", move.visits(), move.mean()));
            }
        }
    }

    /** By the formula, from the visits and means of the row before. */
    @Test
    void theMoveWithTheGreatestBoundIsSelected() throws IOException {
        List<List<String>> rows = rows();
        double[] sums = new double[MOVES.size()];
        int[] visits = new int[MOVES.size()];
        for (List<String> row : rows) {
            double[] bounds = new double[MOVES.size()];
            for (int i = 0; i < bounds.length; i++) {
                bounds[i] = visits[i] == 0
                        ? Double.POSITIVE_INFINITY
                        : sums[i] / visits[i]
                                + Math.sqrt(2 * Math.log(IntStream.of(visits).sum()) / visits[i]);
                assertThat(row.get(1 + i))
                        .isEqualTo(visits[i] == 0 ? "∞" : String.format(Locale.ROOT, "%.3f", bounds[i]));
            }
            int selected = MOVES.indexOf(row.get(4));
            for (int i = 0; i < bounds.length; i++) {
                assertThat(bounds[i]).as("iteration %s", row.get(0)).isLessThanOrEqualTo(bounds[selected]);
            }
            visits[selected]++;
            sums[selected] += Double.parseDouble(row.get(5));
        }
        assertThat(search(ITERATIONS).bestMove()).hasToString("b2");
    }

    @Test
    void aTraceHasTheRowsOfThePage() throws IOException {
        TicTacToe state = TicTacToe.NOTATION.parse("xo.o.xxo.");
        Mcts<TicTacToe, Cell> mcts =
                Mcts.of(state).selection(Ucb1.of(Math.sqrt(2))).seed(3).build();
        SearchTree<TicTacToe, Cell> tree = mcts.tree(state);
        TraceReport<Cell> trace = new TraceReport<>(tree.snapshot(10, 10));
        tree.search(Budget.iterations(10), progress -> trace.add(tree.snapshot(10, 10)));
        String text = trace.toString();

        List<String> lines = text.lines().skip(1).toList();
        List<List<String>> rows = rows();
        assertThat(lines).hasSize(ITERATIONS);
        for (int i = 0; i < ITERATIONS; i++) {
            List<String> row = rows.get(i);
            String selected = row.get(4);
            String[] visitsAndMean = row.get(6 + MOVES.indexOf(selected)).split(": ", -1);
            assertThat(lines.get(i).strip().split(" +", -1))
                    .as("line %s", lines.get(i))
                    .startsWith(row.get(0), row.get(5) + ".000", visitsAndMean[0], visitsAndMean[1], selected);
        }
        assertThat(lines.get(5)).endsWith("  c3 b2");
    }

    @Test
    void allFourDecisionsPlayTheSameMove() {
        TicTacToe state = TicTacToe.NOTATION.parse("xo.o.xxo.");
        for (FinalDecision decision :
                List.of(new RobustChild(), new MaxChild(), SecureChild.of(1), UcbChild.ofSelection())) {
            Mcts<TicTacToe, Cell> mcts = Mcts.of(state)
                    .selection(Ucb1.of(Math.sqrt(2)))
                    .decision(decision)
                    .seed(3)
                    .build();
            assertThat(mcts.search(state, Budget.iterations(ITERATIONS)).bestMove())
                    .hasToString("b2");
        }
    }
}
