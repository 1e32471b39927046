package io.mcts.games.gdl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.tictactoe.TicTacToe;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GdlRulesTest {

    private static final String REST =
            " (init (f 1)) (<= (legal a b) (true (f 1))) (<= (goal a 0) (true (f 1))) (<= terminal (true (f 2)))";

    static Stream<String> all() {
        return Stream.concat(Sheets.IN_TURNS.stream(), Sheets.SIMULTANEOUS.stream());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(role a | line 1, column 1: '(' is never closed",
                "(role a)) | line 1, column 9: ')' closes nothing",
                "(role a b) | line 1, column 1: 'role' takes 1 argument, not 2",
                "(role a) (<= (legal a ?m) (true (f 1))) | line 1, column 23: the variable '?m' in a rule of 'legal' is unsafe",
                "(role a) (<= (p ?x) (not (true (f ?x)))) | column 17: the variable '?x' in a rule of 'p' is unsafe",
                "(role a) (<= p (not q)) (<= q p) | column 21: recursion through negation: 'p' depends on the negation of 'q'",
                "(role a) (p 1) (p 1 2) | 'p' has 2 arguments here, but 1 in line 1",
                "(role a) (true (f 1)) | 'true' cannot be the head of a rule",
                "(role a) (<= p (next (f 1))) | 'next' cannot be a condition",
                "(role a) (<= p (?x 1)) | the variable '?x' stands where a relation is expected",
                "(role a) (<= p (q ())) | '()' does not begin with the name of a function",
                "(role a) (<=) | '<=' has no head",
                "(role a) (<= (role b) (true (f 1))) | 'role' depends on 'true'",
                "(role a) (<= (goal a 101) (true (f 1))) | a payoff is a whole number from 0 to 100",
            })
    void namesTheFaultAndItsPlace(String begin, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GdlRules.parse(begin + REST))
                .withMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource({"role", "terminal", "legal", "goal"})
    void refusesWhatLacksARelation(String relation) {
        String text = Stream.of(
                        "(role a)",
                        "(init (f 1))",
                        "(<= (legal a b) (true (f 1)))",
                        "(<= (goal a 0) (true (f 1)))",
                        "(<= terminal (true (f 2)))")
                .filter(rule -> !rule.contains(relation))
                .collect(Collectors.joining("\n"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GdlRules.parse(text))
                .withMessageContaining("no rule defines '" + relation + "'");
    }

    @Test
    void refusesRulesWithoutEndInWords() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GdlRules.parse(
                        "(role a) (n 0) (<= (n (s ?x)) (n ?x)) (<= (legal a ?x) (n ?x))" + REST, 1_000_000))
                .withMessageContaining("too large");
    }

    @Test
    void readsCommentsBlanksAndKeywordsInAnyCase() {
        GdlRules rules = GdlRules.parse("; a game\r\n(ROLE a)\t(Init (f 1))(<= (LEGAL a go)\n;x\n(True (f 1)))"
                + "(<= (Next (f 2)) (Does a go)) (<= (goal a 100) (true (f 2))) (<= Terminal (true (f 2)))");
        GdlState state = rules.initial();
        assertThat(state.legalMoves()).hasToString("[go]");
        state.play(state.legalMoves().get(0));
        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(100);
    }

    @Test
    void ticTacToeHasTheGamesOfTheHandWrittenOne() {
        for (int depth = 1; depth <= 6; depth++) {
            assertThat(games(Sheets.rules("tictactoe").initial(), depth)).isEqualTo(games(TicTacToe.initial(), depth));
        }
    }

    @Test
    void connectFourHasTheGamesOfTheHandWrittenOne() {
        for (int depth = 1; depth <= 5; depth++) {
            assertThat(games(Sheets.rules("connectfour").initial(), depth))
                    .isEqualTo(games(ConnectFour.classic(), depth));
        }
    }

    /** Random games of Connect Four go on alike up to their ends. */
    @Test
    void connectFourEndsLikeTheHandWrittenOne() {
        SplittableRandom random = new SplittableRandom(1);
        for (int game = 0; game < 200; game++) {
            GdlState state = Sheets.rules("connectfour").initial();
            var expected = ConnectFour.classic();
            while (!expected.isTerminal()) {
                int column = random.nextInt(expected.legalMoves().size());
                assertThat(state.legalMoves()).hasSameSizeAs(expected.legalMoves());
                state.play(state.legalMoves().get(column));
                expected.play(expected.legalMoves().get(column));
                assertThat(state.isTerminal()).isEqualTo(expected.isTerminal());
            }
            assertThat(state.payoff(0)).isEqualTo(50 + 50 * expected.payoff(0));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> long games(S state, int depth) {
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        for (M move : state.legalMoves()) {
            S next = state.copy();
            next.play(move);
            count += games(next, depth - 1);
        }
        return count;
    }

    @ParameterizedTest
    @MethodSource("all")
    void evaluationStateByStateAgreesWithTheNetwork(String name) {
        GdlRules rules = Sheets.rules(name);
        GdlRules slow = Sheets.slowRules(name);
        assertThat(rules.toString()).contains("network");
        assertThat(slow.toString()).contains("state by state");
        SplittableRandom random = new SplittableRandom(1);
        Map<String, Long> keys = new HashMap<>();
        for (int game = 0; game < 20; game++) {
            GdlState state = rules.initial();
            GdlState other = slow.initial();
            while (!state.isTerminal()) {
                assertThat(keys.computeIfAbsent(state.toString(), unknown -> state.key()))
                        .isEqualTo(state.key());
                assertThat(other.isTerminal()).isFalse();
                assertThat(texts(other.legalMoves())).isEqualTo(texts(state.legalMoves()));
                assertThat(other.currentPlayer()).isEqualTo(state.currentPlayer());
                GdlMove move = state.randomMove(random);
                state.play(move);
                other.play(slow.notation().parseMove(other, move.toString()));
            }
            assertThat(other.isTerminal()).isTrue();
            for (int role = 0; role < state.playerCount(); role++) {
                assertThat(other.payoff(role)).isEqualTo(state.payoff(role));
            }
        }
    }

    private static List<String> texts(List<GdlMove> moves) {
        return moves.stream().map(GdlMove::toString).toList();
    }

    @ParameterizedTest
    @MethodSource("all")
    void onlyGamesWithChoicesAtOnceAreSimultaneous(String name) {
        assertThat(Sheets.rules(name).initial() instanceof SimultaneousMoves)
                .isEqualTo(Sheets.SIMULTANEOUS.contains(name));
    }

    /** In these games each choice is among equally many moves. */
    @ParameterizedTest
    @CsvSource({"lightsout, 4", "queens, 6", "rockpaperscissors, 3"})
    void movesAreCountedInRandomGames(String name, double moves) {
        assertThat(Sheets.rules(name).branchingFactor()).isEqualTo(moves);
    }

    /** The exact mean, by the shares of random games of tic-tac-toe that end after 5 to 9 moves; 0.14 is four standard deviations. */
    @Test
    void theLastMoveOfTicTacToeIsNoChoice() {
        double[] shares = {2 / 21.0, 37 / 420.0, 37 / 140.0, 1 / 5.0, 37 / 105.0};
        double moves = 0;
        double choices = 0;
        for (int length = 5; length <= 9; length++) {
            for (int played = 0; played < Math.min(length, 8); played++) {
                moves += shares[length - 5] * (9 - played);
                choices += shares[length - 5];
            }
        }
        assertThat(moves / choices).isCloseTo(5.798, within(0.001));
        assertThat(Sheets.rules("tictactoe").branchingFactor()).isCloseTo(moves / choices, within(0.14));
    }

    @Test
    void turnsWithoutChoiceArePlayed() {
        GdlRules rules = Sheets.rules("forced");
        GdlState state = rules.initial();
        for (int turn = 0; turn < 3; turn++) {
            assertThat(state.legalMoves()).hasToString("[noop]");
            state.play(state.legalMoves().get(0));
        }
        assertThat(state.currentPlayer()).isZero();
        state.play(rules.notation().parseMove(state, "say no"));
        state.play(state.legalMoves().get(0));
        assertThat(state.isTerminal()).isTrue();
        assertThat(List.of(state.payoff(0), state.payoff(1))).containsExactly(0.0, 70.0);
    }

    @ParameterizedTest
    @CsvSource({"(mark 2 3)", "( mark 2  3 )", "(mark 2 3 )", "mark 2 3", "MARK 2 3", "( MARK 2 3 )"})
    void readsMovesWithAnyBlanksAndWithoutParentheses(String text) {
        GdlRules rules = Sheets.rules("tictactoe");
        assertThat(rules.notation().parseMove(rules.initial(), text)).hasToString("(mark 2 3)");
    }

    @Test
    void writesPositionsAsFacts() {
        GdlRules rules = Sheets.rules("tictactoe");
        GdlState state = rules.initial();
        state.play(rules.notation().parseMove(state, "mark 2 2"));
        assertThat(state).hasToString("(cell 2 2 x) (control o)");
        assertThat(rules.notation().parse(state.toString())).isEqualTo(state);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rules.notation().parse("(control o) (cell 2 2 x)"))
                .withMessageContaining("written in order it is");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rules.notation().parse("(cell 4 2 x) (control o)"))
                .withMessageContaining("no fact");
    }

    @ParameterizedTest
    @MethodSource("all")
    void networksSeeTheFacts(String name) {
        GdlRules rules = Sheets.rules(name);
        Optional<StateEncoding<GdlState, GdlMove>> encoding = rules.encoding();
        assertThat(encoding.isPresent()).isEqualTo(rules.roles().size() == 2 && !rules.isSimultaneous());
        encoding.ifPresent(facts -> requireFacts(rules.initial(), facts));
    }

    private static void requireFacts(GdlState state, StateEncoding<GdlState, GdlMove> encoding) {
        RandomGenerator random = new SplittableRandom(1);
        Map<List<Float>, List<String>> seen = new HashMap<>();
        while (!state.isTerminal()) {
            Float[] tensor = new Float[encoding.shape()[0]];
            FloatBuffer buffer = FloatBuffer.allocate(tensor.length);
            encoding.encode(state, buffer);
            Arrays.setAll(tensor, buffer::get);
            List<Float> numbers = List.of(tensor);
            assertThat(Collections.frequency(numbers, 1f))
                    .isEqualTo(state.facts().size());
            assertThat(Collections.frequency(numbers, 0f))
                    .isEqualTo(tensor.length - state.facts().size());
            assertThat(seen.merge(numbers, state.facts(), (one, other) -> one)).isEqualTo(state.facts());
            assertThat(state.legalMoves().stream().map(move -> encoding.policyIndex(state, move)))
                    .allMatch(index -> index >= 0 && index < encoding.policySize())
                    .doesNotHaveDuplicates();
            state.play(state.randomMove(random));
        }
    }
}
