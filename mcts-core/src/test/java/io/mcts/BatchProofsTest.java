package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.Puct;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Batches together with proofs, with graphs, and with several threads in one tree. */
class BatchProofsTest {

    private static final int WORKERS = 4;

    /** Bounds of chance are rounded at each of at most five dice. */
    private static final double ROUNDING = 6 * 0x1p-24;

    private static final BatchEvaluator<TreeGame> ROLLOUTS =
            new OneByOne<>(new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>()));

    private final ExecutorService pool = Executors.newFixedThreadPool(WORKERS);

    /** The value of random play, or 5 for all if it is to fail at some call, and equal priors. */
    private static final class Model implements BatchEvaluator<TreeGame> {

        private static final int NEVER = 0;

        private final AtomicInteger calls = new AtomicInteger();
        private final int failsAt;

        Model(int failsAt) {
            this.failsAt = failsAt;
        }

        @Override
        public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            if (calls.incrementAndGet() == failsAt) {
                throw new IllegalStateException("no luck");
            }
            for (int i = 0; i < payoffs.length; i++) {
                assertThat(states.get(i).isTerminal()).isFalse();
                if (failsAt == NEVER) {
                    new RandomPlayValue().estimate(states.get(i), payoffs[i]);
                } else {
                    Arrays.fill(payoffs[i], 5);
                }
                Arrays.fill(priors[i], 1.0 / priors[i].length);
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    static Stream<BatchEvaluator<TreeGame>> evaluators() {
        return Stream.of(ROLLOUTS, new Model(Model.NEVER));
    }

    private static Mcts.Builder<TreeGame, Branch> builder(BatchEvaluator<TreeGame> evaluator) {
        SelectionPolicy selection = evaluator.givesPriors() ? new Puct(1, 0.25) : Ucb1.of(0.7);
        return Mcts.of(TreeGame.class)
                .selection(selection)
                .batches(new LeafBatches<>(evaluator, 5, 2))
                .seed(1);
    }

    private List<Mcts.Builder<TreeGame, Branch>> kinds(BatchEvaluator<TreeGame> evaluator) {
        Parallel threads = Parallel.tree(pool, WORKERS);
        return List.of(
                builder(evaluator),
                builder(evaluator).transpositions(),
                builder(evaluator).parallel(threads),
                builder(evaluator).transpositions().parallel(threads));
    }

    /** But for solvers of games for one player, which know the moves of rollouts only without batches. */
    @Test
    void aBatchOfOneIsThePlainSearch() {
        for (long seed = 0; seed < 40; seed++) {
            TreeGame game = RandomGames.of(seed);
            Mcts.Builder<TreeGame, Branch> plain = Mcts.of(TreeGame.class).seed(5);
            for (Mcts.Builder<TreeGame, Branch> search : List.of(
                    plain,
                    plain.build().toBuilder().solver(),
                    plain.build().toBuilder().transpositions(),
                    plain.build().toBuilder().solver().transpositions())) {
                if (game.playerCount() == 1 && search.build().isSolver()) {
                    continue;
                }
                SearchTree<TreeGame, Branch> expected = search.build().tree(game);
                SearchTree<TreeGame, Branch> batched = search.batches(new LeafBatches<>(ROLLOUTS, 1, 1))
                        .build()
                        .tree(game);
                SearchResult<Branch> result = batched.search(Budget.iterations(1_000));
                assertThat(result.moves())
                        .isEqualTo(expected.search(Budget.iterations(1_000)).moves());
                assertThat(batched.snapshot(9, 9)).isEqualTo(expected.snapshot(9, 9));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void everyGameIsProvenAndItsValueIsExact(BatchEvaluator<TreeGame> evaluator) {
        for (long seed = 0; seed < 40; seed++) {
            TreeGame state = RandomGames.of(seed);
            double exact = TreeGame.exactValues(state.position())[Math.max(0, state.currentPlayer())] / 10;
            for (Mcts.Builder<TreeGame, Branch> kind : kinds(evaluator)) {
                SearchResult<Branch> result = kind.solver().build().search(state, Budget.iterations(200_000));
                assertThat(result.effort().stopReason()).as("game %d", seed).isEqualTo(StopReason.PROVEN);
                if (state.currentPlayer() != GameState.CHANCE) {
                    assertThat(result.value()).as("game %d", seed).isCloseTo(exact, within(ROUNDING));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void valuesComeToTheExactOnes(BatchEvaluator<TreeGame> evaluator) {
        for (int seed = 0; seed < 6; seed++) {
            TreeGame game = RandomGames.of(seed);
            double exact = TreeGame.exactValues(game.position())[Math.max(0, game.currentPlayer())] / 10;
            for (Mcts.Builder<TreeGame, Branch> kind : kinds(evaluator)) {
                SearchResult<Branch> result = kind.build().search(game, Budget.iterations(30_000));
                assertThat(result.iterations()).isEqualTo(30_000);
                if (game.currentPlayer() != GameState.CHANCE) {
                    // as BatchProperties computes it, for fewer iterations
                    assertThat(result.value()).as("game %d", seed).isCloseTo(exact, within(0.05));
                }
            }
        }
    }

    /** Without priors nodes are made as in any search of several threads, so no visit and no reward may be missing. */
    @ParameterizedTest
    @ValueSource(ints = {1, 5})
    void noVisitAndNoRewardIsLost(int virtualLoss) {
        BatchEvaluator<TreeGame> constant = (states, random, payoffs, priors) -> {
            for (double[] payoff : payoffs) {
                Arrays.fill(payoff, 7.5);
            }
        };
        for (int run = 0; run < 20; run++) {
            SearchTree<TreeGame, Branch> tree = Mcts.of(TreeGame.class)
                    .batches(new LeafBatches<>(constant, 20, virtualLoss))
                    .parallel(Parallel.tree(pool, WORKERS))
                    .seed(run)
                    .build()
                    .tree(Games.deep());
            SearchResult<Branch> result = tree.search(Budget.iterations(3_000));
            assertThat(result.iterations()).isEqualTo(3_000);
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(3_000);
            TreeInvariants.check(tree);
            checkSums(tree.inside().nodes(), tree.inside().nodes().root());
        }
    }

    private static void checkSums(Tree nodes, int address) {
        Node node = new Node(nodes).moveTo(address);
        for (int child = 0; child < node.count(); child++) {
            assertThat(node.sum(child)).isEqualTo(0.75 * node.visits(child));
            if (node.link(child) != Tree.NONE) {
                checkSums(nodes, node.link(child));
            }
        }
    }

    /** A leaf on which several threads meet is evaluated by each; one worker alone evaluates no state twice. */
    @Test
    void oneWorkerInATreeEvaluatesNoStateTwice() {
        SearchTree<TreeGame, Branch> tree = builder(new Model(Integer.MAX_VALUE))
                .parallel(Parallel.tree(pool, 1))
                .build()
                .tree(Games.deep());
        SearchResult<Branch> result = tree.search(Budget.iterations(5_000));
        assertThat(result.iterations()).isEqualTo(5_000);
        TreeInvariants.check(tree);
    }

    @Test
    void aFailureLeavesTheTreeWhole() {
        for (int run = 0; run < 50; run++) {
            Model model = new Model(20 + run);
            SearchTree<TreeGame, Branch> tree = builder(model)
                    .parallel(Parallel.tree(pool, WORKERS))
                    .seed(run)
                    .build()
                    .tree(Games.deep());
            assertThatThrownBy(() -> tree.search(Budget.unlimited()))
                    .hasMessageStartingWith("no luck")
                    .hasMessageContaining("to the leaves of a batch");
            checkVisits(tree.inside().nodes(), tree.inside().nodes().root());
            tree.search(Budget.iterations(500));
            checkVisits(tree.inside().nodes(), tree.inside().nodes().root());
        }
    }

    /** No visit is left that was counted in advance. */
    private static void checkVisits(Tree nodes, int address) {
        Node node = new Node(nodes).moveTo(address);
        int visits = 0;
        for (int child = 0; child < node.count(); child++) {
            visits += node.visits(child);
            if (node.link(child) != Tree.NONE) {
                checkVisits(nodes, node.link(child));
            }
        }
        assertThat(node.visits()).isEqualTo(visits);
        assertThat(visits).isNotNegative();
    }
}
