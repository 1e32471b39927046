package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThreatMovesTest {

    /** By alpha-beta to the end of the game, on boards in either form. */
    @ParameterizedTest
    @ValueSource(ints = {0, 3, 100})
    void theMovesThatAreLeftAreAsGoodAsAll(int positions) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(positions);
        ThreatMoves filter = new ThreatMoves(positions);
        int left = 0;
        for (int game = 0; game < 200; game++) {
            Board board = Board.of(5, 5, new BoardCell(random.nextInt(5), random.nextInt(5)));
            ConnectFour state = game % 2 == 0 ? ConnectFours.inLines(board) : ConnectFours.inOneWord(board);
            for (int ply = random.nextInt(12, 18); ply > 0 && !state.isTerminal(); ply--) {
                state.play(state.randomMove(random));
            }
            if (!state.isTerminal()) {
                List<Drop> legal = state.legalMoves();
                ConnectFour before = state.copy();
                List<Drop> kept = filter.filter(state, legal);
                assertThat(state).isEqualTo(before);
                assertThat(best(state, kept)).as("%s: %s", state, kept).isEqualTo(best(state, legal));
                left += kept.size() < legal.size() ? 1 : 0;
            }
        }
        assertThat(left).isGreaterThan(30);
    }

    private static int best(ConnectFour state, List<Drop> moves) {
        AlphaBeta exact = new AlphaBeta();
        return moves.stream()
                .mapToInt(move -> {
                    ConnectFour next = state.copy();
                    next.play(move);
                    return -exact.result(next);
                })
                .max()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            two threats at once               -> 0  -> 5,5,6,6 -> 4
            no move is decisive               -> 0  -> 4 -> 1,2,3,4,5,6,7,8,9
            the cell above would win for o    -> 0  -> 1,2,3,1,7,2,9,3 -> 1,2,3,5,6,7,8,9
            """)
    void keeps(String reason, int positions, String moves, String kept) {
        ConnectFour state = ConnectFourNotation.of(ConnectFour.of(9, 9)).parse(moves);
        assertThat(new ThreatMoves(positions).filter(state, state.legalMoves()))
                .as(reason)
                .extracting(Drop::toString)
                .isEqualTo(List.of(kept.split(",", -1)));
    }

    @Test
    void refusesANegativeNumber() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ThreatMoves(-1))
                .withMessage("the positions are 0 or more, not -1");
        assertThat(new ThreatMoves(10)).hasToString("threats:positions=10");
    }
}
