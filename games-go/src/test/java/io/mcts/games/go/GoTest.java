package io.mcts.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoTest {

    /** Random legal games, and games that fill few eyes, in which there are captures, kos and repeated positions. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 9})
    void theRulesAreThoseOfThePlainOnes(int lines) {
        EyePolicy eyes = new EyePolicy();
        RandomGenerator random = Xoroshiro128PlusPlus.of(lines);
        for (int game = 0; game < 60; game++) {
            double komi = game % 15 - 7;
            Go go = Go.initial(new GoRules(lines, komi));
            PlainGo plain = new PlainGo(lines, komi);
            for (int ply = 0; ply < 150 && !go.isTerminal(); ply++) {
                assertThat(go.legalMoves()).as("legal moves after %s", go).isEqualTo(plain.legalMoves());
                assertThat(go.currentPlayer()).isEqualTo(plain.currentPlayer());
                assertThat(drawn(go)).as("stones after %s", go).isEqualTo(plain.stones());
                GoMove move = game % 2 == 0 ? eyes.choose(go, random) : go.randomMove(random);
                go.play(move);
                plain.play(move);
            }
            assertThat(go.isTerminal()).isEqualTo(plain.isTerminal());
            assertThat(go.payoff(0)).as("payoff after %s", go).isEqualTo(plain.payoff(0));
            assertThat(go.payoff(1)).isEqualTo(plain.payoff(1));
        }
    }

    private static String drawn(Go go) {
        StringBuilder stones = new StringBuilder();
        for (int row = 0; row < go.rules().lines(); row++) {
            for (int column = 0; column < go.rules().lines(); column++) {
                Integer stone = go.stone(column, row);
                stones.append(stone == null ? '.' : stone == 0 ? 'x' : 'o');
            }
        }
        return stones.toString();
    }

    /** Every position of a small board, reached by stones of either colour in any order. Numbers: Tromp, Farnebäck, 2007. */
    @ParameterizedTest
    @CsvSource({"2, 57", "3, 12675"})
    void thereAreAsManyLegalPositionsAsAreKnown(int lines, int count) {
        Set<Long> seen = new HashSet<>();
        Deque<Board> open = new ArrayDeque<>();
        open.add(new Board(lines));
        seen.add(open.element().hash());
        while (!open.isEmpty()) {
            Board board = open.remove();
            for (int point = 0; point < lines * lines; point++) {
                for (byte colour : new byte[] {Board.BLACK, Board.WHITE}) {
                    Board after = new Board(lines);
                    after.become(board);
                    after.clearKo();
                    int at = board.point(point % lines, point / lines);
                    if (after.isAllowed(at, colour)) {
                        long expected = after.hashAfter(at, colour);
                        after.place(at, colour);
                        assertThat(after.hash()).isEqualTo(expected);
                        if (seen.add(expected)) {
                            open.add(after);
                        }
                    }
                }
            }
        }
        assertThat(seen).hasSize(count);
    }

    /** By perfect play black is one point ahead on 2x2. Source: J. Tromp, <i>Small board Go</i>. */
    @ParameterizedTest
    @CsvSource({"0.5, win", "1.5, loss", "1, draw"})
    void blackIsAPointAheadOnTheSmallestBoard(double komi, String proven) {
        Go start = Go.initial(new GoRules(2, komi));
        assertThat(Mcts.of(start)
                        .rollout(new EyePolicy())
                        .solver()
                        .seed(1)
                        .build()
                        .search(start, Budget.iterations(300_000))
                        .bounds())
                .hasToString(proven);
    }

    /**
     * Random games on 9x9 have about 111 moves and black wins 0.42 of them with a komi of 7.5, as is known of programs with this rule
     * for eyes. Within four standard errors.
     */
    @Test
    void randomGamesAreAsLongAndAsOftenWonAsIsKnown() {
        EyePolicy eyes = new EyePolicy();
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        Go start = Go.initial(9);
        Go state = start.copy();
        int games = 20_000;
        int won = 0;
        for (int game = 0; game < games; game++) {
            state.resetTo(start);
            eyes.playOut(state, random);
            won += state.payoff(0) > 0 ? 1 : 0;
        }
        assertThat((double) won / games).isCloseTo(0.42, within(4 * Math.sqrt(0.42 * 0.58 / games)));

        int moves = 0;
        for (int game = 0; game < 300; game++) {
            state.resetTo(start);
            while (!state.isTerminal()) {
                state.play(eyes.choose(state, random));
            }
            moves += state.moves().size();
        }
        assertThat(moves / 300.0).isCloseTo(111, within(3.0));
    }

    /** The fast play-out and the plain choice of the policy win as often. */
    @Test
    void playOutsAreGamesOfThePolicy() {
        EyePolicy eyes = new EyePolicy();
        RandomGenerator random = Xoroshiro128PlusPlus.of(2);
        Go start = Go.notation(new GoRules(5, 3.5)).parse("C3 C2 D2 B3");
        int games = 4_000;
        int[] won = new int[2];
        for (int game = 0; game < games; game++) {
            Go fast = start.copy();
            eyes.playOut(fast, random);
            won[0] += fast.payoff(0) > 0 ? 1 : 0;
            Go plain = start.copy();
            while (!plain.isTerminal()) {
                plain.play(eyes.choose(plain, random));
            }
            won[1] += plain.payoff(0) > 0 ? 1 : 0;
        }
        assertThat((double) won[0] / games).isCloseTo((double) won[1] / games, within(4 * Math.sqrt(0.5 / games)));
    }

    @Test
    void aKoMayBeRetakenOnlyAfterAChange() {
        // 4  . x o . .
        // 3  x o . o .   white has just taken the stone on C3
        // 2  . x o . .
        Go ko = Go.notation(GoRules.of(5)).parse("B4 C4 A3 D3 B2 C2 C3 B3");
        assertThat(ko.stone(2, 2)).isNull();
        assertThat(ko.legalMoves()).doesNotContain(GoMove.at(2, 2));
        ko.play(GoMove.at(4, 0));
        ko.play(GoMove.at(4, 4));
        assertThat(ko.legalMoves()).contains(GoMove.at(2, 2));
    }

    @Test
    void notationsAreReadAndWritten() {
        GoRules rules = GoRules.of(9).withKomi(5.5);
        Go state = Go.notation(rules).parse("E5 C3 pass J9");
        assertThat(state).hasToString("E5 C3 pass J9");
        assertThat(Go.notation(rules).format(Go.initial(rules))).isEqualTo("-");
        assertThat(Go.notation(rules).parse(state.toString())).isEqualTo(state).hasSameHashCodeAs(state);
        assertThat(state.stone(8, 8)).isEqualTo(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Go.notation(rules).parse("E5 E5"))
                .withMessageContaining("move 2: 'E5' is no legal move");
        assertThatIllegalArgumentException().isThrownBy(() -> GoRules.of(20)).withMessageContaining("2 to 19 lines");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GoRules(9, 7.25))
                .withMessageContaining("komi");
        assertThatIllegalArgumentException().isThrownBy(() -> GoMove.at(19, 0));
    }
}
