package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.policy.Policy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.parts.PolicyRules;
import io.mcts.testkit.parts.SelectionRules;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.rules.GameRules;
import io.mcts.testkit.run.RuleRun;
import io.mcts.testkit.run.Shortening.Shortened;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults that show only to who asks in another order, asks before, plays twice or knows more: each is caught with its rule. */
class RareFaultsTest {

    private static final GameFacts FACTS = GameFacts.none()
            .withLongestGame(Grid.CELLS)
            .withPayoffSum(0)
            .withPositions(1, 6)
            .withPositions(2, 30)
            .withPositions(3, 120);

    private static SelectionPolicyContract contractOfSelection(Supplier<SelectionPolicy> part) {
        return part::get;
    }

    private static PolicyContract<Stones, Stones.Take> contractOfPolicy(Supplier<Policy<Stones, Stones.Take>> part) {
        return new PolicyContract<>() {
            @Override
            public List<Stones> initialStates() {
                return List.of(new Stones());
            }

            @Override
            public Policy<Stones, Stones.Take> policy() {
                return part.get();
            }
        };
    }

    static Stream<Arguments> grids() {
        return Stream.of(
                grid(FaultyGrids.TheMovesSurviveAReset::new, "RESET_EQUALS_A_COPY"),
                grid(FaultyGrids.TheEndSurvivesAReset::new, "RESET_EQUALS_A_COPY"),
                grid(FaultyGrids.ResetLeavesTheOtherChanged::new, "RESET_EQUALS_A_COPY"),
                grid(FaultyGrids.TheMovesOfAnEndAreLeftByPlayOut::new, "PLAY_OUT_ENDS_THE_GAME"),
                grid(FaultyGrids.ACopyOfACopySharesTheArray::new, "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL"),
                grid(FaultyGrids.TheEndIsFoundByAskingForMoves::new, "ASKING_TWICE_GIVES_THE_SAME_ANSWER"),
                grid(FaultyGrids.MovesAreFoundByAskingForTheEnd::new, "ASKING_TWICE_GIVES_THE_SAME_ANSWER"),
                grid(FaultyGrids.ThePayoffIsFoundByAskingForTheEnd::new, "ASKING_TWICE_GIVES_THE_SAME_ANSWER"),
                grid(FaultyGrids.ThePayoffAddsUp::new, "PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL"),
                grid(FaultyGrids.RandomMovesAreOfTheListAskedForLast::new, "RANDOM_MOVE_IS_LEGAL"),
                grid(FaultyGrids.PlayDrawsFromASharedGenerator::new, "OTHER_THREADS_NEVER_SHOW_IN_A_STATE"),
                grid(FaultyGrids.ScratchIsStatic::new, "OTHER_THREADS_NEVER_SHOW_IN_A_STATE"),
                grid(FaultyGrids.TheWinnerIsStatic::new, "OTHER_STATES_NEVER_SHOW_IN_A_STATE"),
                grid(FaultyGrids.AMoveIsMissing::new, "POSITIONS_ARE_AS_MANY_AS_STATED"),
                grid(FaultyGrids.WinsIgnoreThePlayer::new, "IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN"),
                grid(FaultyGrids.OnlyThePlayerToMoveHasWins::new, "IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN"),
                grid(FaultyGrids.AskingForWinsChangesTheState::new, "IMMEDIATE_WINS_ARE_LEGAL_MOVES"),
                grid(FaultyGrids.AskingForTheKeyChangesTheState::new, "ASKING_TWICE_GIVES_THE_SAME_ANSWER"),
                grid(FaultyGrids.TheKeyIsOfTheOrderOfMoves::new, "EQUAL_POSITIONS_HAVE_EQUAL_KEYS"),
                grid(FaultyGrids.TheKeyIsASum::new, "EQUAL_KEYS_MEAN_EQUAL_POSITIONS"),
                grid(FaultyGrids.TheKeyIsOfThePositionBefore::new, "EQUAL_KEYS_MEAN_EQUAL_POSITIONS"),
                heuristic(new FaultyGridCompanions.TheSignIsWrong(), "HEURISTIC_IS_RIGHT_AT_THE_END"),
                heuristic(new FaultyGridCompanions.ItIsSeenFromThePlayerToMove(), "HEURISTIC_IS_RIGHT_AT_THE_END"),
                heuristic(new FaultyGridCompanions.TheSignIsWrongBeforeTheEnd(), "HEURISTIC_DOES_NOT_GO_AGAINST_PLAY"),
                heuristic(new FaultyGridCompanions.TheBufferIsAField(), "OTHER_THREADS_NEVER_SHOW_IN_A_HEURISTIC"));
    }

    /** The rules that these faults break. */
    @SuppressWarnings("unchecked") // as grid() makes them
    static Stream<Check<GameSubject<?, ?>>> rules() {
        return Stream.concat(
                grids().map(fault -> (Check<GameSubject<?, ?>>) fault.get()[3]),
                Stream.of(GameRules.named("MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED")));
    }

    private static Arguments grid(Supplier<Grid> game, String rule) {
        return Arguments.of(game.get().getClass().getSimpleName(), game, new GridHeuristic(), GameRules.named(rule));
    }

    private static Arguments heuristic(Heuristic<Grid> heuristic, String rule) {
        return Arguments.of(
                heuristic.getClass().getSimpleName(), (Supplier<Grid>) Grid::new, heuristic, GameRules.named(rule));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("grids")
    void aFaultyGridIsCaught(
            String name, Supplier<Grid> game, Heuristic<Grid> heuristic, Check<GameSubject<?, ?>> rule) {
        Optional<Violation> violation = violation(game, FACTS, companions(heuristic), rule, 1);
        assertThat(violation).isPresent();
        assertThat(violation.orElseThrow().rule()).isEqualTo(rule.toString());
    }

    private static Extras<Grid, Grid.Cell> companions(Heuristic<Grid> heuristic) {
        Notation<Grid, Grid.Cell> notation = new GridNotation();
        return Extras.<Grid, Grid.Cell>none()
                .with(heuristic, EndClaim.RIGHT_SIDE)
                .with(notation);
    }

    static Stream<Arguments> moves() {
        return Stream.of(
                Arguments.of((Supplier<Stones>) FaultyMoves.PlayWritesIntoTheMove::new),
                Arguments.of((Supplier<Stones>) FaultyMoves.PlayUsesTheMoveUp::new));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void aMoveThatPlayChangesIsCaught(Supplier<Stones> game) {
        Check<GameSubject<?, ?>> rule = GameRules.named("MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED");
        assertThat(violation(game, Stones.FACTS, Extras.none(), rule, 1)).isPresent();
    }

    @Test
    void probabilitiesOfAnObjectAreCaught() {
        Check<GameSubject<?, ?>> rule = GameRules.named("ASKING_TWICE_GIVES_THE_SAME_ANSWER");
        Supplier<DiceRace> game = FaultyMoves.ProbabilitiesAreOfTheObject::new;
        assertThat(violation(game, GameFacts.none(), Extras.none(), rule, 1)).isPresent();
    }

    @Test
    void rightGamesBreakNoRule() {
        for (Check<GameSubject<?, ?>> rule : GameRules.ALL) {
            assertThat(violation(Grid::new, FACTS, companions(new GridHeuristic()), rule, 1))
                    .isEmpty();
            assertThat(violation(Stones::new, Stones.FACTS, Extras.none(), rule, 1))
                    .isEmpty();
        }
    }

    /** What breaks a rule in as many states as it is checked in. */
    private static <S extends GameState<S, M>, M extends Move> Optional<Violation> violation(
            Supplier<S> game, GameFacts facts, Extras<S, M> companions, Check<GameSubject<?, ?>> rule, long seed) {
        GameUnderTest<S, M> underTest = GameUnderTest.of(() -> List.of(game.get()), seed, facts, companions);
        return new RuleRun<>(rule, underTest, rule.tries()).broken().map(Shortened::violation);
    }

    static Stream<Arguments> selections() {
        return Stream.of(
                selection(FaultyLogarithms.TheFirstLogarithmIsKept::new, "EARLIER_CHOICES_LEAVE_NO_TRACE"),
                selection(
                        FaultyLogarithms.LogarithmsAreKeptByTheNumberOfChildren::new, "EARLIER_CHOICES_LEAVE_NO_TRACE"),
                selection(FaultyLogarithms.TheLogarithmIsLeftOut::new, "WORSE_CHILD_IS_LEFT_IN_TIME"),
                selection(FaultyLogarithms.TheLogarithmIsOfTheQuotient::new, "WORSE_CHILD_IS_LEFT_IN_TIME"),
                selection(FaultyLogarithms.TheQuotientIsWhole::new, "FEWER_VISITS_ARE_NOT_PUT_BEHIND"),
                selection(FaultyLogarithms.TheVisitsAreThoseOfTheFirstChild::new, "ORDER_DOES_NOT_MATTER"),
                selection(FaultyLogarithms.ParentAndChildAreMixedUp::new, "NEGLECTED_CHILD_IS_CHOSEN_AGAIN"),
                selection(FaultyLogarithms.TheWidthIsTheSameForAll::new, "FEWER_VISITS_ARE_NOT_PUT_BEHIND"),
                selection(FaultyLogarithms.TheWidthIsConstant::new, "FEWER_VISITS_ARE_NOT_PUT_BEHIND"));
    }

    private static Arguments selection(Supplier<SelectionPolicy> part, String rule) {
        return Arguments.of(part.get().toString(), part, Check.named(rule, SelectionRules.ALL));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("selections")
    void aFaultySelectionPolicyIsCaught(String name, Supplier<SelectionPolicy> part, Check<?> rule) {
        assertThat(ContractRun.violation(contractOfSelection(part), rule).rule())
                .isEqualTo(rule.toString());
    }

    static Stream<Arguments> policies() {
        return Stream.of(
                policy(FaultyMemories.ASingleMoveIsNoChoice::new, "MOVE_IS_LEGAL"),
                policy(FaultyMemories.NowAndThenThereIsNoMove::new, "MOVE_IS_LEGAL"),
                policy(FaultyMemories.TheFirstGeneratorIsKept::new, "EARLIER_GAMES_LEAVE_NO_TRACE"),
                policy(FaultyMemories.FirstChoicesAreKept::new, "EARLIER_GAMES_LEAVE_NO_TRACE"),
                policy(FaultyMemories.TheFirstPlayerIsKept::new, "EARLIER_GAMES_LEAVE_NO_TRACE"));
    }

    private static Arguments policy(Supplier<Policy<Stones, Stones.Take>> part, String rule) {
        return Arguments.of(part.get().toString(), part, Check.named(rule, PolicyRules.ALL));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("policies")
    void aFaultyPolicyIsCaught(String name, Supplier<Policy<Stones, Stones.Take>> part, Check<?> rule) {
        assertThat(ContractRun.violation(contractOfPolicy(part), rule).rule()).isEqualTo(rule.toString());
    }
}
