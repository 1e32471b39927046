package io.mcts.testkit;

import static io.mcts.testkit.GameStateRule.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the contract, as a user's build does, on games with a fault each: the rule they break is named, with the shortest way. */
class ViolationTest {

    private static Supplier<DiceRace> game = DiceRace::new;

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    static final class Subjects implements GameStateContract<DiceRace, DiceRace.Action> {
        @Override
        public List<DiceRace> initialStates() {
            return List.of(game.get());
        }

        @Override
        public int longestGame() {
            return 200;
        }
    }

    static Stream<Arguments> faultyGames() {
        return Stream.of(
                faulty(FaultyRaces.CopySharesTheArray::new, PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL, "[]"),
                faulty(FaultyRaces.CopySharesTheArray::new, PLAY_IN_THE_ORIGINAL_NEVER_SHOWS_IN_A_COPY, "[]"),
                faulty(FaultyRaces.CopyForgetsWhoseTurnItIs::new, A_COPY_EQUALS_ITS_ORIGINAL, "[step]"),
                faulty(FaultyRaces.LegalMovesAreLive::new, LEGAL_MOVES_ARE_UNMODIFIABLE, "[]"),
                faulty(FaultyRaces.LegalMovesAreLive::new, LEGAL_MOVES_STAY_WHEN_THE_STATE_MOVES_ON, "[]"),
                faulty(FaultyRaces.LegalMovesAreRepeated::new, LEGAL_MOVES_ARE_DISTINCT, "[step, step]"),
                faulty(FaultyRaces.IndicesClash::new, LEGAL_MOVES_HAVE_DISTINCT_INDICES, "[step, step, step, step]"),
                faulty(
                        FaultyRaces.MovesAreLeftAtTheEnd::new,
                        LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL,
                        "[throw, +3]"),
                faulty(FaultyRaces.NoMoveIsLeft::new, LEGAL_MOVES_ARE_EMPTY_EXACTLY_WHEN_TERMINAL, "[step, step]"),
                faulty(FaultyRaces.ProbabilitiesSumToMoreThan1::new, PROBABILITIES_SUM_TO_1, "[throw]"),
                faulty(
                        FaultyRaces.PayoffLeavesTheRange::new,
                        PAYOFFS_LIE_IN_THE_DECLARED_RANGE,
                        "[step, step, throw, +3]"),
                faulty(
                        FaultyRaces.RandomMoveMissesOne::new,
                        RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION,
                        "[step, step, step]"),
                faulty(
                        FaultyRaces.RandomMoveIgnoresProbabilities::new,
                        RANDOM_MOVE_HAS_THE_STATED_DISTRIBUTION,
                        "[throw]"),
                faulty(FaultyRaces.PlayOutFavoursTheFirst::new, PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES, "[step]"),
                faulty(
                        FaultyRaces.DecisivePlayOutIsRandom::new,
                        DECISIVE_PLAY_OUT_PAYS_AS_DECISIVE_PLAY_DOES,
                        "[step]"),
                faulty(FaultyRaces.ResetSharesTheArray::new, RESET_STATES_ARE_INDEPENDENT, "[]"),
                faulty(FaultyRaces.KeyIsOfTheObject::new, COPIES_HAVE_THE_SAME_KEY, "[]"),
                faulty(FaultyRaces.KeyForgetsTheDie::new, EQUAL_KEYS_MEAN_EQUAL_POSITIONS, "[]"),
                faulty(FaultyRaces.KeyCountsTheMoves::new, EQUAL_POSITIONS_HAVE_EQUAL_KEYS, "[]"),
                faulty(
                        FaultyRaces.ImmediateWinIsOverlooked::new,
                        IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN,
                        "[step, step, step, step, step, step, throw, +0]"),
                faulty(FaultyRaces.GameNeverEnds::new, EVERY_RANDOM_GAME_ENDS, "[]"),
                faulty(FaultyRaces.PlayThrows::new, LEGAL_MOVES_ARE_DISTINCT, "[step, throw, +0]"));
    }

    @ParameterizedTest(name = "{1} {2}")
    @MethodSource("faultyGames")
    void aFaultIsCaughtWithItsRuleAndTheShortestMoveList(
            Supplier<DiceRace> faultyGame, GameStateRule rule, String moves) {
        Violation violation = violations(faultyGame, rule).get(0);

        assertThat(violation.rule()).isEqualTo(rule.toString());
        assertThat(violation.reproduction().moves()).hasToString(moves);
        assertThat(violation)
                .hasMessageContainingAll("broken rule: " + rule, "moves:    " + moves, "seed:     1", "0-0-0");
    }

    @Test
    void theMessageSaysAllThatIsNeededToReproduceTheFault() {
        Violation violation = violations(FaultyRaces.PayoffLeavesTheRange::new, PAYOFFS_LIE_IN_THE_DECLARED_RANGE)
                .get(0);

        assertThat(violation).hasMessage("""
                broken rule: in a terminal state every player's payoff lies between minPayoff() and maxPayoff()
                  expected: a payoff of player 2 in [0.0, 1.0]
                  actual:   2.0
                  moves:    [step, step, throw, +3]
                  from:     initialStates().get(0), 0-0-0
                  seed:     1""");
    }

    @Test
    void anExceptionOfTheGameIsTheCause() {
        assertThat(violations(FaultyRaces.PlayThrows::new, GameStateRule.values()))
                .isNotEmpty()
                .allSatisfy(
                        violation -> assertThat(violation).hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class));
    }

    @Test
    void aRightGameBreaksNoRule() {
        assertThat(violations(DiceRace::new, GameStateRule.values())).isEmpty();
    }

    @Test
    void everyRuleHasItsPropertyInTheContract() {
        assertThat(Arrays.stream(GameStateRule.values()).map(ViolationTest::property))
                .doesNotHaveDuplicates()
                .allSatisfy(property ->
                        assertThat(property.isAnnotationPresent(Property.class)).isTrue());
    }

    private static Arguments faulty(Supplier<DiceRace> faultyGame, GameStateRule rule, String moves) {
        return arguments(faultyGame, rule, moves);
    }

    /** The violations that the properties of the contract report, of some rules or of all. */
    private static List<Violation> violations(Supplier<DiceRace> faultyGame, GameStateRule... rules) {
        game = faultyGame;
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(Arrays.stream(rules)
                        .map(rule -> selectMethod(Subjects.class, property(rule)))
                        .toList())
                .filters(includeEngines("jqwik"))
                .configurationParameter("jqwik.reporting.usejunitplatform", "true") // and not standard output
                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED") // each run is as the first
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        assertThat(listener.getSummary().getTestsFoundCount()).isEqualTo(rules.length);
        return listener.getSummary().getFailures().stream()
                .map(failure -> (Violation) failure.getException())
                .toList();
    }

    /** The property of the contract that checks a rule: its name is the rule's. */
    private static Method property(GameStateRule rule) {
        StringBuilder name = new StringBuilder();
        for (String word : rule.name().split("_", -1)) {
            String lower = word.toLowerCase(Locale.ROOT);
            name.append(name.isEmpty() ? lower : lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1));
        }
        try {
            return GameStateContract.class.getMethod(name.toString(), Choices.class);
        } catch (NoSuchMethodException missing) {
            throw new AssertionError("the contract has no property " + name, missing);
        }
    }
}
