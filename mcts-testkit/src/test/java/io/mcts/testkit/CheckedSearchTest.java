package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.control.Budget;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.result.SearchResult;
import io.mcts.testkit.checked.StateCalls;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.facts.Violation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A search that checks itself finds what the search finds, and names what is wrong with a game or a part. */
class CheckedSearchTest {

    private static final int ITERATIONS = 200;

    static Stream<SearchSettings<GameTree, Branch>> searches() {
        return SearchPartsTest.searches();
    }

    @ParameterizedTest
    @MethodSource("searches")
    void aCheckedSearchFindsWhatTheSearchFinds(SearchSettings<GameTree, Branch> settings) {
        Mcts<GameTree, Branch> search = settings.search().withSeed(3);
        for (long seed = 0; seed < 2; seed++) {
            GameTree game = RandomGameTrees.any().withOpposedPlayers().of(seed);
            requireSame(search, game);
        }
    }

    @Test
    void gamesWithLoopsAndCapabilitiesOfTheirOwnAreSearchedAlike() {
        requireSame(Mcts.of(new DiceRace()).seed(1).build(), new DiceRace());
        requireSame(Mcts.of(new Grid()).seed(1).transpositions().build(), new Grid());
        requireSame(Mcts.<Grid, Grid.Cell>solver().seed(1).build(), new Grid());
        requireSame(Mcts.of(new Stones()).seed(1).build(), new Stones());
    }

    private static <S extends GameState<S, M>, M extends Move> void requireSame(Mcts<S, M> search, S state) {
        SearchResult<M> plain = search.search(state, Budget.iterations(ITERATIONS));
        SearchResult<M> checked = CheckedSearch.of(search).search(state, Budget.iterations(ITERATIONS));
        assertThat(checked.moves()).isEqualTo(plain.moves());
        assertThat(checked.bestMove()).isEqualTo(plain.bestMove());
        assertThat(checked.principalVariation()).isEqualTo(plain.principalVariation());
    }

    static Stream<Arguments> faultyGames() {
        return Stream.of(
                Arguments.of(new FaultyRaces.CopySharesTheArray(), "what is played in a copy never shows"),
                Arguments.of(afterAStep(new FaultyRaces.CopyForgetsWhoseTurnItIs()), "a copy equals its original"),
                Arguments.of(new FaultyRaces.IndicesClash(), "distinct indices"),
                Arguments.of(new FaultyRaces.PlayThrows(), "throws nothing"),
                Arguments.of(new FaultyRaces.ProbabilitiesSumTo90Percent(), "the probabilities sum to 1"),
                Arguments.of(new FaultyRaces.PayoffLeavesTheRange(), "payoff lies between"),
                Arguments.of(new FaultyShortcuts.RandomMoveIsPlayed(), StateCalls.STATES_STAY),
                Arguments.of(
                        afterAStep(new FaultyShortcuts.ResetForgetsWhoseTurnItIs()), "resetTo() makes a state equal"),
                Arguments.of(new FaultyShortcuts.PlayOutStopsOneMoveEarly(), "playOut() leads to a terminal state"));
    }

    private static DiceRace afterAStep(DiceRace race) {
        race.play(DiceRace.STEP);
        return race;
    }

    @ParameterizedTest
    @MethodSource("faultyGames")
    void aFaultyRaceIsNamed(DiceRace race, String rule) {
        assertThat(violation(Mcts.of(race).seed(1).build(), race).rule()).contains(rule);
    }

    static Stream<Arguments> faultyGrids() {
        return Stream.of(
                Arguments.of(new FaultyGrids.TheMovesSurviveAReset(), "resetTo() makes a state equal"),
                Arguments.of(new FaultyGrids.TheEndSurvivesAReset(), "resetTo() makes a state equal"),
                Arguments.of(
                        new FaultyGrids.PlayDrawsFromASharedGenerator(), StateCalls.SAME_MOVES_LEAD_TO_THE_SAME_STATE),
                Arguments.of(new FaultyGrids.TheKeyIsASum(), "equal keys"),
                Arguments.of(new FaultyGrids.AskingForTheKeyChangesTheState(), StateCalls.STATES_STAY));
    }

    @ParameterizedTest
    @MethodSource("faultyGrids")
    void aFaultyGridIsNamed(Grid grid, String rule) {
        Mcts<Grid, Grid.Cell> search = Mcts.of(grid).seed(1).transpositions().build();
        assertThat(violation(search, grid).rule()).contains(rule);
    }

    @Test
    void aMoveThatIsChangedIsNamed() {
        Stones stones = new FaultyMoves.PlayWritesIntoTheMove();
        assertThat(violation(Mcts.of(stones).seed(1).build(), stones))
                .hasMessageStartingWith("broken rule: " + StateCalls.MOVES_STAY)
                .hasMessageContainingAll("expected: 1 with index 1", "actual:   1 by 0 with index 1");
    }

    @Test
    void theMessageNamesAllMovesFromTheRoot() {
        DiceRace race = new FaultyRaces.PlayThrows();

        Violation violation = violation(Mcts.of(race).seed(1).build(), race);

        assertThat(violation).hasCauseInstanceOf(RuntimeException.class).hasMessageContaining("seed:     1");
        List<? extends Move> moves = violation.reproduction().moves();
        assertThat(moves).isNotEmpty();
        assertThat(violation.reproduction().initialState()).isEqualTo("the root, 0-0-0");
    }

    static Stream<Arguments> faultyParts() {
        Policy<Stones, Stones.Take> none = new FaultyMemories.ASingleMoveIsNoChoice<>();
        Policy<Stones, Stones.Take> played = new FaultyPolicies.TheMoveIsPlayed<>();
        Evaluator<Stones> percent = (state, random, payoffs) -> payoffs[0] = 100;
        return Stream.of(
                Arguments.of(stones().rollout(none).build(), StateCalls.PLAYED_MOVES_ARE_LEGAL),
                Arguments.of(stones().rollout(played).build(), StateCalls.SAME_MOVES_LEAD_TO_THE_SAME_STATE),
                Arguments.of(stones().evaluator(percent).build(), "an evaluator gives every player a value"),
                Arguments.of(stones().expansion((state, legal) -> List.of()).build(), "a filter of moves leaves"));
    }

    private static Mcts.Builder<Stones, Stones.Take> stones() {
        return Mcts.of(new Stones()).seed(1);
    }

    @ParameterizedTest
    @MethodSource("faultyParts")
    void aFaultyPartIsNamed(Mcts<Stones, Stones.Take> search, String rule) {
        assertThat(violation(search, new Stones()).rule()).contains(rule);
    }

    static Stream<Arguments> faultyBackups() {
        return Stream.of(
                Arguments.of(new FaultyPaths.TheRootIsVisitedTwice(), "one visit to each edge"),
                Arguments.of(new FaultyPaths.ChanceIsLeftOut(), "one visit to each edge"),
                Arguments.of(new FaultyBackups.ForgetsTheLeaf(), "one visit to each edge"),
                Arguments.of(new FaultyBackups.CountsTwice(), "one visit to each edge"));
    }

    @ParameterizedTest
    @MethodSource("faultyBackups")
    void aFaultyBackupIsNamed(Backup backup, String rule) {
        GameTree game = GameTree.of("0..10 0[1[(3 7) 0[(9 1) (4 6)]] ?[0.25:(10 0) 0.75:(2 8)] 1[(8 2) (1 9)]]");
        assertThat(violation(Mcts.of(game).seed(1).backup(backup).build(), game).rule())
                .contains(rule);
    }

    private static <S extends GameState<S, M>, M extends Move> Violation violation(Mcts<S, M> search, S state) {
        return catchThrowableOfType(
                Violation.class, () -> CheckedSearch.of(search).search(state, Budget.iterations(ITERATIONS)));
    }
}
