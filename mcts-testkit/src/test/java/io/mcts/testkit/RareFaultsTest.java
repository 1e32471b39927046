package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.policy.Policy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Check;
import io.mcts.testkit.rules.Companions;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.rules.GameUnderTest;
import io.mcts.testkit.rules.PolicyRules;
import io.mcts.testkit.rules.SelectionRules;
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
                grid(FaultyGrids.TheMovesSurviveAReset::new, GameStateRule.RESET_EQUALS_A_COPY),
                grid(FaultyGrids.TheEndSurvivesAReset::new, GameStateRule.RESET_EQUALS_A_COPY),
                grid(FaultyGrids.ResetLeavesTheOtherChanged::new, GameStateRule.RESET_EQUALS_A_COPY),
                grid(FaultyGrids.TheMovesOfAnEndAreLeftByPlayOut::new, GameStateRule.PLAY_OUT_ENDS_THE_GAME),
                grid(
                        FaultyGrids.ACopyOfACopySharesTheArray::new,
                        GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL),
                grid(FaultyGrids.TheEndIsFoundByAskingForMoves::new, GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER),
                grid(FaultyGrids.MovesAreFoundByAskingForTheEnd::new, GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER),
                grid(
                        FaultyGrids.ThePayoffIsFoundByAskingForTheEnd::new,
                        GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER),
                grid(FaultyGrids.ThePayoffAddsUp::new, GameStateRule.PLAY_IN_A_COPY_NEVER_SHOWS_IN_THE_ORIGINAL),
                grid(FaultyGrids.RandomMovesAreOfTheListAskedForLast::new, GameStateRule.RANDOM_MOVE_IS_LEGAL),
                grid(FaultyGrids.PlayDrawsFromASharedGenerator::new, GameStateRule.OTHER_THREADS_NEVER_SHOW_IN_A_STATE),
                grid(FaultyGrids.ScratchIsStatic::new, GameStateRule.OTHER_THREADS_NEVER_SHOW_IN_A_STATE),
                grid(FaultyGrids.TheWinnerIsStatic::new, GameStateRule.OTHER_STATES_NEVER_SHOW_IN_A_STATE),
                grid(FaultyGrids.AMoveIsMissing::new, GameStateRule.POSITIONS_ARE_AS_MANY_AS_STATED),
                grid(FaultyGrids.WinsIgnoreThePlayer::new, GameStateRule.IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN),
                grid(FaultyGrids.OnlyThePlayerToMoveHasWins::new, GameStateRule.IMMEDIATE_WINS_ARE_THE_MOVES_THAT_WIN),
                grid(FaultyGrids.AskingForWinsChangesTheState::new, GameStateRule.IMMEDIATE_WINS_ARE_LEGAL_MOVES),
                grid(FaultyGrids.AskingForTheKeyChangesTheState::new, GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER),
                grid(FaultyGrids.TheKeyIsOfTheOrderOfMoves::new, GameStateRule.EQUAL_POSITIONS_HAVE_EQUAL_KEYS),
                grid(FaultyGrids.TheKeyIsASum::new, GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS),
                grid(FaultyGrids.TheKeyIsOfThePositionBefore::new, GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS),
                heuristic(new FaultyGridCompanions.TheSignIsWrong(), GameStateRule.HEURISTIC_IS_RIGHT_AT_THE_END),
                heuristic(
                        new FaultyGridCompanions.ItIsSeenFromThePlayerToMove(),
                        GameStateRule.HEURISTIC_IS_RIGHT_AT_THE_END),
                heuristic(
                        new FaultyGridCompanions.TheSignIsWrongBeforeTheEnd(),
                        GameStateRule.HEURISTIC_DOES_NOT_GO_AGAINST_PLAY),
                heuristic(
                        new FaultyGridCompanions.TheBufferIsAField(),
                        GameStateRule.OTHER_THREADS_NEVER_SHOW_IN_A_HEURISTIC));
    }

    /** The rules that these faults break. */
    static Stream<GameStateRule> rules() {
        return Stream.concat(
                grids().map(fault -> (GameStateRule) fault.get()[3]),
                Stream.of(GameStateRule.MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED));
    }

    private static Arguments grid(Supplier<Grid> game, GameStateRule rule) {
        return Arguments.of(game.get().getClass().getSimpleName(), game, new GridHeuristic(), rule);
    }

    private static Arguments heuristic(Heuristic<Grid> heuristic, GameStateRule rule) {
        return Arguments.of(heuristic.getClass().getSimpleName(), (Supplier<Grid>) Grid::new, heuristic, rule);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("grids")
    void aFaultyGridIsCaught(String name, Supplier<Grid> game, Heuristic<Grid> heuristic, GameStateRule rule) {
        Optional<Violation> violation = violation(game, FACTS, companions(heuristic), rule, 1);
        assertThat(violation).isPresent();
        assertThat(violation.orElseThrow().rule()).isEqualTo(rule.toString());
    }

    private static Companions<Grid, Grid.Cell> companions(Heuristic<Grid> heuristic) {
        Notation<Grid, Grid.Cell> notation = new GridNotation();
        return Companions.<Grid, Grid.Cell>none()
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
        GameStateRule rule = GameStateRule.MOVES_STAY_AS_THEY_ARE_WHEN_PLAYED;
        assertThat(violation(game, Stones.FACTS, Companions.none(), rule, 1)).isPresent();
    }

    @Test
    void probabilitiesOfAnObjectAreCaught() {
        GameStateRule rule = GameStateRule.ASKING_TWICE_GIVES_THE_SAME_ANSWER;
        Supplier<DiceRace> game = FaultyMoves.ProbabilitiesAreOfTheObject::new;
        assertThat(violation(game, GameFacts.none(), Companions.none(), rule, 1))
                .isPresent();
    }

    @Test
    void rightGamesBreakNoRule() {
        for (GameStateRule rule : GameStateRule.values()) {
            assertThat(violation(Grid::new, FACTS, companions(new GridHeuristic()), rule, 1))
                    .isEmpty();
            assertThat(violation(Stones::new, Stones.FACTS, Companions.none(), rule, 1))
                    .isEmpty();
        }
    }

    /** What breaks a rule in as many states as it is checked in. */
    private static <S extends GameState<S, M>, M extends Move> Optional<Violation> violation(
            Supplier<S> game, GameFacts facts, Companions<S, M> companions, GameStateRule rule, long seed) {
        GameUnderTest<S, M> underTest = GameUnderTest.of(() -> List.of(game.get()), seed, facts, companions);
        return new RuleRun<>(rule.check(), underTest, rule.check().tries())
                .broken()
                .map(Shortened::violation);
    }

    static Stream<Arguments> selections() {
        return Stream.of(
                selection(FaultyLogarithms.TheFirstLogarithmIsKept::new, SelectionRules.EARLIER_CHOICES_LEAVE_NO_TRACE),
                selection(
                        FaultyLogarithms.LogarithmsAreKeptByTheNumberOfChildren::new,
                        SelectionRules.EARLIER_CHOICES_LEAVE_NO_TRACE),
                selection(FaultyLogarithms.TheLogarithmIsLeftOut::new, SelectionRules.WORSE_CHILD_IS_LEFT_IN_TIME),
                selection(
                        FaultyLogarithms.TheLogarithmIsOfTheQuotient::new, SelectionRules.WORSE_CHILD_IS_LEFT_IN_TIME),
                selection(FaultyLogarithms.TheQuotientIsWhole::new, SelectionRules.FEWER_VISITS_ARE_NOT_PUT_BEHIND),
                selection(FaultyLogarithms.TheVisitsAreThoseOfTheFirstChild::new, SelectionRules.ORDER_DOES_NOT_MATTER),
                selection(
                        FaultyLogarithms.ParentAndChildAreMixedUp::new, SelectionRules.NEGLECTED_CHILD_IS_CHOSEN_AGAIN),
                selection(
                        FaultyLogarithms.TheWidthIsTheSameForAll::new, SelectionRules.FEWER_VISITS_ARE_NOT_PUT_BEHIND),
                selection(FaultyLogarithms.TheWidthIsConstant::new, SelectionRules.FEWER_VISITS_ARE_NOT_PUT_BEHIND));
    }

    private static Arguments selection(Supplier<SelectionPolicy> part, Check<?> rule) {
        return Arguments.of(part.get().toString(), part, rule);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("selections")
    void aFaultySelectionPolicyIsCaught(String name, Supplier<SelectionPolicy> part, Check<?> rule) {
        assertThat(ContractRun.violation(contractOfSelection(part), rule).rule())
                .isEqualTo(rule.toString());
    }

    static Stream<Arguments> policies() {
        return Stream.of(
                policy(FaultyMemories.ASingleMoveIsNoChoice::new, PolicyRules.MOVE_IS_LEGAL),
                policy(FaultyMemories.NowAndThenThereIsNoMove::new, PolicyRules.MOVE_IS_LEGAL),
                policy(FaultyMemories.TheFirstGeneratorIsKept::new, PolicyRules.EARLIER_GAMES_LEAVE_NO_TRACE),
                policy(FaultyMemories.FirstChoicesAreKept::new, PolicyRules.EARLIER_GAMES_LEAVE_NO_TRACE),
                policy(FaultyMemories.TheFirstPlayerIsKept::new, PolicyRules.EARLIER_GAMES_LEAVE_NO_TRACE));
    }

    private static Arguments policy(Supplier<Policy<Stones, Stones.Take>> part, Check<?> rule) {
        return Arguments.of(part.get().toString(), part, rule);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("policies")
    void aFaultyPolicyIsCaught(String name, Supplier<Policy<Stones, Stones.Take>> part, Check<?> rule) {
        assertThat(ContractRun.violation(contractOfPolicy(part), rule).rule()).isEqualTo(rule.toString());
    }
}
