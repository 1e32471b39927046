package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.game.Tablebase;
import io.mcts.games.connectfour.ExactResults.Solved;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndgameTableTest {

    private static final EndgameTable TABLE = new EndgameTable(60);
    private static final EndgameTable PATIENT = new EndgameTable(1_000_000);

    /** Published positions: their results are the signs of P. Pons' scores, see {@code exact/README.md}. */
    @Test
    void resultsAreThoseOfPublishedPositions() {
        Tablebase<ConnectFour> patient = PATIENT.from(ConnectFour.classic());
        List<Solved> endgames = endgames();
        assertThat(endgames).hasSizeGreaterThan(250);
        for (Solved position : endgames) {
            assertThat(result(patient, state(position)))
                    .as(position.moves())
                    .isEqualTo(Integer.signum(position.score()));
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 0", "4, 5, 1", "5, 4, 2", "4, 6, 3", "7, 4, 4"})
    void resultsOnOtherBoardsAreThoseOfASlowSearch(int rows, int columns, int blocked) {
        Random random = new Random(rows * 10L + columns);
        for (int board = 0; board < 8; board++) {
            BoardCell[] cells = random.ints(0, rows * columns)
                    .distinct()
                    .limit(blocked)
                    .mapToObj(cell -> new BoardCell(cell / columns, cell % columns))
                    .toArray(BoardCell[]::new);
            AlphaBeta slow = new AlphaBeta();
            for (int i = 0; i < 20; i++) {
                ConnectFour state = ConnectFour.of(rows, columns, cells);
                Tablebase<ConnectFour> patient = PATIENT.from(state);
                for (int ply = random.nextInt(6, 13); ply > 0 && !state.isTerminal(); ply--) {
                    List<Drop> moves = state.legalMoves();
                    state.play(moves.get(random.nextInt(moves.size())));
                }
                if (!state.isTerminal()) {
                    assertThat(result(patient, state)).as("%s", state).isEqualTo(slow.result(state));
                }
            }
        }
    }

    @Test
    void whatItFindsWithFewPositionsIsRight() {
        int found = 0;
        Tablebase<ConnectFour> hasty = new EndgameTable(5).from(ConnectFour.classic());
        List<Solved> endgames = endgames();
        for (Solved position : endgames) {
            Integer result = result(hasty, state(position));
            if (result != null) {
                assertThat(result).as(position.moves()).isEqualTo(Integer.signum(position.score()));
                found++;
            }
        }
        assertThat(found).isBetween(1, endgames.size() - 1);
    }

    @Test
    void knowsTheOpeningsButNoPositionsWithManyEmptyCellsAndNoLargeBoards() {
        assertThat(result(TABLE.from(ConnectFour.classic()), after("4444443"))).isNotNull();
        assertThat(result(PATIENT, after("44444432"))).isNull();
        ConnectFour large = ConnectFour.of(8, 8);
        List.of(0, 0, 0, 1, 1, 1).forEach(column -> large.play(Drop.into(column)));
        assertThat(result(PATIENT, large)).isNull();
    }

    @Test
    void aStateIsLeftUnchanged() {
        for (Solved position : endgames().subList(0, 50)) {
            ConnectFour state = state(position);
            ConnectFour before = state.copy();
            result(TABLE, state);
            assertThat(state).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"one thread", "a shared tree", "a tree each"})
    void searchesProveNothingWrong(String kind) {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Mcts.Builder<ConnectFour, Drop> search = Mcts.<ConnectFour, Drop>builder()
                    .tablebase(TABLE)
                    .expansion(new DecisiveMoves<>())
                    .solver()
                    .seed(1);
            Mcts<ConnectFour, Drop> mcts = switch (kind) {
                case "one thread" -> search.transpositions().build();
                case "a shared tree" ->
                    search.parallel(Parallel.tree(threads, 2)).build();
                default -> search.parallel(Parallel.root(threads, 2)).build();
            };
            int proven = 0;
            for (Solved position : endgames()) {
                SearchResult<Drop> result = mcts.search(state(position), Budget.iterations(200));
                if (result.effort().stopReason() == StopReason.PROVEN) {
                    assertThat(result.value())
                            .as(position.moves())
                            .isEqualTo((1 + Integer.signum(position.score())) / 2.0);
                    assertThat(position.isBest(result.bestMove().index()))
                            .as("%s after %s", result.bestMove(), position.moves())
                            .isTrue();
                    proven++;
                }
            }
            assertThat(proven).isGreaterThan(200);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void refusesNumbersOfPositions() {
        for (int positions : List.of(0, -1, 1_000_001)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new EndgameTable(positions))
                    .withMessage("the positions for each leaf are 1 to 1000000, not " + positions);
        }
    }

    private static List<Solved> endgames() {
        List<Solved> endgames = new ArrayList<>();
        for (String file : ExactResults.FILES) {
            for (Solved position : ExactResults.read(file)) {
                int empty = 42 - position.moves().length();
                if (empty <= EndgameTable.MOST_EMPTY && !state(position).isTerminal()) {
                    endgames.add(position);
                }
            }
        }
        return endgames;
    }

    private static ConnectFour state(Solved position) {
        return after(position.moves());
    }

    private static ConnectFour after(String columns) {
        return ConnectFourNotation.of(ConnectFour.classic()).parse(columns);
    }

    /** 1 if the player to move wins, 0 for a draw, -1 if they lose, null if the table does not know. */
    private static @Nullable Integer result(Tablebase<ConnectFour> table, ConnectFour state) {
        double[] payoffs = new double[2];
        if (!table.lookUp(state, payoffs)) {
            return null;
        }
        assertThat(Arrays.stream(payoffs).sum()).isZero();
        return (int) payoffs[state.currentPlayer()];
    }
}
