package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.backup.ExpectationBackup;
import io.mcts.control.Budget;
import io.mcts.decision.FinalDecision;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.ForgetfulHeuristic;
import io.mcts.fixture.Games;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.FilteredScores;
import io.mcts.policy.MoveScores;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveBias;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.Column;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that know something of the moves before they visit them. */
class PriorTest {

    private static final Branch SECOND = new Branch(1);

    /** One player, one move, then three that end the game. */
    private static final TreeGame TWO_STEPS = new TreeGame(1, choice(0, choice(0, end(1), end(5), end(9))));

    @Test
    void aMoveThatLooksBadMayStayUnvisited() {
        // #1 keeps its bound of 0.6 + c * ..., and #0 and #2 never come up to it: 0.1 + 0.2 * sqrt(ln 1000 / 10) = 0.27
        SearchTree<TreeGame, Branch> tree = search(new PriorUcb1(0.2, 10), new GivenScores(0.1, 0.6, 0.1))
                .tree(new TreeGame(1, choice(0, end(1), end(6), end(9))));
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
        assertThat(result.statistics(SECOND).visits()).isEqualTo(1_000);
        assertThat(result.bestMove()).isEqualTo(SECOND);
        assertThat(result.effort().nodes()).as("the root and the move visited").isEqualTo(2);
        TreeInvariants.check(tree);
    }

    @Test
    void aWrongPriorIsOvercome() {
        SearchTree<TreeGame, Branch> tree =
                search(new PriorUcb1(1, 10), new GivenScores(0.9, 0.1, 0.5)).tree(Games.threePlayers());
        assertThat(tree.search(Budget.iterations(20_000)).bestMove()).isEqualTo(SECOND);
        TreeInvariants.check(tree);
    }

    @Test
    void progressiveBiasStillTriesEachMoveOnce() {
        SearchResult<Branch> result = search(new ProgressiveBias(1, 100), new GivenScores(0, 1, 0))
                .search(Games.threePlayers(), Budget.iterations(3));
        assertThat(result.moves()).allSatisfy(move -> assertThat(move.visits()).isEqualTo(1));
    }

    @Test
    void priorsFollowTheirMovesThroughTheTree() {
        // the moves are tried in random order, and both places change with it
        double[] priors = IntStream.range(0, 20).mapToDouble(i -> i / 20.0).toArray();
        SearchTree<TreeGame, Branch> tree =
                search(new ProgressiveBias(1, 1), new GivenScores(priors)).tree(wide(20));
        tree.search(Budget.iterations(500));
        Node root = root(tree);
        assertThat(IntStream.range(0, 20).map(root::move).toArray())
                .as("the order has changed")
                .isNotEqualTo(IntStream.range(0, 20).toArray());
        for (int child = 0; child < 20; child++) {
            assertThat(root.prior(child)).isEqualTo(priors[root.move(child)]);
        }
        TreeInvariants.check(tree);
    }

    @Test
    void theBiasDrawsVisitsToTheMoveThatLooksGood() {
        // equal payoffs and c = 0: weight * prior / (n + 1) alone decides, so visits stand in proportion to the priors.
        // By hand: 0.9 / (n + 1) = 0.3 / (m + 1) with n + m = 98 gives n + 1 = 75, m + 1 = 25
        TreeGame equal = new TreeGame(1, choice(0, end(5), end(5)));
        SearchResult<Branch> result =
                search(new ProgressiveBias(0, 1), new GivenScores(0.3, 0.9)).search(equal, Budget.iterations(98));
        assertThat(result.statistics(SECOND).visits()).isBetween(73L, 75L);
    }

    @Test
    void advancingKeepsThePriors() {
        SearchTree<TreeGame, Branch> tree = search(new ProgressiveBias(1, 1), new GivenScores(0.25, 0.5, 0.75))
                .tree(TWO_STEPS);
        tree.search(Budget.iterations(20));
        tree.advance(new Branch(0));
        Node root = root(tree);
        assertThat(root.visits()).isEqualTo(19);
        for (int child = 0; child < 3; child++) {
            assertThat(root.prior(child)).isEqualTo(0.25 * (1 + root.move(child)));
        }
    }

    @Test
    void theFinalDecisionSeesThePriorsOfTheMoves() {
        // in the order of the legal moves, whatever the order in the tree
        FinalDecision byPrior = root -> IntStream.range(0, root.count())
                .reduce((a, b) -> root.prior(b) > root.prior(a) ? b : a)
                .orElseThrow();
        TreeGame die = new TreeGame(1, chance(new double[] {0.2, 0.8}, end(1), end(2)));
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .selection(new ProgressiveBias(1, 1))
                .prior(new GivenScores(0.1, 0.3, 0.2))
                .decision(byPrior)
                .seed(1)
                .build();
        for (long seed = 1; seed <= 10; seed++) {
            assertThat(mcts.withSeed(seed)
                            .search(Games.threePlayers(), Budget.iterations(50))
                            .bestMove())
                    .isEqualTo(SECOND);
        }
        assertThat(mcts.search(die, Budget.iterations(50)).bestMove())
                .as("outcomes of chance have no priors: the first of equals")
                .isEqualTo(new Branch(0));
    }

    @Test
    void onlyWhatIsAskedForIsKept() {
        assertThat(Mcts.<TreeGame, Branch>builder()
                        .build()
                        .tree(Games.threePlayers())
                        .inside()
                        .nodes()
                        .layout())
                .isEqualTo(NodeLayout.PLAIN);
        assertThat(search(new PriorUcb1(1, 1), new GivenScores(0, 0, 0))
                        .tree(Games.threePlayers())
                        .inside()
                        .nodes()
                        .layout())
                .isEqualTo(new NodeLayout(Set.of(Column.PRIOR), 0));
        assertThat(Mcts.<TreeGame, Branch>builder()
                        .backup(new ExpectationBackup())
                        .build()
                        .tree(Games.threePlayers())
                        .inside()
                        .nodes()
                        .layout())
                .isEqualTo(new NodeLayout(Set.of(), 3));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN, Double.NEGATIVE_INFINITY})
    void aPriorOutsideItsRangeIsNamedWithTheMovesPlayed(double wrong) {
        MoveScores<TreeGame, Branch> scores = new GivenScores(0.5, wrong, 0.5);
        assertThatThrownBy(() -> search(new PriorUcb1(1, 1), scores).search(TWO_STEPS, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the prior given of #1 is " + wrong + ", not from 0 to 1, in player 0, 3 moves\n"
                        + "Played from the root, player 0, 1 moves: [#0]");
    }

    @Test
    void movesThatArePlainlyWorseMayNotBeLeftOutByAPrior() {
        MoveScores<TreeGame, Branch> scores = new FilteredScores<>(new GivenScores(0.5, 0.1), 0.2);
        assertThatThrownBy(() -> search(new PriorUcb1(1, 1), scores).tree(Games.twoMoves()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the prior filtered:margin=0.2:given of #1 is -Infinity");
    }

    static Stream<SelectionPolicy> needPriors() {
        return Stream.of(new PriorUcb1(0.7, 4), new ProgressiveBias(0.7, 1));
    }

    @ParameterizedTest
    @MethodSource("needPriors")
    void aSelectionThatNeedsAPriorIsNotBuiltWithoutOne(SelectionPolicy selection) {
        Mcts.Builder<TreeGame, Branch> builder =
                Mcts.<TreeGame, Branch>builder().selection(selection);
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the selection policy " + selection + " needs a prior, and none is set");
        assertThat(builder.prior(new GivenScores(0, 0, 0)).build())
                .asString()
                .contains("selection=" + selection, "prior=given");
    }

    static Stream<Evaluator<TreeGame>> forgetful() {
        ForgetfulHeuristic heuristic = new ForgetfulHeuristic();
        return Stream.of(
                new HeuristicEvaluator<>(heuristic),
                new TruncatedRolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>(), 0, heuristic),
                new MixedEvaluator<>(0.5, new HeuristicEvaluator<>(new RandomPlayValue()), heuristic),
                new MixedEvaluator<>(0.5, new HeuristicEvaluator<>(heuristic), new RandomPlayValue()));
    }

    @ParameterizedTest
    @MethodSource("forgetful")
    void aHeuristicThatForgetsAPlayerIsNoticed(Evaluator<TreeGame> evaluator) {
        Mcts<TreeGame, Branch> mcts =
                Mcts.<TreeGame, Branch>builder().evaluator(evaluator).seed(1).build();
        assertThatThrownBy(() -> mcts.search(Games.threePlayers(), Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("(?s).*player 1 .*NaN, outside the declared range \\[0.0, 10.0].*")
                .hasMessageContaining("\nPlayed from the root, player 0, 3 moves: [#");
    }

    @Test
    void aHeuristicThatForgetsAPlayerIsNoticedInScores() {
        MoveScores<TreeGame, Branch> scores = new SuccessorScores<>(new ForgetfulHeuristic());
        // player 1 chooses between a choice and an end
        TreeGame game = new TreeGame(2, choice(0, choice(1, choice(0, end(1, 2), end(2, 1)), end(3, 3))));
        String forgotten =
                "the heuristic forgetful gives player 1 a payoff of NaN, outside the declared range [0.0, 10.0], in player ";
        assertThatThrownBy(() -> search(new PriorUcb1(1, 1), scores).search(game, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(forgotten + "1, 2 moves");
        Mcts<TreeGame, Branch> guided = Mcts.<TreeGame, Branch>builder()
                .rollout(new EpsilonGreedyPolicy<>(0.1, scores))
                .seed(1)
                .build();
        assertThatThrownBy(() -> guided.search(game, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(forgotten + "0, 2 moves\nPlayed from the root, player 0, 1 moves: [#0], then in"
                        + " rollout:epsilon-greedy:epsilon=0.1:" + scores);
    }

    @Test
    void theScoresOfTheStatesAfterThemAreThePriorsOfTheMoves() {
        SearchTree<TreeGame, Branch> tree = search(new PriorUcb1(0.7, 4), new SuccessorScores<>(new RandomPlayValue()))
                .tree(Games.gamble());
        assertThat(tree.search(Budget.iterations(10_000)).bestMove()).isEqualTo(SECOND);
        // by hand: a sure 6, 0.7 * 10 = 7, 0.1 * 10 + 0.9 * 5 = 5.5
        Node root = root(tree);
        assertThat(List.of(root.prior(0), root.prior(1), root.prior(2))).containsExactly(0.6, 0.7, 0.55);
        TreeInvariants.check(tree);
    }

    private static Mcts<TreeGame, Branch> search(SelectionPolicy selection, MoveScores<TreeGame, Branch> prior) {
        return Mcts.<TreeGame, Branch>builder()
                .selection(selection)
                .prior(prior)
                .seed(1)
                .build();
    }

    private static Node root(SearchTree<TreeGame, Branch> tree) {
        return tree.inside().root();
    }

    private static TreeGame wide(int moves) {
        return new TreeGame(
                1,
                choice(0, IntStream.range(0, moves).mapToObj(i -> end(i % 10)).toArray(TreeGame.Position[]::new)));
    }
}
