package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ExactResults.Solved;
import io.mcts.result.Bounds;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class OpeningTableTest {

    private static final OpeningTable TABLE = new OpeningTable();

    private static final Map<Long, Integer> RESULTS = OpeningResults.minimax(OpeningTableTest::result);

    /** The numbers of positions by ply: J. Tromp, <i>Number of legal 7x6 Connect-Four positions after n plies</i>, OEIS A212693. */
    @Test
    void knowsAllPositionsWithSevenDiscsAndNoOthers() {
        List<Integer> counts = new ArrayList<>();
        Set<ConnectFour> positions = Set.of(ConnectFour.classic());
        for (int discs = 0; discs <= OpeningTable.DISCS + 1; discs++) {
            counts.add(positions.size());
            Set<ConnectFour> next = new LinkedHashSet<>();
            for (ConnectFour position : positions) {
                assertThat(TABLE.lookUp(position, new double[2]))
                        .isEqualTo(discs == OpeningTable.DISCS && !position.isTerminal());
                for (Drop move : position.legalMoves()) {
                    next.add(OpeningResults.after(position, move));
                }
            }
            positions = next;
        }
        assertThat(counts).containsExactly(1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275);
    }

    @Test
    void knowsNoOtherBoards() {
        for (ConnectFour state : List.of(
                ConnectFour.of(7, 7),
                ConnectFour.of(6, 8),
                ConnectFour.of(6, 7, new BoardCell(0, 0)),
                ConnectFour.of(9, 9))) {
            for (int ply = 0; ply <= OpeningTable.DISCS; ply++) {
                assertThat(TABLE.lookUp(state, new double[2])).isFalse();
                state.play(Drop.into(ply % 6));
            }
        }
    }

    @Test
    void mirrorImagesHaveTheSameResult() {
        for (String columns : OpeningResults.positions(OpeningTable.DISCS).values()) {
            String mirrored = columns.chars()
                    .mapToObj(column -> Character.toString('1' + '7' - column))
                    .collect(Collectors.joining());
            assertThat(result(OpeningResults.state(mirrored)))
                    .as(columns)
                    .isEqualTo(result(OpeningResults.state(columns)));
        }
    }

    /** The first moves: V. Allis, <i>A Knowledge-based Approach of Connect-Four</i>, 1988, and J. Tromp's database. */
    @Test
    void theFirstPlayerWinsInTheMiddleAlone() {
        assertThat(resultsOfMoves(ConnectFour.classic())).isEqualTo("--=+=--");
    }

    /** The recorded results agree with published scores, as {@code exact/README.md} says. */
    @Test
    void agreesWithPublishedPositions() {
        List<Solved> openings = openings();
        assertThat(openings).hasSize(61);
        for (Solved position : openings) {
            assertThat(resultsOfMoves(OpeningResults.state(position.moves())))
                    .as(position.moves())
                    .isEqualTo(position.results());
        }
    }

    @Test
    void isLeftOutWhereAllMovesLose() {
        for (int discs = 0; discs < OpeningTable.DISCS; discs++) {
            OpeningResults.positions(discs).forEach((key, columns) -> {
                boolean isLeftOut = TABLE.from(OpeningResults.state(columns)) != TABLE;
                assertThat(isLeftOut).as(columns).isEqualTo(RESULTS.get(key) < 0);
            });
        }
    }

    @Test
    void aSearchBeforeTheTableIsExactUnlessAllMovesLose() {
        for (Solved position : openings()) {
            SearchResult<Drop> result = search(OpeningResults.state(position.moves()));
            if (position.score() < 0) {
                assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
                assertThat(result.bounds()).isEqualTo(Bounds.UNKNOWN);
            } else {
                assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
                assertThat(result.value()).isEqualTo((1 + Integer.signum(position.score())) / 2.0);
                assertThat(position.isBest(result.bestMove().index())).isTrue();
            }
        }
    }

    @Test
    void aSearchOfTheWholeGameIsExact() {
        SearchResult<Drop> result = search(ConnectFour.classic());
        assertThat(result.value()).isEqualTo(1);
        assertThat(result.bestMove()).isEqualTo(Drop.into(3));
    }

    private static SearchResult<Drop> search(ConnectFour state) {
        Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder()
                .tablebase(TABLE)
                .solver()
                .transpositions()
                .seed(1)
                .build();
        return mcts.search(state, Budget.iterations(30_000));
    }

    private static List<Solved> openings() {
        return ExactResults.FILES.stream()
                .flatMap(file -> ExactResults.read(file).stream())
                .filter(position -> position.moves().length() < OpeningTable.DISCS)
                .toList();
    }

    private static String resultsOfMoves(ConnectFour state) {
        StringBuilder results = new StringBuilder();
        for (Drop move : state.legalMoves()) {
            results.append("-=+".charAt(1 + OpeningResults.afterMove(RESULTS, state, move)));
        }
        return results.toString();
    }

    private static int result(ConnectFour state) {
        double[] payoffs = new double[2];
        assertThat(TABLE.lookUp(state, payoffs)).isTrue();
        assertThat(payoffs[0] + payoffs[1]).isZero();
        return (int) payoffs[state.currentPlayer()];
    }
}
