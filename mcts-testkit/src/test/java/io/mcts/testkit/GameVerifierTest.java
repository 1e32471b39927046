package io.mcts.testkit;

import static io.mcts.testkit.rules.GameRules.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.Precondition;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.rules.GameRules;
import java.io.File;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameVerifierTest {

    static Stream<Fault<?, ?>> faults() {
        return Fault.all();
    }

    /** Violations are the same as those of the contract, which tests find in each build. */
    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsCaughtWithItsRuleAndTheShortestMoveList(Fault<?, ?> fault) {
        VerificationReport report = fault.verifyByItsRule();
        assertThat(report.isRight()).isFalse();
        Finding finding = report.findings().stream()
                .filter(found -> found.rule() == fault.rule())
                .findFirst()
                .orElseThrow(() -> new AssertionError("not found in " + report));
        assertThat(finding.isShortest()).isTrue();
        assertThat(finding.violation().rule()).isEqualTo(fault.rule().toString());
        assertThat(finding.violation().reproduction().moves()).hasToString(fault.moves());
        assertThat(report.toString())
                .startsWith("wrong: ")
                .contains("broken rule: " + fault.rule(), "moves:    " + fault.moves(), "seed:     1");
    }

    /** The other rules find it or not, and come to an end. */
    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsCaughtAmongAllRules(Fault<?, ?> fault) {
        assertThat(fault.verify().findings())
                .extracting(Finding::rule)
                .containsAnyOf(fault.rule(), named("INITIAL_STATES_ARE_ALIKE"));
    }

    @Test
    void everyRuleIsBrokenByAFault() {
        Stream<Check<GameSubject<?, ?>>> ofCapabilities =
                Stream.of( // SampledMovesTest, StepRewardsTest, UnseenDeckTest, SimultaneousMovesTest
                                Precondition.SAMPLING,
                                Precondition.STEP_REWARDS,
                                Precondition.HIDDEN_INFORMATION,
                                Precondition.SIMULTANEOUS_MOVES)
                        .flatMap(GameRules::about);
        assertThat(Stream.of(
                                Fault.all().map(Fault::rule),
                                RareFaultsTest.rules(),
                                ofCapabilities,
                                Stream.of(named("INITIAL_STATES_ARE_ALIKE"))) // aConstructorThatDrawsIsNamedFirst
                        .flatMap(rules -> rules))
                .containsAll(GameRules.ALL);
    }

    @Test
    void movesOfDifferentStatesMayShareIndexAndText() {
        assertThat(GameVerifier.verify(new Row(), 1).findings()).isEmpty();
    }

    @Test
    void aRightGameBreaksNoRule() {
        VerificationReport report = GameVerifier.verify(new DiceRace(), 1);

        assertThat(report.findings()).isEmpty();
        assertThat(report.isRight()).isTrue();
        assertThat(report.checked())
                .hasSize(37)
                .contains(named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"))
                .doesNotContain(named("NOTATION_READS_THE_MOVES"));
        assertThat(report.inapplicable())
                .hasSize(31)
                .containsEntry(
                        named("KNOWN_GAMES_GO_AS_THEY_SHOULD"),
                        "known games (only they show a wrong sign of the payoffs, or a turn too many or too few)")
                .containsEntry(named("HEURISTIC_SUMS_TO_THE_STATED_SUM"), "a heuristic")
                .containsEntry(named("NOTATION_READS_THE_MOVES"), "a notation");
        assertThat(report.unchecked()).isEmpty();
        assertThat(report.unexercised())
                .containsExactly(named("PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES")); // it is the library's own
        assertThat(report.coverage().counts()).containsKeys("ends", "draws", "chance", "a single move");
        assertThat(report.toString())
                .startsWith(
                        "right: 37 rules hold, checked 24521 times in all, seed 1\n") // 5,000 + 19 * 1000 + 15 * 100 +
                // 2 * 10 + 1
                .contains(
                        "\n31 more do not apply, as the game has none of these:\n  a stated sum of payoffs\n  known games (",
                        "\n  a notation\n",
                        "\nseen in ",
                        "\nlists of moves by their length: {1=2, 2=5, ");
    }

    @Test
    void aRightGameWithRightCompanionsBreaksNoRule() {
        VerificationReport report = GameVerifier.of(() -> List.of(new DiceRace()))
                .withFacts(GameFacts.none().withPayoffSum(1))
                .withHeuristic(new RaceHeuristic(), EndClaim.EXACT)
                .withHeuristic(new RaceHeuristic(), EndClaim.RIGHT_SIDE)
                .withNotation(new RaceNotation())
                .verify();

        assertThat(report.findings()).isEmpty();
        assertThat(report.inapplicable())
                .hasSize(17)
                .containsKeys(
                        named("KNOWN_GAMES_GO_AS_THEY_SHOULD"),
                        named("POSITIONS_ARE_AS_MANY_AS_STATED"),
                        named("DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES"));
    }

    @Test
    void aRightGameOfWhichMuchIsKnownBreaksNoRule() {
        VerificationReport report = GameVerifier.of(() -> List.of(new Stones()))
                .withFacts(Stones.FACTS)
                .withSeed(2)
                .verify();

        assertThat(report.findings()).isEmpty();
        assertThat(report.seed()).isEqualTo(2);
    }

    @Test
    void theSameSeedGivesTheSameReport() {
        Fault<?, ?> fault = Fault.all().findFirst().orElseThrow();

        assertThat(fault.verify()).hasToString(fault.verify().toString());
    }

    @Test
    void whereGamesDoNotEndNothingElseIsChecked() {
        VerificationReport report = GameVerifier.<DiceRace, DiceRace.Action>of(
                        () -> List.of(new FaultyRaces.GameNeverEnds()))
                .withFacts(GameFacts.none().withLongestGame(500))
                .verify();

        assertThat(report.findings()).extracting(Finding::rule).containsExactly(named("EVERY_RANDOM_GAME_ENDS"));
        assertThat(report.checked())
                .containsExactlyInAnyOrder(
                        named("INITIAL_STATES_ARE_ALIKE"),
                        named("PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL"),
                        named("EVERY_RANDOM_GAME_ENDS"));
        assertThat(report.toString()).contains("an end within 500 more moves", "a game that goes on, at last by [");
    }

    @Test
    void aCopyThatSpoilsTheOnlyInitialStateIsReportedAndNothingElseChecked() {
        VerificationReport report = GameVerifier.verify(new FaultyRaces.CopySharesTheArray(), 1);

        assertThat(report.findings())
                .extracting(Finding::rule)
                .containsExactly(named("PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL"));
        assertThat(report.unchecked())
                .contains(named("LEGAL_MOVES_HAVE_DISTINCT_INDICES"), named("A_COPY_EQUALS_ITS_ORIGINAL"));
    }

    @Test
    void everyInitialStateIsChecked() {
        DiceRace faulty = new FaultyRaces.PayoffLeavesTheRange();
        faulty.points[1] = 2;

        VerificationReport report = GameVerifier.verify(List.of(new DiceRace(), faulty), 1);

        assertThat(report.findings())
                .extracting(Finding::rule)
                .containsExactly(named("PAYOFFS_LIE_IN_THE_DECLARED_RANGE"));
        assertThat(report.findings().get(0).violation().reproduction().initialState())
                .isEqualTo("initialStates().get(1), 0-2-0");
    }

    @Test
    void withoutAnInitialStateThereIsNothingToVerify() {
        assertThatThrownBy(() -> GameVerifier.verify(List.<DiceRace>of(), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no initial state; at least one is needed");
    }

    @Test
    void whereChanceIsNeverToMoveThoughThereAreProbabilitiesNotEnoughIsSeen() {
        VerificationReport report = GameVerifier.verify(new FaultyRaces.APlayerChoosesTheOutcome(), 1);

        assertThat(report.findings()).isEmpty();
        assertThat(report.isRight()).isFalse();
        assertThat(report.toString())
                .startsWith("not enough seen: probability() is overridden, but in random games chance is never to move:"
                        + " maybe currentPlayer() does not return CHANCE");
        assertThat(GameVerifier.of(() -> List.of(new FaultyRaces.APlayerChoosesTheOutcome()))
                        .withUnclaimed(OptionalRule.CHANCE_IS_TO_MOVE)
                        .verify()
                        .isRight())
                .isTrue();
    }

    /** Two threads disturb such a game by luck; that its fields change is seen each time. */
    @Test
    void staticFieldsThatChangeAreNamed() {
        for (long seed = 1; seed <= 3; seed++) {
            VerificationReport report = GameVerifier.<Grid, Grid.Cell>of(
                            () -> List.of(new FaultyGrids.ScratchIsStatic()))
                    .withSeed(seed)
                    .withRules(named("PLAYER_COUNT_IS_CONSTANT"))
                    .verify();
            assertThat(report.isRight()).isTrue();
            assertThat(report.coverage().warnings())
                    .hasSize(1)
                    .first()
                    .asString()
                    .startsWith("static fields change while games are played: ScratchIsStatic.");
        }
        assertThat(GameVerifier.verify(new Grid(), 1).coverage().warnings()).isEmpty();
    }

    @Test
    void whereTheGameIsOverFromTheStartNotEnoughIsSeen() {
        DiceRace over = new DiceRace();
        over.playOut(Xoroshiro128PlusPlus.of(1));

        VerificationReport report = GameVerifier.verify(over, 1);

        assertThat(report.findings()).isEmpty();
        assertThat(report.isRight()).isFalse();
        assertThat(report.unexercised()).contains(named("LEGAL_MOVES_HAVE_DISTINCT_INDICES"));
        assertThat(report.toString())
                .startsWith("not enough seen: random games do not come to a state in which the game goes on");
    }

    @Test
    void whatIsNeverMetIsSaid() {
        GameVerifier<DiceRace, DiceRace.Action> verifier =
                GameVerifier.of(() -> List.of(new DiceRace())).withRules(named("PAYOFF_RANGE_IS_VALID"));

        assertThat(verifier.withLabel("a point", state -> state.points[0] > 0)
                        .verify()
                        .isRight())
                .isTrue();
        assertThat(verifier.withLabel("a capture", state -> false).verify().toString())
                .startsWith("not enough seen: random games do not come to a capture");
    }

    static Stream<Supplier<Stones>> payoffsThatAreAlwaysAlike() {
        return Stream.of(FaultyStones.PayoffIsAWholeNumber::new, FaultyStones.PayoffIgnoresWhoAsks::new);
    }

    @ParameterizedTest
    @MethodSource("payoffsThatAreAlwaysAlike")
    void whereEveryEndPaysAllPlayersAlikeNotEnoughIsSeen(Supplier<Stones> game) {
        GameVerifier<Stones, Stones.Take> verifier =
                GameVerifier.of(() -> List.of(game.get())).withRules(named("PAYOFF_RANGE_IS_VALID"));

        assertThat(verifier.verify().isRight()).isFalse();
        assertThat(verifier.verify().toString())
                .startsWith("not enough seen: every end pays all players alike (all 10000 that were seen)");
        assertThat(verifier.withUnclaimed(OptionalRule.ENDS_PAY_DIFFERENTLY)
                        .verify()
                        .isRight())
                .isTrue();
    }

    /** Run by the test below alone. */
    private record Alike(Set<OptionalRule> unclaimed) implements GameStateContract<Stones, Stones.Take> {
        @Override
        public List<Stones> initialStates() {
            return List.of(new FaultyStones.PayoffIsAWholeNumber());
        }
    }

    @Test
    void aContractOfAGameThatPaysAllPlayersAlikeMaySaySo() {
        assertThat(ContractRun.failures(new Alike(Set.of()), "random games show enough of the game"))
                .hasSize(1);
        assertThat(ContractRun.failures(
                        new Alike(Set.of(OptionalRule.ENDS_PAY_DIFFERENTLY)), "random games show enough of the game"))
                .isEmpty();
    }

    @Test
    void anOrderThatChangesIsNamedAsSuch() {
        VerificationReport report = GameVerifier.of(() -> List.of(new FaultyStones.TheOrderIsThatOfTheObject()))
                .verify();

        assertThat(report.findings()).extracting(Finding::rule).containsExactly(named("LEGAL_MOVES_KEEP_THEIR_ORDER"));
        assertThat(report.toString()).contains("maybe:    legalMoves() has the order of a HashSet");
    }

    @Test
    void ofRulesThatMeetTheSameTheMostTellingIsReported() {
        VerificationReport report = GameVerifier.verify(new FaultyRaces.NoMoveIsLeft(), 1);

        assertThat(report.findings()).hasSize(2); // the other one is of a win that is no legal move
        Finding finding = report.findings().get(0);
        assertThat(finding.rule()).isEqualTo(named("LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL"));
        assertThat(finding.others()).hasSizeGreaterThan(10);
        assertThat(report.toString())
                .contains("needs a pass among the legal moves", finding.others().size() + " more met the same)");
    }

    @Test
    void aCopyThatForgetsIsReportedAsSuchAndOnce() {
        VerificationReport report = GameVerifier.of(() -> List.of(new FaultyRaces.CopyForgetsWhoseTurnItIs()))
                .verify();

        assertThat(report.findings().get(0).rule()).isEqualTo(named("A_COPY_EQUALS_ITS_ORIGINAL"));
        assertThat(report.findings().get(0).others()).contains(named("PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL"));
    }

    @Test
    void aWrongNumberOfPositionsIsBrokenDownByTheFirstMove() {
        GameFacts facts = GameFacts.none();
        assertThat(ofPositions(facts.withPositions(2, 5)).actual())
                .isEqualTo("4, of which by the first move {1=2, 2=2}");

        Violation named = ofPositions(facts.withPositions(2, Map.of("1", 2L, "2", 3L)));
        assertThat(named.expected()).isEqualTo("3 lists of 2 moves that begin with 2");
        assertThat(named.actual()).isEqualTo("2");
        assertThat(named.reproduction().moves()).hasToString("[2]");

        assertThat(ofPositions(facts.withPositions(1, Map.of("1", 1L, "2", 1L, "3", 1L)))
                        .expected())
                .isEqualTo("a first move written 3");
    }

    private static Violation ofPositions(GameFacts facts) {
        return GameVerifier.of(() -> List.of(new Stones()))
                .withFacts(facts)
                .withRules(named("POSITIONS_ARE_AS_MANY_AS_STATED"))
                .verify()
                .findings()
                .get(0)
                .violation();
    }

    @Test
    void aConstructorThatDrawsIsNamedFirst() {
        AtomicInteger made = new AtomicInteger();
        VerificationReport report = GameVerifier.of(() -> {
                    DiceRace race = new DiceRace();
                    race.turn = made.incrementAndGet() % 2;
                    return List.of(race);
                })
                .verify();

        assertThat(report.findings()).extracting(Finding::rule).containsExactly(named("INITIAL_STATES_ARE_ALIKE"));
        assertThat(report.toString()).contains("the constructor shuffles or draws");
    }

    @Test
    void aNameThatNoRuleHasIsAnsweredWithTheNames() {
        assertThatThrownBy(() -> Rules.named("NOPE"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no rule is named NOPE; the names are INITIAL_STATES_ARE_ALIKE, ");
    }

    @Test
    void noTestFrameworkIsNeeded() throws Exception {
        URL[] libraries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(path -> !path.matches(".*(junit|jqwik|opentest4j|assertj|apiguardian).*"))
                .map(GameVerifierTest::url)
                .toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(libraries, ClassLoader.getPlatformClassLoader())) {
            assertThatThrownBy(() -> loader.loadClass("net.jqwik.api.Property"))
                    .isInstanceOf(ClassNotFoundException.class);
            Class<?> race = loader.loadClass(DiceRace.class.getName());
            Constructor<?> constructor = race.getDeclaredConstructor();
            constructor.setAccessible(true);

            Object report = loader.loadClass(GameVerifier.class.getName())
                    .getMethod("verify", List.class, long.class)
                    .invoke(null, List.of(constructor.newInstance()), 1L);

            assertThat(report.toString()).startsWith("right: ");
        }
    }

    private static URL url(String path) {
        try {
            return new File(path).toURI().toURL();
        } catch (MalformedURLException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
