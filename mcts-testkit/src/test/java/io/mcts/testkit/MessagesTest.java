package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.Heuristic;
import io.mcts.testkit.DiceRace.Action;
import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.report.Reproduction;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.rules.GameRules;
import io.mcts.testkit.watch.Words;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the kit says, word for word where it was misleading before. */
class MessagesTest {

    /** The die is of a generator that all copies share. */
    static final class PlayDrawsForItself extends DiceRace {
        private static final Random SHARED = new Random(1);

        @Override
        public void play(Action action) {
            super.play(action.equals(ONE) && SHARED.nextInt(8) == 0 ? NONE : action);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void aPlayThatDrawsIsFoundByAnySeed(long seed) {
        assertThat(GameVerifier.verify(new PlayDrawsForItself(), seed).isRight())
                .isFalse();
    }

    @Test
    void noTwoTriesHaveTheSameNumbers() {
        Seed seed = Seed.of(1);

        assertThat(java.util.stream.IntStream.range(0, 1_000)
                        .mapToObj(seed::inTry)
                        .flatMap(in -> java.util.stream.Stream.of(
                                in.random().nextLong(), in.otherRandom().nextLong())))
                .doesNotHaveDuplicates();
        assertThat(seed.mixed()).isEqualTo(1);
    }

    @Test
    void theMessageNamesSeedAndTry() {
        assertThat(new Reproduction("race", List.of(), null, 7, 12))
                .hasToString("  moves:    []\n  from:     race\n  seed:     7, try 12");
    }

    @Test
    void anExceptionOfTheGameIsOneFindingWithItsPlace() {
        VerificationReport report = GameVerifier.verify(new FaultyRaces.PlayThrows(), 1);

        assertThat(report.findings()).hasSize(1);
        Finding finding = report.findings().get(0);
        assertThat(finding.violation().reproduction().moves()).hasToString("[step, throw, +0]");
        assertThat(finding.others()).hasSizeGreaterThan(20);
        assertThat(finding.violation().actual())
                .matches("java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3"
                        + " at PlayThrows.play\\(FaultyRaces.java:\\d+\\)");
        assertThat(report.toString()).startsWith("wrong: ").contains(" more met the same)");
    }

    @Test
    void noMovesOrANullAmongThemAreSaidToBeSo() {
        String expected = "a list of moves, none of them null";
        assertThat(GameVerifier.verify(new FaultyGrids.AMoveIsNull(), 1).findings())
                .anyMatch(finding -> finding.violation().expected().equals(expected)
                        && finding.violation().actual().endsWith("null]"));
        assertThat(GameVerifier.verify(new FaultyGrids.TheMovesAreNull(), 1).findings())
                .anyMatch(finding -> finding.violation().expected().equals(expected)
                        && finding.violation().actual().equals("null"));
    }

    @Test
    void equalKeysNameBothPositions() {
        Violation violation =
                violation(new FaultyShortcuts.KeyForgetsTheDie(), GameRules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"));

        assertThat(violation.expected())
                .matches(".* as in \\d-\\d-\\d after \\[.*\\] more, for both have the key \\d+");
        assertThat(violation.actual()).matches(".* in \\d-\\d-\\d after \\[.*\\] more");
    }

    static final class RandomMoveFailsAtTheEnd extends DiceRace {
        @Override
        public Action randomMove(RandomGenerator random) {
            return legalMoves().get(thrown ? 0 : random.nextInt(2));
        }
    }

    @Test
    void randomMoveAtTheEndIsToldWhatIsExpected() {
        Violation violation =
                violation(new RandomMoveFailsAtTheEnd(), GameRules.named("RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL"));

        assertThat(violation.expected()).isEqualTo("IllegalStateException from randomMove(), the game being over");
        assertThat(violation.actual()).startsWith("java.lang.ArrayIndexOutOfBoundsException");
    }

    static final class NothingIsWritten extends DiceRace {
        @Override
        public String toString() {
            throw new UnsupportedOperationException("not yet");
        }
    }

    /** The library's own {@code randomMove} writes the state where it refuses it. */
    @Test
    void aStateThatCannotBeWrittenIsNamedAllTheSame() {
        VerificationReport report = GameVerifier.verify(new NothingIsWritten(), 1);

        assertThat(report.findings())
                .extracting(Finding::rule)
                .containsExactly(GameRules.named("RANDOM_MOVE_IS_REFUSED_WHEN_TERMINAL"));
        assertThat(report.toString())
                .contains(
                        "java.lang.UnsupportedOperationException: not yet at NothingIsWritten.toString(",
                        "something whose toString() throws java.lang.UnsupportedOperationException");
    }

    @Test
    void aRuleThatCannotBeCheckedIsSaidToBe() {
        VerificationReport report = GameVerifier.verify(new WithoutEquals(), 1);

        assertThat(report.checked()).doesNotContain(GameRules.named("EQUAL_POSITIONS_HAVE_EQUAL_KEYS"));
        assertThat(report.inapplicable())
                .containsEntry(
                        GameRules.named("EQUAL_POSITIONS_HAVE_EQUAL_KEYS"),
                        "a state that says which others it equals, or a notation");
    }

    @Test
    void aLambdaHasTheSameNameInEachRun() {
        Heuristic<DiceRace> heuristic = (race, payoffs) -> payoffs[0] = 7;

        assertThat(Words.nameOf(heuristic)).isEqualTo("a lambda of MessagesTest");
        assertThat(Words.nameOf(new Object())).isEqualTo("Object");
        assertThat(Words.nameOf("ucb1:c=0.7")).isEqualTo("ucb1:c=0.7");
    }

    @Test
    void manyOutcomesAreCutShort() {
        Violation violation = violation(
                new FaultyShortcuts.PlayOutForgetsThePointsOfLosers(),
                GameRules.named("PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES"));

        assertThat(violation.getMessage().lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(400));
        assertThat(violation.expected()).contains(" more, which differ less");
    }

    @Test
    void someRulesAloneAreChecked() {
        VerificationReport report = GameVerifier.of(() -> List.<DiceRace>of(new FaultyRaces.CopyForgetsTheDie()))
                .withRules(
                        GameRules.named("LEGAL_MOVES_HAVE_DISTINCT_INDICES"),
                        GameRules.named("A_COPY_EQUALS_ITS_ORIGINAL"))
                .verify();

        assertThat(report.checked())
                .containsExactly(
                        GameRules.named("LEGAL_MOVES_HAVE_DISTINCT_INDICES"),
                        GameRules.named("A_COPY_EQUALS_ITS_ORIGINAL"));
        assertThat(report.findings()).hasSize(1);
    }

    @Test
    void theFirstFindingIsTheLastWhereAsked() {
        GameVerifier<DiceRace, DiceRace.Action> verifier =
                GameVerifier.of(() -> List.of(new FaultyRaces.LegalMovesAreLive()));

        assertThat(verifier.verify().findings()).hasSizeGreaterThan(1);
        assertThat(verifier.stoppingAtTheFirstFinding().verify().findings()).hasSize(1);
    }

    static final class PayoffDividesByZero extends DiceRace {
        @Override
        public double payoff(int who) {
            return 0.0 / 0;
        }
    }

    /** A stale key, in a state that keeps it and does not renew it. */
    static final class TheKeyIsKept extends DiceRace {
        private long kept;

        @Override
        public long key() {
            kept = kept == 0 ? super.key() + 1 : kept;
            return kept;
        }
    }

    /** The cause that is named is the one: these were blamed on copies, on the range of payoffs, on the order of moves. */
    @Test
    void theCauseIsAmongThoseThatAreNamed() {
        assertThat(violation(new PlayDrawsForItself(), GameRules.named("PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL")))
                .hasMessageContaining("or play() draws random numbers for itself");
        assertThat(violation(new PayoffDividesByZero(), GameRules.named("PAYOFFS_LIE_IN_THE_DECLARED_RANGE")))
                .hasMessageContaining("maybe:    payoff() divides by zero");
        assertThat(violation(
                        new FaultyShortcuts.RandomMoveHasAGeneratorOfItsOwn(),
                        GameRules.named("RANDOM_MOVE_DRAWS_FROM_ITS_ARGUMENT_ALONE")))
                .hasMessageContaining("maybe:    it draws from Math.random() or another generator");
        assertThat(violation(new TheKeyIsKept(), GameRules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS")))
                .hasMessageContaining("play() does not renew a key that is kept");
        assertThat(GameVerifier.of(() -> List.of(new FaultyStones.PayoffIgnoresWhoAsks()))
                        .withFacts(Stones.FACTS)
                        .withRules(GameRules.named("PAYOFFS_SUM_TO_THE_STATED_SUM"))
                        .verify())
                .asString()
                .contains("maybe:    payoff() ignores which player asks");
    }

    private static Violation violation(DiceRace game, Check<GameSubject<?, ?>> rule) {
        return GameVerifier.of(() -> List.of(game))
                .withRules(rule)
                .verify()
                .findings()
                .get(0)
                .violation();
    }
}
