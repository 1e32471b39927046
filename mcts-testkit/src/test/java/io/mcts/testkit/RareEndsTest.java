package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.report.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Four of a thousand random games are drawn, and these are the longest: a draw that is paid wrongly is found all the same. */
class RareEndsTest {

    @ParameterizedTest
    @CsvSource({
        "NaN, PAYOFFS_LIE_IN_THE_DECLARED_RANGE",
        "100, PAYOFFS_LIE_IN_THE_DECLARED_RANGE",
        "-1, PAYOFFS_SUM_TO_THE_STATED_SUM"
    })
    void aRareDrawThatIsPaidWronglyIsFound(double draw, String name) {
        Rule rule = Rules.named(name);
        for (long seed = 1; seed <= 3; seed++) {
            VerificationReport report = GameVerifier.of(() -> List.of(new Fuse(draw)))
                    .withSeed(seed)
                    .withFacts(GameFacts.none().withPayoffSum(0))
                    .withRules(rule)
                    .verify();

            assertThat(report.findings()).hasSize(1);
            assertThat(report.findings().get(0).violation().reproduction().moves())
                    .hasSize(Fuse.LENGTH);
        }
    }

    record Match(int index) implements Move {}

    /** In turn each of two players strikes one of eight matches: who finds the first wins, and after 42 it is a draw. */
    static final class Fuse implements GameState<Fuse, Match> {

        private static final int LENGTH = 42;
        private static final List<Match> MATCHES =
                IntStream.range(0, 8).mapToObj(Match::new).toList();

        private final double draw;
        private int struck;
        private boolean isLit;

        Fuse(double draw) {
            this.draw = draw;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return struck % 2;
        }

        @Override
        public boolean isTerminal() {
            return isLit || struck == LENGTH;
        }

        @Override
        public List<Match> legalMoves() {
            return isTerminal() ? List.of() : MATCHES;
        }

        @Override
        public void play(Match move) {
            struck++;
            isLit = move.index() == 0;
        }

        @Override
        public Fuse copy() {
            Fuse copy = new Fuse(draw);
            copy.struck = struck;
            copy.isLit = isLit;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return !isLit ? draw : player == currentPlayer() ? -1 : 1;
        }
    }
}
