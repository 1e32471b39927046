package io.mcts;

import static io.mcts.fixture.StepGame.move;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.ParallelEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.StepGame;
import io.mcts.fixture.StepGame.Step;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.root.TreeSnapshot;
import io.mcts.selection.LeastVisited;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Estimates of the return from a state on that lie within the payoff range, but not together with what was got on the way there. The
 * ranges of these games are as narrow as the rules allow, so that most estimates are too great or too small somewhere.
 */
class StepEstimatesTest {

    private static final int GAMES = 40;
    private static final UniformPolicy<StepGame, Branch> UNIFORM = new UniformPolicy<>();

    /** As wrong as a heuristic may be: the least or the greatest payoff. */
    private static final Heuristic<StepGame> EXTREME = (state, payoffs) -> {
        boolean isLeast = (Arrays.hashCode(state.step().rewards()) & 8) == 0;
        payoffs[0] = isLeast ? state.minPayoff() : state.maxPayoff();
        if (payoffs.length > 1) {
            payoffs[1] = -payoffs[0];
        }
    };

    private static final Heuristic<StepGame> EXACT = (state, payoffs) ->
            System.arraycopy(StepGame.exactReturns(state.step(), payoffs.length), 0, payoffs, 0, payoffs.length);

    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    /** What each state was estimated to be worth, as often as it was. */
    private final Map<Step, List<double[]>> estimates = Collections.synchronizedMap(new IdentityHashMap<>());

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    private static Mcts.Builder<StepGame, Branch> builder() {
        return Mcts.of(StepGame.class).seed(1);
    }

    static Stream<Evaluator<StepGame>> evaluators() {
        return Stream.of(
                new RolloutEvaluator<>(UNIFORM),
                new HeuristicEvaluator<>(new EvenHeuristic()),
                new HeuristicEvaluator<>(EXTREME),
                new TruncatedRolloutEvaluator<>(UNIFORM, 0, EXTREME),
                new TruncatedRolloutEvaluator<>(UNIFORM, 1, EXTREME),
                new TruncatedRolloutEvaluator<>(UNIFORM, 2, new EvenHeuristic()),
                new MixedEvaluator<>(0.25, new TruncatedRolloutEvaluator<>(UNIFORM, 1, EXTREME), EXTREME));
    }

    private Evaluator<StepGame> recorded(Evaluator<StepGame> evaluator) {
        return (state, random, payoffs) -> {
            Step step = state.step();
            evaluator.evaluate(state, random, payoffs);
            estimates
                    .computeIfAbsent(step, first -> Collections.synchronizedList(new ArrayList<>()))
                    .add(payoffs.clone());
        };
    }

    private static void forAllGames(Consumer<StepGame> test) {
        for (int seed = 0; seed < GAMES; seed++) {
            StepGame game = StepGame.random(Xoroshiro128PlusPlus.of(seed), seed % 2 == 0 ? 1 : 0.75);
            if (!game.isTerminal()) {
                test.accept(game.tight());
            }
        }
    }

    /** Searches on one thread and several, in one tree and several, with batches and in trees that are kept. */
    @ParameterizedTest
    @MethodSource("evaluators")
    void everyMeanIsThatOfReturnsBroughtWithinTheRangeAtEveryMove(Evaluator<StepGame> evaluator) {
        Evaluator<StepGame> recorded = recorded(evaluator);
        OneByOne<StepGame> oneByOne = new OneByOne<>(recorded);
        List<Mcts.Builder<StepGame, Branch>> builders = List.of(
                builder().evaluator(recorded),
                builder().evaluator(recorded).parallel(Parallel.tree(pool, 3)),
                builder().evaluator(recorded).parallel(Parallel.root(pool, 3)),
                builder().batches(new LeafBatches<>(oneByOne, 4, 1)),
                builder().batches(new LeafBatches<>(oneByOne, 5, 2)).parallel(Parallel.tree(pool, 2)),
                builder().batches(new LeafBatches<>(new ParallelEvaluator<>(oneByOne, pool, 2), 8, 1)));
        forAllGames(game -> builders.forEach(builder -> {
            estimates.clear();
            SearchTree<StepGame, Branch> tree = builder.build().tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(120));
            requireMeans(tree, game);
            List<double[]> all = returns(snapshots(tree), game.step(), game);
            for (int player = 0; player < game.playerCount(); player++) {
                assertThat(result.playerValues().get(player)).isCloseTo(mean(all, player, game), within(1e-9));
            }
            for (MoveStatistics<Branch> move : result.moves()) {
                assertThat(move.mean()).isBetween(0.0, 1.0);
            }
            tree.advance(result.bestMove());
            StepGame after = tree.state();
            if (!after.isTerminal()) {
                tree.search(Budget.iterations(120));
                requireMeans(tree, after);
            }
        }));
    }

    private static List<TreeNode<Branch>> snapshots(SearchTree<StepGame, Branch> tree) {
        return tree.trees().stream()
                .map(each -> new TreeSnapshot<>(each, Integer.MAX_VALUE).ofRoot(100))
                .toList();
    }

    /** The statistics of the moves of a tree, or of several trees added up, are those of the returns computed one by one. */
    private void requireMeans(SearchTree<StepGame, Branch> tree, StepGame game) {
        requireMeans(snapshots(tree), game.step(), game);
    }

    private void requireMeans(List<TreeNode<Branch>> nodes, Step step, StepGame game) {
        for (int move = 0; move < step.children().size(); move++) {
            List<TreeNode<Branch>> edges = edges(nodes, move);
            long visits = edges.stream().mapToLong(TreeNode::visits).sum();
            if (visits > 0) {
                Step next = step.children().get(move);
                List<double[]> returns = returnsOfMove(edges, next, game);
                double sum = edges.stream()
                        .mapToDouble(edge -> edge.visits() == 0 ? 0 : edge.visits() * edge.mean())
                        .sum();
                assertThat(returns).hasSize((int) visits);
                assertThat(sum / visits).isCloseTo(mean(returns, edges.get(0).player(), game), within(1e-9));
                requireMeans(edges, next, game);
            }
        }
    }

    private static List<TreeNode<Branch>> edges(List<TreeNode<Branch>> nodes, int move) {
        return nodes.stream()
                .flatMap(node -> node.children().stream())
                .filter(child -> new Branch(move).equals(child.move()))
                .toList();
    }

    /** The return of each iteration that came to a state, from there on. */
    private List<double[]> returns(List<TreeNode<Branch>> nodes, Step step, StepGame game) {
        List<double[]> all = new ArrayList<>(estimates.getOrDefault(step, List.of()));
        if (step.children().isEmpty()) {
            long visits = nodes.stream().mapToLong(TreeNode::visits).sum();
            all.addAll(Collections.nCopies((int) visits, step.payoffs()));
        }
        for (int move = 0; move < step.children().size(); move++) {
            all.addAll(returnsOfMove(edges(nodes, move), step.children().get(move), game));
        }
        return all;
    }

    private List<double[]> returnsOfMove(List<TreeNode<Branch>> edges, Step next, StepGame game) {
        return returns(edges, next, game).stream()
                .map(below -> IntStream.range(0, below.length)
                        .mapToDouble(player -> after(next, player, below[player], game))
                        .toArray())
                .toList();
    }

    private static double after(Step step, int player, double below, StepGame game) {
        double payoff = step.rewards()[player] + step.discount() * below;
        return Math.max(game.minPayoff(), Math.min(game.maxPayoff(), payoff));
    }

    private static double mean(List<double[]> returns, int player, StepGame game) {
        double sum = returns.stream().mapToDouble(payoffs -> payoffs[player]).sum();
        return scaled(sum / returns.size(), game);
    }

    private static double scaled(double payoff, StepGame game) {
        return (payoff - game.minPayoff()) / (game.maxPayoff() - game.minPayoff());
    }

    private static double payoff(double mean, StepGame game) {
        return game.minPayoff() + mean * (game.maxPayoff() - game.minPayoff());
    }

    static Stream<Backup> backupsOfNodes() {
        return Stream.of(new MaxBackup(), new GraphBackup());
    }

    @ParameterizedTest
    @MethodSource("backupsOfNodes")
    void theValueOfANodeIsBroughtWithinTheRange(Backup backup) {
        evaluators()
                .forEach(evaluator -> forAllGames(game -> {
                    estimates.clear();
                    SearchTree<StepGame, Branch> tree = builder()
                            .backup(backup)
                            .evaluator(recorded(evaluator))
                            .build()
                            .tree(game);
                    tree.search(Budget.iterations(200));
                    requireValues(tree.snapshot(100, 100), game.step(), game, backup);
                }));
    }

    private void requireValues(TreeNode<Branch> node, Step step, StepGame game, Backup backup) {
        for (TreeNode<Branch> edge : node.children()) {
            if (edge.visits() > 0) {
                Step next = step.children().get(edge.move().index());
                double expected = scaled(value(edge, next, game, backup), game);
                assertThat(edge.mean()).as("%s", edge).isCloseTo(expected, within(1e-9));
                requireValues(edge, next, game, backup);
            }
        }
    }

    /** What a move is worth to the player who chose it, by the means of the moves after it, in payoffs. */
    private double value(TreeNode<Branch> edge, Step next, StepGame game, Backup backup) {
        int player = edge.player();
        List<TreeNode<Branch>> visited =
                edge.children().stream().filter(child -> child.visits() > 0).toList();
        if (next.children().isEmpty()) {
            return after(next, player, next.payoffs()[player], game);
        }
        double first = after(next, player, estimates.get(next).get(0)[player], game);
        if (visited.isEmpty()) {
            return first;
        }
        boolean isSame = visited.get(0).player() == player;
        double below;
        if (edge.kind() == TreeNode.Kind.CHANCE) {
            double weight = 0;
            double sum = 0;
            for (TreeNode<Branch> outcome : visited) {
                double probability = next.probabilities()[outcome.move().index()];
                weight += probability;
                sum += probability * outcome.mean();
            }
            below = sum / weight;
        } else if (backup instanceof MaxBackup) {
            below = visited.stream().mapToDouble(TreeNode::mean).max().orElseThrow();
        } else {
            double sum = 0;
            long all = 0;
            for (TreeNode<Branch> child : visited) {
                sum += child.visits() * child.mean();
                all += child.visits();
            }
            below = sum / all;
        }
        double value = after(next, player, payoff(isSame ? below : 1 - below, game), game);
        // the mean of a graph counts the evaluation before there was a node, too
        return backup instanceof GraphBackup ? (first + (edge.visits() - 1) * value) / edge.visits() : value;
    }

    /** Priors that lie in their range, but not with what a move brings; they are backed up as well. */
    @Test
    void priorsAreBroughtWithinTheRange() {
        for (Heuristic<StepGame> heuristic : List.of(EXTREME, EXACT)) {
            forAllGames(game -> {
                SearchTree<StepGame, Branch> tree = builder()
                        .prior(new SuccessorScores<>(heuristic))
                        .backup(new ImplicitMinimaxBackup(new MeanBackup()))
                        .evaluator(new HeuristicEvaluator<>(heuristic))
                        .build()
                        .tree(game);
                tree.search(Budget.iterations(200));
                requirePriors(tree, tree.inside().root(), game.step(), game);
            });
        }
    }

    private static void requirePriors(SearchTree<StepGame, Branch> tree, Node node, Step step, StepGame game) {
        for (int child = 0; child < node.count() && !node.isChance(); child++) {
            assertThat(node.prior(child)).isBetween(0.0, 1.0);
            if (node.link(child) == Tree.NONE) {
                continue;
            }
            Step next = step.children().get(node.move(child));
            Node below = new Node(tree.inside().nodes()).moveTo(node.link(child));
            if (!below.isChance()) {
                double best = IntStream.range(0, below.count())
                        .mapToDouble(below::prior)
                        .max()
                        .orElseThrow();
                double own = below.player() == node.player() ? best : 1 - best;
                assertThat(node.prior(child))
                        .isCloseTo(scaled(after(next, node.player(), payoff(own, game), game), game), within(1e-9));
            }
            requirePriors(tree, below, next, game);
        }
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void expectationsStayWithinTheRange(Evaluator<StepGame> evaluator) {
        forAllGames(game -> {
            SearchTree<StepGame, Branch> tree = builder()
                    .backup(new ExpectationBackup())
                    .evaluator(evaluator)
                    .build()
                    .tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(300));
            tree.snapshot(100, 100)
                    .walk()
                    .forEach(node -> assertThat(node.mean()).isBetween(-1e-9, 1 + 1e-9));
            assertThat(result.playerValues())
                    .allSatisfy(value -> assertThat(value).isBetween(0.0, 1.0));
        });
    }

    /**
     * A move that brings 3 of 10 leads to a coin, both sides of which to long lines without rewards: one is estimated at 10 everywhere, the
     * other at 6. The coin is worth 8, the move therefore as much as the range allows.
     */
    @Test
    void theExpectationOfEstimatesIsBroughtWithinTheRange() {
        Step coin = new Step(
                new double[] {3},
                1,
                GameState.CHANCE,
                new double[] {0.5, 0.5},
                new double[] {8},
                List.of(chain(10), chain(6)));
        Heuristic<StepGame> heuristic =
                (state, payoffs) -> payoffs[0] = state.step().payoffs()[0];
        SearchTree<StepGame, Branch> tree = builder()
                .backup(new ExpectationBackup())
                .evaluator(new HeuristicEvaluator<>(heuristic))
                .build()
                .tree(new StepGame(1, move(0, 1, coin), 0, 10));
        for (int search = 0; search < 60; search++) {
            assertThat(tree.search(Budget.iterations(1)).value()).isBetween(0.9, 1.0);
        }
        assertThat(tree.search(Budget.iterations(1)).value()).isCloseTo(1, within(1e-9));
    }

    private static Step chain(double estimate) {
        Step chain = move(0, 1);
        for (int i = 0; i < 100; i++) {
            chain = new Step(new double[1], 1, 0, new double[0], new double[] {estimate}, List.of(chain));
        }
        return chain;
    }

    /** What the expectation of chance passes up may lie far outside the range, and must. */
    @Test
    void trueReturnsAreNeverChanged() {
        forAllGames(game -> {
            List<List<MoveStatistics<Branch>>> moves = new ArrayList<>();
            for (StepGame same : List.of(game, new StepGame(game.playerCount(), game.step(), -40, 40))) {
                SearchResult<Branch> result = builder()
                        .backup(new ExpectationBackup())
                        .selection(new LeastVisited())
                        .evaluator(new RolloutEvaluator<>(UNIFORM))
                        .build()
                        .search(same, Budget.iterations(300));
                moves.add(result.moves());
            }
            for (int move = 0; move < moves.get(0).size(); move++) {
                MoveStatistics<Branch> tight = moves.get(0).get(move);
                assertThat(tight.move()).isEqualTo(moves.get(1).get(move).move());
                assertThat(payoff(tight.mean(), game))
                        .isCloseTo(-40 + 80 * moves.get(1).get(move).mean(), within(1e-9));
            }
        });
    }

    /** A sum of tenths is not exact: 0.1 + 0.1 + 0.1 is more than 0.3. */
    @Test
    void roundingIsNoReturnOutsideTheRange() {
        StepGame game = new StepGame(1, move(0, 1, move(0.1, 1, move(0.1, 1, move(0.1, 1)))), 0, 0.3);
        double[] payoffs = new double[1];
        new RolloutEvaluator<StepGame, Branch>(UNIFORM).evaluate(game.copy(), Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs).containsExactly(0.3);
        StepGame last = new StepGame(
                1,
                move(0, 1, new Step(new double[] {0.1}, 1, 0, new double[0], new double[] {0.2}, List.of())),
                0,
                0.3);
        double[] scores = new double[1];
        new SuccessorScores<StepGame, Branch>(EXACT).score(last, last.legalMoves(), scores);
        assertThat(scores).containsExactly(1);
        assertThat(builder().build().search(game, Budget.iterations(10)).value())
                .isBetween(1 - 1e-9, 1.0);
    }

    /** The last move brings more than the range allows; a path that ends before it is worth what the range allows. */
    @Test
    void theEndOfTheGameIsNoEstimate() {
        StepGame game = new StepGame(1, move(0, 1, move(15, 1, move(6, 1))));
        SearchTree<StepGame, Branch> tree = builder()
                .evaluator(new HeuristicEvaluator<>((state, payoffs) -> payoffs[0] = 6))
                .build()
                .tree(game);
        assertThat(tree.search(Budget.iterations(1)).value()).isEqualTo(1);
        assertThatThrownBy(() -> tree.search(Budget.iterations(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("the return of player 0 from move 1 on is 21", "[-20.0, 20.0]");
        assertThatThrownBy(() -> builder()
                        .evaluator(new HeuristicEvaluator<>((state, payoffs) -> payoffs[0] = 21))
                        .build()
                        .search(game, Budget.iterations(1)))
                .as("an estimate that is wrong by itself")
                .hasMessageContaining("the payoff of player 0 is 21");
        assertThatThrownBy(() -> builder()
                        .evaluator(new TruncatedRolloutEvaluator<>(UNIFORM, 1, (state, payoffs) -> payoffs[0] = 21))
                        .build()
                        .search(new StepGame(1, move(0, 1, move(0, 1, move(0, 1, move(0, 1))))), Budget.iterations(1)))
                .hasMessageContaining("gives player 0 a payoff of 21.0, outside the declared range");
    }

    @Test
    void whatIsNotANumberIsRefused() {
        for (double reward : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            StepGame game = new StepGame(1, move(0, 1, move(reward, 1, move(0, 1))));
            assertThatThrownBy(() -> builder()
                            .evaluator(new HeuristicEvaluator<>(new EvenHeuristic()))
                            .build()
                            .search(game, Budget.iterations(1)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("the last move brought player 0 " + reward + ", not a number");
        }
    }
}
