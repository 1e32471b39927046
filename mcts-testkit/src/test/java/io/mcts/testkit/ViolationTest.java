package io.mcts.testkit;

import static io.mcts.testkit.rules.GameRules.named;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.report.Violation;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the contract, as a user's build does, on games with a fault each: the rule they break is named, with the shortest way. */
class ViolationTest {

    private static Fault<?, ?> fault = race(DiceRace::new);

    /** Run by the tests below alone: its name keeps it out of the build's own run. */
    static final class Subjects<S extends GameState<S, M>, M extends Move>
            implements GameStateContract<S, M>, HeuristicContract<S, M>, NotationContract<S, M> {
        @Override
        @SuppressWarnings("unchecked") // the fault that a test has set
        public List<S> initialStates() {
            return List.of((S) fault.game().get());
        }

        @Override
        @SuppressWarnings("unchecked") // the fault that a test has set
        public List<Heuristic<S>> heuristics() {
            return fault.companions().heuristics().stream()
                    .map(claimed -> (Heuristic<S>) claimed.heuristic())
                    .toList();
        }

        @Override
        public EndClaim atTheEnd() {
            return fault.companions().heuristics().get(0).end();
        }

        @Override
        @SuppressWarnings("unchecked") // the fault that a test has set
        public Notation<S, M> notation() {
            return (Notation<S, M>) fault.companions().notation();
        }

        @Override
        public GameFacts facts() {
            return fault.facts();
        }
    }

    static Stream<Fault<?, ?>> faults() {
        return Fault.all();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsCaughtWithItsRuleAndTheShortestMoveList(Fault<?, ?> fault) {
        Violation violation = violations(fault, fault.rule()).get(0);

        assertThat(violation.rule()).isEqualTo(fault.rule().toString());
        assertThat(violation.reproduction().moves()).hasToString(fault.moves());
        assertThat(violation)
                .hasMessageContainingAll(
                        "broken rule: " + fault.rule(),
                        "moves:    " + fault.moves(),
                        "seed:     1",
                        fault.game().get().toString());
    }

    @Test
    void theMessageSaysAllThatIsNeededToReproduceTheFault() {
        Violation violation = violations(
                        race(FaultyRaces.PayoffLeavesTheRange::new), named("PAYOFFS_LIE_IN_THE_DECLARED_RANGE"))
                .get(0);

        assertThat(violation).hasMessage("""
                broken rule: in a terminal state every player's payoff lies between minPayoff() and maxPayoff()
                  expected: a payoff of player 2 in [0.0, 1.0]
                  actual:   2.0
                  moves:    [step, step, throw, +3]
                  from:     initialStates().get(0), 0-0-0
                  seed:     1, try 2
                  maybe:    override minPayoff() and maxPayoff(), which are -1 and 1 otherwise""");
    }

    @Test
    void movesThatReadAlikeAreSaidToBeEqualByIdentity() {
        Fault<?, ?> identity = new Fault<Stones, Stones.Take>(
                FaultyStones.MovesAreEqualByIdentity::new,
                Stones.FACTS,
                Extras.none(),
                named("EQUAL_MOVES_HAVE_EQUAL_INDICES"),
                "[]");

        assertThat(violations(
                        identity,
                        named("LEGAL_MOVES_KEEP_THEIR_ORDER"),
                        named("EQUAL_MOVES_HAVE_EQUAL_INDICES"),
                        named("MOVES_OF_A_COPY_FIT_THE_ORIGINAL"),
                        named("PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL")))
                .hasSize(4)
                .allSatisfy(violation ->
                        assertThat(violation).hasMessageContaining("maybe:    the two read alike but are not equal"));
    }

    @Test
    void noCauseIsGuessedOfAnException() {
        assertThat(violations(race(FaultyRaces.PlayThrows::new)))
                .isNotEmpty()
                .allSatisfy(violation -> assertThat(violation).message().doesNotContain("maybe:"));
    }

    @Test
    void anExceptionOfTheGameIsTheCause() {
        assertThat(violations(race(FaultyRaces.PlayThrows::new)))
                .isNotEmpty()
                .allSatisfy(
                        violation -> assertThat(violation).hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class));
    }

    @Test
    void aRightGameBreaksNoRule() {
        assertThat(violations(race(DiceRace::new))).isEmpty();
    }

    private static Fault<?, ?> race(Supplier<DiceRace> game) {
        return new Fault<>(
                game,
                GameFacts.none().withLongestGame(200),
                Extras.<DiceRace, DiceRace.Action>none()
                        .with(new RaceHeuristic(), EndClaim.EXACT)
                        .with(new RaceNotation()),
                named("EVERY_RANDOM_GAME_ENDS"),
                "");
    }

    /** The violations that the tests of the contract report, of some rules or, where none is named, of all. */
    private static List<Violation> violations(Fault<?, ?> faultyGame, Check<?>... rules) {
        fault = faultyGame;
        Stream<Throwable> failures = rules.length == 0
                ? ContractRun.failures(new Subjects<>()).values().stream()
                : Arrays.stream(rules).flatMap(rule -> ContractRun.failures(new Subjects<>(), rule).values().stream());
        return failures.map(Violation.class::cast).toList();
    }
}
