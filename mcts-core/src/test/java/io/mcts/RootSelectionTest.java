package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.decision.MaxChild;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.iteration.TreeState;
import io.mcts.policy.DirichletNoise;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.Children;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import io.mcts.tree.Column;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a search does at the root and nowhere else. */
class RootSelectionTest {

    /** One player chooses among three moves twice; the payoffs are 0 to 8. */
    private static final TreeGame TWO_STEPS = new TreeGame(
            1,
            choice(
                    0,
                    choice(0, end(0), end(1), end(2)),
                    choice(0, end(3), end(4), end(5)),
                    choice(0, end(6), end(7), end(8))));

    private static final DirichletNoise NOISE = new DirichletNoise(0.25, 0.5);

    @Test
    void thePolicyOfTheRootLeavesTheRootAlone() {
        SearchTree<TreeGame, Branch> tree = uct().rootSelection(new LeastVisited())
                .selection(Ucb1.of(0.1))
                .build()
                .tree(TWO_STEPS);
        tree.search(Budget.iterations(3_000));
        assertThat(visits(tree)).containsExactly(1_000, 1_000, 1_000);
        tree.advance(new Branch(2));
        assertThat(Arrays.stream(visits(tree)).max().orElseThrow())
                .as("the best of the moves below")
                .isGreaterThan(900);
    }

    @Test
    void unlessSetItIsTheSame() {
        Mcts<TreeGame, Branch> plain = uct().selection(Ucb1.of(0.7)).build();
        Mcts<TreeGame, Branch> same =
                uct().selection(Ucb1.of(0.7)).rootSelection(Ucb1.of(0.7)).build();
        assertThat(same).hasToString(plain.toString());
        assertThat(same.search(TWO_STEPS, Budget.iterations(500)).moves())
                .isEqualTo(plain.search(TWO_STEPS, Budget.iterations(500)).moves());
        assertThat(uct().rootSelection(new LeastVisited()).build())
                .asString()
                .contains("selection=ucb1:c=0.7, rootSelection=least-visited, expansion=");
    }

    @Test
    void halvingFollowsItsPlan() {
        // three moves: two rounds, 300 / (3 * 2) = 50 visits each, then 300 / (2 * 2) = 75 for each of the better two
        Mcts<TreeGame, Branch> mcts =
                uct().rootSelection(new SequentialHalving(300)).build();
        SearchTree<TreeGame, Branch> tree = mcts.tree(TWO_STEPS);
        assertThat(tree.search(Budget.iterations(150)).moves())
                .allSatisfy(move -> assertThat(move.visits()).isEqualTo(50));
        SearchResult<Branch> result = tree.search(Budget.iterations(150));
        assertThat(result.bestMove()).isEqualTo(new Branch(2));
        assertThat(result.moves().stream().map(MoveStatistics::visits)).containsExactly(125L, 125L, 50L);
        TreeInvariants.check(tree);
    }

    @Test
    void whatEitherPolicyReadsIsKept() {
        assertThat(layout(uct().rootSelection(new Ucb1Tuned()))).isEqualTo(new NodeLayout(Set.of(Column.SQUARES), 0));
        assertThat(layout(uct().selection(new Ucb1Tuned()).rootSelection(Ucb1.of(1))))
                .isEqualTo(new NodeLayout(Set.of(Column.SQUARES), 0));
        assertThat(layout(uct().rootSelection(new SequentialHalving(10)))).isEqualTo(NodeLayout.PLAIN);
        assertThat(layout(uct().selection(new ProgressiveWidening(1, 0.5, Ucb1.of(1)))))
                .isEqualTo(NodeLayout.PLAIN);
    }

    @Test
    void whatNeedsAPriorIsNotBuiltWithoutOne() {
        assertThatThrownBy(uct().rootSelection(new PriorUcb1(0.5, 2))::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the selection policy prior-ucb1:c=0.5:k=2 needs a prior, and none is set");
        assertThatThrownBy(uct().selection(new PriorUcb1(0.5, 3)).rootSelection(Ucb1.of(1))::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the selection policy prior-ucb1:c=0.5:k=3 needs a prior, and none is set");
        assertThatThrownBy(uct().rootNoise(NOISE)::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the noise dirichlet:epsilon=0.25:alpha=0.5 needs a prior, and none is set");
        assertThat(uct().rootNoise(NOISE).prior(new GivenScores(1, 1, 1)).build())
                .asString()
                .contains("prior=given, rootNoise=dirichlet:epsilon=0.25:alpha=0.5, evaluator");
    }

    @Test
    void aPolicyThatChoosesNoneIsNamed() {
        SelectionPolicy none = (children, random) -> 3;
        assertThatThrownBy(() -> uct().rootSelection(none).build().search(TWO_STEPS, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("selected child 3 of 3 children; allowed are 0 to 2");
    }

    @Test
    void theResultHasThePolicyThatTheSelectionOfTheRootFound() {
        SelectionPolicy byMean = new SelectionPolicy() {
            @Override
            public int select(Children children, RandomGenerator random) {
                return children.best(child -> -children.visits(child));
            }

            @Override
            public double[] target(Children root) {
                return IntStream.range(0, 3).mapToDouble(root::mean).toArray();
            }
        };
        SearchResult<Branch> result = uct().rootSelection(byMean).build().search(TWO_STEPS, Budget.iterations(31));
        assertThat(result.policy())
                .as("in the order of the moves of the result")
                .isEqualTo(result.moves().stream().map(MoveStatistics::mean).toList());
        assertThat(uct().rootSelection(new LeastVisited())
                        .build()
                        .search(TWO_STEPS, Budget.iterations(4))
                        .policy())
                .as("the share of the visits unless told")
                .containsExactly(0.5, 0.25, 0.25);
        assertThat(uct().build().search(TWO_STEPS, Budget.iterations(0)).policy())
                .containsOnly(1 / 3.0);
        assertThat(uct().rootSelection(byMean)
                        .build()
                        .search(Games.chanceRoot(), Budget.iterations(0))
                        .policy())
                .as("of chance, which has no policy")
                .containsExactly(0.5, 0.5);
    }

    static SelectionPolicy[] triersOfAll() {
        return new SelectionPolicy[] {Ucb1.of(0.7), new LeastVisited(), new SequentialHalving(2_000)};
    }

    /** A node below the root, at which a prior has left most moves unvisited, becomes the root. */
    @ParameterizedTest
    @MethodSource("triersOfAll")
    void movesThatAnotherPolicyLeftUnvisitedAreTriedAtTheRoot(SelectionPolicy triesAll) {
        double[] priors = new double[30];
        priors[7] = 1;
        SearchTree<TreeGame, Branch> tree = uct().selection(new PriorUcb1(0.01, 1_000))
                .rootSelection(triesAll)
                .decision(new MaxChild())
                .prior(new GivenScores(priors))
                .build()
                .tree(wide(30));
        tree.search(Budget.iterations(1_000));
        tree.advance(new Branch(0));
        int[] before = visits(tree);
        assertThat(Arrays.stream(before).filter(visits -> visits > 0).count())
                .as("moves visited below the root")
                .isEqualTo(1);
        tree.search(Budget.iterations(29));
        assertThat(visits(tree)).as("then each of the others once").doesNotContain(0);
        assertThat(tree.search(Budget.iterations(5_000)).bestMove()).isEqualTo(new Branch(29));
        TreeInvariants.check(tree);
    }

    @Test
    void widensAtTheRootOnly() {
        SearchTree<TreeGame, Branch> tree = uct().rootSelection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.7)))
                .prior(new GivenScores(rising(30)))
                .build()
                .tree(wide(30));
        tree.search(Budget.iterations(100));
        // ceil(sqrt(100)) moves, those with the greatest priors; below, each move is tried
        assertThat(visited(tree)).containsExactly(29, 28, 27, 26, 25, 24, 23, 22, 21, 20);
        tree.search(Budget.iterations(2_000));
        tree.advance(new Branch(29));
        Node root = tree.inside().root();
        int visits = root.visits();
        assertThat(visits).isGreaterThan(30);
        assertThat(IntStream.range(0, 30).map(root::move).toArray())
                .as("now by descending prior")
                .isEqualTo(IntStream.range(0, 30).map(i -> 29 - i).toArray());
        for (int child = 0; child < 30; child++) {
            assertThat(root.prior(child)).isEqualTo(rising(30)[root.move(child)]);
            assertThat(root.mean(child))
                    .as("of a move that ends the game")
                    .isCloseTo(root.move(child) / 30.0, within(1e-9));
        }
        TreeInvariants.check(tree);
        tree.search(Budget.iterations(100));
        TreeInvariants.check(tree);
    }

    @Test
    void noiseIsMixedOnceIntoThePriorsOfEachRoot() {
        Mcts<TreeGame, Branch> mcts = uct().rootNoise(NOISE)
                .selection(new PriorUcb1(0.7, 2))
                .prior(new GivenScores(0.5, 0.3, 0.2))
                .build();
        SearchTree<TreeGame, Branch> tree = mcts.tree(TWO_STEPS);
        double[] first = priors(tree);
        isNoisy(first);
        tree.search(Budget.iterations(200));
        assertThat(priors(tree)).as("once").containsExactly(first);
        tree.advance(new Branch(2));
        double[] second = priors(tree);
        isNoisy(second);
        assertThat(second).as("another noise").isNotEqualTo(first);
        TreeInvariants.check(tree);
        assertThat(priors(mcts.tree(TWO_STEPS))).as("by the same seed").containsExactly(first);
        assertThat(priors(mcts.withSeed(2).tree(TWO_STEPS))).isNotEqualTo(first);
    }

    @Test
    void gumbelNoiseIsDrawnOnceForEachRootAndIsTheSameInAllTrees() {
        Mcts<TreeGame, Branch> mcts = uct().rootSelection(GumbelHalving.of(30))
                .prior(new GivenScores(0.5, 0.3, 0.2))
                .parallel(Parallel.root(task -> {}, 3))
                .build();
        SearchTree<TreeGame, Branch> tree = mcts.tree(TWO_STEPS);
        double[] first = noise(tree.inside());
        assertThat(first).doesNotContain(0).doesNotHaveDuplicates();
        assertThat(tree.trees())
                .hasSize(3)
                .allSatisfy(each -> assertThat(noise(each)).containsExactly(first));
        tree.search(Budget.iterations(90));
        assertThat(noise(tree.inside())).as("once").containsExactly(first);
        tree.advance(new Branch(2));
        double[] second = noise(tree.inside());
        assertThat(second).as("another noise").doesNotContain(0).doesNotContain(first);
        assertThat(tree.trees()).allSatisfy(each -> assertThat(noise(each)).containsExactly(second));
        assertThat(noise(uct().rootSelection(GumbelHalving.of(30))
                        .rootSelection(new LeastVisited())
                        .build()
                        .tree(TWO_STEPS)
                        .inside()))
                .as("unless something needs it")
                .containsOnly(0);
    }

    private static double[] noise(TreeState<TreeGame, Branch> tree) {
        Node root = tree.root();
        double[] noise = new double[root.count()];
        for (int child = 0; child < noise.length; child++) {
            noise[tree.moves().move(root.move(child)).index()] = root.noise(child);
        }
        return noise;
    }

    @Test
    void aNodeBelowTheRootHasNoNoise() {
        // after an advance to a node already there the priors are mixed anew: P + 0.25 * (eta - P), never twice
        Mcts<TreeGame, Branch> mcts = uct().rootNoise(new DirichletNoise(0, 0.5))
                .selection(new PriorUcb1(0.7, 2))
                .prior(new GivenScores(0.5, 0.3, 0.2))
                .build();
        SearchTree<TreeGame, Branch> tree = mcts.tree(TWO_STEPS);
        tree.search(Budget.iterations(200));
        tree.advance(new Branch(2));
        assertThat(priors(tree)).containsExactly(0.5, 0.3, 0.2);
    }

    @Test
    void chanceHasNoNoise() {
        SearchTree<TreeGame, Branch> tree = uct().rootNoise(NOISE)
                .rootSelection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.7)))
                .prior(new GivenScores(0.5, 0.5))
                .build()
                .tree(Games.chanceRoot());
        tree.search(Budget.iterations(1_000));
        Node root = tree.inside().root();
        assertThat(DoubleStream.of(root.probability(0), root.probability(1))).containsExactly(0.8, 0.2);
        TreeInvariants.check(tree);
    }

    /** 0.75 P + 0.25 eta, where eta sums to 1 and is nowhere P itself. */
    private static void isNoisy(double[] priors) {
        double[] clean = {0.5, 0.3, 0.2};
        assertThat(DoubleStream.of(priors).sum()).isCloseTo(1, within(1e-12));
        for (int move = 0; move < 3; move++) {
            assertThat(priors[move])
                    .isBetween(0.75 * clean[move], 0.75 * clean[move] + 0.25)
                    .isNotCloseTo(clean[move], within(1e-9));
        }
    }

    private static Mcts.Builder<TreeGame, Branch> uct() {
        return Mcts.<TreeGame, Branch>builder().seed(1);
    }

    private static NodeLayout layout(Mcts.Builder<TreeGame, Branch> builder) {
        return builder.build().tree(TWO_STEPS).inside().nodes().layout();
    }

    /** Visits of the root's moves in the order of the game. */
    private static int[] visits(SearchTree<TreeGame, Branch> tree) {
        Node root = tree.inside().root();
        int[] visits = new int[root.count()];
        for (int child = 0; child < visits.length; child++) {
            visits[tree.inside().moves().move(root.move(child)).index()] = root.visits(child);
        }
        return visits;
    }

    private static double[] priors(SearchTree<TreeGame, Branch> tree) {
        Node root = tree.inside().root();
        double[] priors = new double[root.count()];
        for (int child = 0; child < priors.length; child++) {
            priors[tree.inside().moves().move(root.move(child)).index()] = root.prior(child);
        }
        return priors;
    }

    /** The moves of the root that have been visited, as they stand there. */
    private static int[] visited(SearchTree<TreeGame, Branch> tree) {
        Node root = tree.inside().root();
        return IntStream.range(0, root.count())
                .filter(child -> root.visits(child) > 0)
                .map(root::move)
                .toArray();
    }

    private static double[] rising(int count) {
        return IntStream.range(0, count).mapToDouble(i -> (double) i / count).toArray();
    }

    /** One player, so many equal moves, then so many that pay the more the later they stand. */
    private static TreeGame wide(int count) {
        Position[] ends =
                IntStream.range(0, count).mapToObj(i -> end(10.0 * i / count)).toArray(Position[]::new);
        Position[] choices =
                IntStream.range(0, count).mapToObj(i -> choice(0, ends)).toArray(Position[]::new);
        return new TreeGame(1, choice(0, choices));
    }

    /**
     * Sixteen arms and a plan of 1,600 visits for one tree, 6,400 for four: in each of four rounds a quarter of a tree's 1,600 visits, so
     * 25 for each of 16 arms, 50 for each of the best 8, 100 for each of the best 4 and 200 for each of the best 2.
     */
    @Test
    void severalTreesFollowThePlanWithTheirPart() {
        Position[] arms = new Position[16];
        Arrays.setAll(arms, arm -> end(arm / 2.0));
        TreeGame game = new TreeGame(1, choice(0, arms));
        for (Parallel parallel : List.of(Parallel.none(), Parallel.root(task -> {}, 4))) {
            int trees = parallel.trees();
            SearchResult<Branch> result = uct().rootSelection(new SequentialHalving(1_600 * trees))
                    .parallel(parallel)
                    .build()
                    .search(game, Budget.iterations(1_600L * trees));
            for (int arm = 0; arm < arms.length; arm++) {
                int visits = arm < 8 ? 25 : arm < 12 ? 75 : arm < 14 ? 175 : 375;
                assertThat(result.statistics(new Branch(arm)).visits())
                        .as("arm %d of %s", arm, parallel)
                        .isEqualTo((long) visits * trees);
            }
            assertThat(result.bestMove()).isEqualTo(new Branch(15));
        }
    }

    /** Workers of one tree follow one plan, which is not divided. */
    @Test
    void threadsInOneTreeFollowOnePlan() {
        Position[] arms = new Position[16];
        Arrays.setAll(arms, arm -> end(arm / 2.0));
        SearchResult<Branch> result = uct().rootSelection(new SequentialHalving(1_600))
                .parallel(Parallel.tree(task -> {}, 4))
                .build()
                .search(new TreeGame(1, choice(0, arms)), Budget.iterations(1_600));
        assertThat(result.statistics(new Branch(15)).visits()).isBetween(340L, 410L);
        assertThat(result.statistics(new Branch(0)).visits()).isBetween(20L, 30L);
    }
}
