package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Whole random games on boards of all sizes with any blocked cells, compared with the slow rules move by move. */
class FastAgainstSlowProperties {

    @Property(seed = "1", tries = 2_000)
    void everyPositionOfAGameIsTheSame(@ForAll("boards") Board board, @ForAll @IntRange(max = 1 << 30) int seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        SlowConnectFour slow = new SlowConnectFour(board.rows(), board.columns(), board.blocked());
        List<ConnectFour> states = starts(board);
        while (!slow.isOver()) {
            states.forEach(state -> assertSame(state, slow));
            int column = slow.legal().get(random.nextInt(slow.legal().size()));
            slow.play(column);
            states.forEach(state -> state.play(Drop.into(column)));
        }
        states.forEach(state -> assertSame(state, slow));
    }

    @Property(seed = "4", tries = 500)
    void aDiscThatIsTriedThreatensTheSameAndLeavesNoTrace(
            @ForAll("boards") Board board, @ForAll @IntRange(max = 1 << 30) int seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        SlowConnectFour slow = new SlowConnectFour(board.rows(), board.columns(), board.blocked());
        List<ConnectFour> states = starts(board);
        while (!slow.isOver()) {
            for (int column : slow.legal()) {
                states.forEach(state -> assertSameThreats(state, slow, column));
            }
            states.forEach(state -> assertSame(state, slow));
            int column = slow.legal().get(random.nextInt(slow.legal().size()));
            slow.play(column);
            states.forEach(state -> state.play(Drop.into(column)));
        }
    }

    private static void assertSameThreats(ConnectFour state, SlowConnectFour slow, int column) {
        Discs discs = state.discs();
        int player = state.currentPlayer();
        SlowConnectFour next = slow.copy();
        next.play(column);
        if (slow.wins(slow.mover()).isEmpty()) {
            assertThat(ColumnSet.list(discs.winsAfter(column, player)))
                    .extracting(Drop::index)
                    .isEqualTo(next.wins(slow.mover()));
            assertThat(discs.winsAbove(column, 1 - player))
                    .isEqualTo(next.wins(next.mover()).contains(column));
        }
        int before = discs.memo();
        discs.drop(column, player);
        assertThat(discs.has(player, column, landing(slow, next))).isTrue();
        discs.lift(column, player, before);
    }

    private static int landing(SlowConnectFour before, SlowConnectFour after) {
        String one = before.toString();
        String[] other = after.toString().split("[/ ]", -1);
        int row = 0;
        while (one.startsWith(other[row], row * (other[row].length() + 1))) {
            row++;
        }
        return other.length - 2 - row;
    }

    @Property(seed = "2", tries = 500)
    void whatIsObservedIsWhatWasPlayed(
            @ForAll("boards") Board board, @ForAll @IntRange(max = 1 << 30) int seed, @ForAll boolean isHostFirst) {
        ConnectFour played = board.start();
        SlowConnectFour slow = SlowConnectFour.startOf(played);
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        int plies = random.nextInt(board.freeCells() + 1);
        for (int i = 0; i < plies && !slow.isOver(); i++) {
            Drop drop = played.randomMove(random);
            played.play(drop);
            slow.play(drop.index());
        }
        int first = isHostFirst ? 2 : 1;
        int toMove = slow.mover() == 'x' ? first : 3 - first;

        ConnectFour observed = ConnectFour.observed(
                board.rows(),
                board.columns(),
                slow.rowByRow('x', first),
                toMove,
                board.blocked().toArray(BoardCell[]::new));

        assertThat(observed).isEqualTo(played);
        assertSame(observed, slow);
        assertSame(ConnectFourNotation.of(played).parse(slow.toString()), slow);
    }

    @Provide
    Arbitrary<Board> boards() {
        Arbitrary<Integer> sides = Arbitraries.integers().between(Board.SHORTEST_SIDE, Board.LONGEST_SIDE);
        return Combinators.combine(sides, sides)
                .flatAs((rows, columns) -> Arbitraries.integers()
                        .between(0, rows * columns - 1)
                        .set()
                        .ofMaxSize(rows * columns / 3)
                        .map(blocked -> Board.of(
                                rows,
                                columns,
                                blocked.stream()
                                        .map(i -> new BoardCell(i / columns, i % columns))
                                        .toArray(BoardCell[]::new))));
    }

    private static List<ConnectFour> starts(Board board) {
        List<ConnectFour> starts = new ArrayList<>(List.of(ConnectFours.inLines(board)));
        if (OneWordLayout.fits(board)) {
            starts.add(ConnectFours.inOneWord(board));
        }
        return starts;
    }

    private static void assertSame(ConnectFour state, SlowConnectFour slow) {
        assertThat(state).hasToString(slow.toString());
        assertThat(state.legalMoves()).extracting(Drop::index).isEqualTo(slow.legal());
        assertThat(state.isTerminal()).isEqualTo(slow.isOver());
        assertThat(state.currentPlayer()).isEqualTo(slow.mover() == 'x' ? 0 : 1);
        if (slow.isOver()) {
            assertThat(state.payoff(0)).isEqualTo(slow.winner() == '-' ? 0 : slow.winner() == 'x' ? 1 : -1);
            assertThat(state.payoff(1)).isEqualTo(-state.payoff(0));
        } else {
            assertThat(state.immediateWins(0)).extracting(Drop::index).isEqualTo(slow.wins('x'));
            assertThat(state.immediateWins(1)).extracting(Drop::index).isEqualTo(slow.wins('o'));
        }
    }
}
