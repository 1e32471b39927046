package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of positions: published ones for the classic board, counts by the slow rules for boards with blocked cells. */
class ConnectFourReferenceTest {

    /** The beginning of <a href="https://oeis.org/A212693">OEIS A212693</a>. */
    private static final int[] POSITIONS = {1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859, 184_275};

    @Test
    void theClassicBoardHasAsManyPositionsAfterEachPlyAsPublished() {
        assertPositions(ConnectFour.classic(), POSITIONS.length);
    }

    @Test
    void theClassicBoardKeptAsLinesHasAsManyPositionsAfterEachPlyAsPublished() {
        assertPositions(ConnectFours.inLines(Board.of(6, 7)), POSITIONS.length - 1);
    }

    @ParameterizedTest
    @MethodSource("boardsWithBlockedCells")
    void boardsWithBlockedCellsHaveThePositionsOfTheSlowRules(ConnectFour start, int plies) {
        Map<Long, ConnectFour> level = Map.of(start.key(), start);
        Map<String, SlowConnectFour> slowLevel = Map.of(start.toString(), SlowConnectFour.startOf(start));
        for (int ply = 0; ply <= plies && !level.isEmpty(); ply++) {
            Set<String> positions = new HashSet<>();
            level.values().forEach(state -> positions.add(state.toString()));
            assertThat(positions)
                    .as("ply %d", ply)
                    .hasSameSizeAs(level.keySet())
                    .isEqualTo(slowLevel.keySet());
            level = next(level);
            slowLevel = nextSlow(slowLevel);
        }
    }

    static Stream<Object[]> boardsWithBlockedCells() {
        return Stream.of(
                new Object[] {ConnectFour.of(4, 4, new BoardCell(2, 1), new BoardCell(0, 3), new BoardCell(3, 2)), 13},
                new Object[] {ConnectFour.of(6, 7, new BoardCell(5, 3), new BoardCell(2, 2)), 6},
                new Object[] {ConnectFour.of(7, 8, new BoardCell(6, 0), new BoardCell(5, 0), new BoardCell(3, 7)), 5},
                new Object[] {ConnectFour.of(9, 10, new BoardCell(7, 4)), 5},
                new Object[] {ConnectFour.of(12, 12, new BoardCell(11, 0), new BoardCell(10, 6), new BoardCell(9, 6)), 4
                });
    }

    private static void assertPositions(ConnectFour start, int plies) {
        Map<Long, ConnectFour> level = Map.of(start.key(), start);
        for (int ply = 0; ply < plies; ply++) {
            assertThat(level).as("ply %d", ply).hasSize(POSITIONS[ply]);
            level = next(level);
        }
    }

    private static Map<Long, ConnectFour> next(Map<Long, ConnectFour> level) {
        Map<Long, ConnectFour> next = new HashMap<>();
        for (ConnectFour state : level.values()) {
            for (Drop drop : state.legalMoves()) {
                ConnectFour after = state.copy();
                after.play(drop);
                ConnectFour known = next.putIfAbsent(after.key(), after);
                assertThat(known == null || known.equals(after))
                        .as("equal keys of %s and %s", known, after)
                        .isTrue();
            }
        }
        return next;
    }

    private static Map<String, SlowConnectFour> nextSlow(Map<String, SlowConnectFour> level) {
        Map<String, SlowConnectFour> next = new HashMap<>();
        for (SlowConnectFour state : level.values()) {
            for (int column : state.legal()) {
                SlowConnectFour after = state.copy();
                after.play(column);
                next.put(after.toString(), after);
            }
        }
        return next;
    }
}
