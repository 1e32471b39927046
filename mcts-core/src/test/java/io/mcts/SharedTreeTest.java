package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import io.mcts.tree.SharedPath;
import io.mcts.tree.Tree;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole trees of random games after searches of one to eight threads, so long that most visits are of replicas. Every payoff is a
 * multiple of 1/8 of the range, which doubles add up without rounding: a visit or a reward that is lost or counted twice anywhere
 * shows.
 */
class SharedTreeTest {

    private static final int GAMES = 12;
    private static final int ITERATIONS = 6_000;

    private final ExecutorService pool = Executors.newFixedThreadPool(7);

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    private SearchTree<TreeGame, Branch> tree(TreeGame game, int workers, boolean proves) {
        Evaluator<TreeGame> byMoves = (state, random, payoffs) -> {
            Arrays.setAll(payoffs, player -> 10 * reward(player, evaluation(state.position())));
        };
        Mcts.Builder<TreeGame, Branch> builder = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .selection(Ucb1.of(0.7))
                .evaluator(byMoves)
                .parallel(Parallel.tree(pool, workers, 1 + workers % 3));
        return (proves ? builder.solver() : builder).build().tree(game);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyVisitAndEveryRewardIsCountedOnce(int workers) {
        for (int game = 0; game < GAMES; game++) {
            TreeGame root = randomGame(game);
            SearchTree<TreeGame, Branch> tree = tree(root, workers, false);
            for (int search = 1; search <= 3; search++) {
                assertThat(tree.search(Budget.iterations(ITERATIONS)).iterations())
                        .isEqualTo(ITERATIONS);
                Node node = node(tree, Tree.ROOT);
                assertThat(node.visits()).isEqualTo(search * ITERATIONS);
                requireRewards(tree, node, root.position());
            }
        }
    }

    /** Requires that all is counted below a node; returns the sum of the rewards of player 0 there. */
    private static double requireRewards(SearchTree<?, ?> tree, Node node, Position position) {
        double all = 0;
        long visits = 0;
        for (int child = 0; child < node.count(); child++) {
            Position below = position.children().get(node.move(child));
            int n = node.visits(child);
            double expected;
            if (below.children().isEmpty()) {
                expected = n * below.payoffs()[0] / 10;
            } else if (node.link(child) == Tree.NONE) {
                assertThat(n).as("visits of a move without a node").isLessThanOrEqualTo(1);
                expected = n * evaluation(below);
            } else {
                Node next = node(tree, node.link(child));
                assertThat(next.visits()).as("all but the evaluation").isEqualTo(n - 1);
                expected = evaluation(below) + requireRewards(tree, next, below);
            }
            assertThat(rewardOfFirst(node, child)).isEqualTo(expected);
            all += expected;
            visits += n;
        }
        assertThat(node.visits()).isEqualTo(visits);
        return all;
    }

    /** An iteration that comes to a proven move goes no further. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void noVisitIsLostWhereMovesAreProven(int workers) {
        for (int game = 0; game < GAMES; game++) {
            TreeGame root = randomGame(game);
            SearchTree<TreeGame, Branch> tree = tree(root, workers, true);
            for (int search = 0; search < 20; search++) {
                long before = node(tree, Tree.ROOT).visits();
                SearchResult<Branch> result = tree.search(Budget.iterations(300));
                Node node = node(tree, Tree.ROOT);
                assertThat(node.visits()).isEqualTo(before + result.iterations());
                requireVisits(tree, node);
                SolverProperties.requireExactValuesWithin(tree.snapshot(10, 10), root.position());
            }
        }
    }

    private static void requireVisits(SearchTree<?, ?> tree, Node node) {
        long visits = 0;
        for (int child = 0; child < node.count(); child++) {
            int n = node.visits(child);
            visits += n;
            assertThat(node.sum(child)).isBetween(0.0, (double) n);
            if (node.link(child) != Tree.NONE) {
                Node next = node(tree, node.link(child));
                boolean isProven = node.isProven(child);
                assertThat(next.visits()).isBetween(isProven ? 0 : n - 1, n - 1);
                requireVisits(tree, next);
            }
        }
        assertThat(node.visits()).isEqualTo(visits);
    }

    /** With a virtual loss of one visit no count is ever taken back. What a thread may keep to itself is what is said of it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8})
    void whoWatchesASearchSeesCountsThatOnlyGrow(int workers) {
        for (int game = 0; game < GAMES; game++) {
            Map<Branch, Long> seen = new HashMap<>();
            long[] nodes = {0};
            AtomicInteger looks = new AtomicInteger();
            Cancellation enough = new Cancellation(); // on a busy machine other threads may do many iterations first
            SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                    .seed(game)
                    .parallel(Parallel.tree(pool, workers))
                    .build()
                    .search(randomGame(game), enough, progress -> {
                        long completed = progress.iterations();
                        long visits = 0;
                        for (MoveStatistics<Branch> move : progress.snapshot().moves()) {
                            assertThat(move.visits()).isGreaterThanOrEqualTo(seen.getOrDefault(move.move(), 0L));
                            seen.put(move.move(), move.visits());
                            visits += move.visits();
                        }
                        assertThat(completed - visits)
                                .isLessThanOrEqualTo(workers * SharedPath.mostUnpublished((int) visits));
                        assertThat(progress.nodes()).isGreaterThanOrEqualTo(nodes[0]);
                        nodes[0] = progress.nodes();
                        if (looks.incrementAndGet() == 500) {
                            enough.cancel();
                        }
                    });
            result.moves()
                    .forEach(move ->
                            assertThat(move.visits()).isGreaterThanOrEqualTo(seen.getOrDefault(move.move(), 0L)));
        }
    }

    private static Node node(SearchTree<?, ?> tree, int address) {
        return new Node(tree.inside().nodes()).moveTo(address);
    }

    private static double rewardOfFirst(Node node, int child) {
        return node.player() == 0 ? node.sum(child) : node.visits(child) - node.sum(child);
    }

    private static double reward(int player, double ofFirst) {
        return player == 0 ? ofFirst : 1 - ofFirst;
    }

    /** What player 0 gets where nobody has gone on. */
    private static double evaluation(Position position) {
        return position.children().size() / 8.0;
    }

    /** A game of two players and chance, of 4 to 7 moves, with 1 to 4 of them in each position. */
    private static TreeGame randomGame(int seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        return new TreeGame(2, position(random, 4 + random.nextInt(4)));
    }

    private static Position position(RandomGenerator random, int height) {
        if (height == 0) {
            double payoff = 1.25 * random.nextInt(9);
            return end(payoff, 10 - payoff);
        }
        Position[] children = new Position[1 + random.nextInt(4)];
        Arrays.setAll(children, child -> position(random, height - 1));
        double[] probabilities = new double[children.length];
        Arrays.fill(probabilities, 1.0 / children.length);
        return random.nextInt(5) == 0 ? chance(probabilities, children) : choice(random.nextInt(2), children);
    }
}
