package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GraphGame;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads that prove what they can in one tree, or that search in one graph. */
class TreeParallelProofsTest {

    private static final int WORKERS = 4;

    /** Bounds of chance are rounded at each of at most five dice. */
    private static final double ROUNDING = 6 * 0x1p-24;

    private final ExecutorService pool = Executors.newFixedThreadPool(WORKERS);

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    private Mcts.Builder<TreeGame, Branch> builder(boolean isGraph) {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.of(TreeGame.class)
                .selection(Ucb1.of(0.7))
                .parallel(Parallel.tree(pool, WORKERS))
                .seed(1);
        return isGraph ? builder.transpositions() : builder;
    }

    /** One thread may find no iteration left while another has proven the root: then the proof is the reason, as among shares. */
    @Test
    void aProofBeforeTheLastIterationIsTheReason() {
        int proven = 0;
        for (int seed = 0; seed < 2_000; seed++) {
            int iterations = 30 + seed % 60;
            SearchResult<Branch> result = builder(false)
                    .solver()
                    .seed(seed)
                    .build()
                    .search(RandomGames.of(seed), Budget.iterations(iterations));
            if (result.effort().stopReason() == StopReason.PROVEN) {
                proven++;
            } else {
                assertThat(result.iterations()).as("seed %d", seed).isEqualTo(iterations);
            }
        }
        assertThat(proven).isPositive();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatSeveralThreadsProveIsTrueAtEveryTime(boolean isGraph) {
        for (long seed = 0; seed < 300; seed++) {
            TreeGame state = RandomGames.of(seed);
            SearchTree<TreeGame, Branch> tree =
                    builder(isGraph).solver().build().tree(state);
            for (int iterations : new int[] {5, 20, 100, 500}) {
                tree.search(Budget.iterations(iterations));
                SolverProperties.requireExactValuesWithin(tree.snapshot(10, 10), state.position());
                if (!isGraph) {
                    TreeInvariants.check(tree);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyGameIsProvenAndItsValueIsExact(boolean isGraph) {
        for (long seed = 0; seed < 300; seed++) {
            TreeGame state = RandomGames.of(seed);
            SearchResult<Branch> result = builder(isGraph).solver().build().search(state, Budget.iterations(200_000));
            assertThat(result.effort().stopReason()).as("game %d", seed).isEqualTo(StopReason.PROVEN);
            double exact = TreeGame.exactValues(state.position())[result.player()] / 10;
            assertThat(result.bounds().isExact()).isTrue();
            assertThat(result.value()).as("game %d", seed).isCloseTo(exact, within(ROUNDING));
        }
    }

    /** So many iterations of a game that cannot be proven soon that there are replicas of many nodes. */
    @Test
    void proofsBelowReplicasComeToTheRoot() {
        TreeGame state = Games.deep();
        SearchResult<Branch> result = builder(false).solver().build().search(state, Budget.iterations(60_000));
        assertThat(result.value()).isEqualTo(0.5);
        assertThat(result.bounds().lower()).isLessThanOrEqualTo(0.5);
        assertThat(result.bounds().upper()).isGreaterThanOrEqualTo(0.5);
        SearchResult<Branch> asGraph =
                builder(true).solver().build().search(new GraphGame(1, state.position()), Budget.iterations(60_000));
        assertThat(asGraph.effort().stopReason()).isEqualTo(StopReason.PROVEN);
        assertThat(asGraph.value()).isEqualTo(0.5);
    }

    /** The visits of a node are those of all moves that lead there, but for the evaluations before the node was made or linked. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void everyPositionHasOneNodeAndNoVisitIsLost(int threshold) {
        for (int seed = 0; seed < 100; seed++) {
            TreeGame game = RandomGames.of(seed);
            SearchTree<TreeGame, Branch> tree =
                    builder(true).expansionThreshold(threshold).build().tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(4_000));
            assertThat(result.iterations()).isEqualTo(4_000);
            Map<Integer, List<Integer>> arrivals = arrivals(tree, game.position());
            Node node = new Node(tree.inside().nodes());
            for (int address : arrivals.keySet()) {
                long below = 0;
                for (int child = 0; child < node.moveTo(address).count(); child++) {
                    below += node.visits(child);
                }
                assertThat(node.visits()).isEqualTo(below);
                if (address == Tree.ROOT) {
                    assertThat(node.visits()).isEqualTo(4_000);
                    continue;
                }
                List<Integer> moves = arrivals.get(address);
                int all = moves.stream().mapToInt(visits -> visits).sum();
                assertThat(node.visits())
                        .isLessThanOrEqualTo(all)
                        .isGreaterThanOrEqualTo(all - moves.size() * (threshold - 1));
            }
        }
    }

    /** The visits of the moves that are linked to each node; a position where a player chooses has one node. */
    private static Map<Integer, List<Integer>> arrivals(SearchTree<?, ?> tree, Position root) {
        Map<Integer, List<Integer>> arrivals = new HashMap<>(Map.of(Tree.ROOT, List.of()));
        Map<Integer, Position> unseen = new TreeMap<>(Map.of(Tree.ROOT, root));
        IdentityHashMap<Position, Integer> nodes = new IdentityHashMap<>();
        Node node = new Node(tree.inside().nodes());
        while (!unseen.isEmpty()) {
            int address = unseen.keySet().iterator().next();
            Position position = unseen.remove(address);
            node.moveTo(address);
            for (int child = 0; child < node.count(); child++) {
                int link = node.link(child);
                if (link == Tree.NONE) {
                    continue;
                }
                Position below = position.children().get(node.move(child));
                if (below.player() != GameState.CHANCE) {
                    Integer known = nodes.putIfAbsent(below, link);
                    assertThat(known == null || known == link).isTrue();
                }
                if (!arrivals.containsKey(link)) {
                    arrivals.put(link, new ArrayList<>());
                    unseen.put(link, below);
                }
                arrivals.get(link).add(node.visits(child));
            }
        }
        return arrivals;
    }

    @Test
    void valuesInAGraphComeToTheExactOnes() {
        for (int seed = 0; seed < 30; seed++) {
            TreeGame game = RandomGames.of(seed);
            SearchResult<Branch> result = builder(true).build().search(game, Budget.iterations(50_000));
            double exact = TreeGame.exactValues(game.position())[result.player()] / 10;
            // as TranspositionsTest computes it
            assertThat(result.value()).as("game %d", seed).isCloseTo(exact, within(0.02));
        }
    }

    @Test
    void aGraphOfSeveralThreadsStaysBelowAMemoryCeiling() {
        long ceiling = 1L << 22;
        GraphGame game = new GraphGame(1, Games.deep().position());
        SearchResult<Branch> result =
                builder(true).memoryCeiling(ceiling).build().search(game, Budget.iterations(20_000));
        assertThat(result.iterations()).isEqualTo(20_000);
        assertThat(result.effort().bytes()).isLessThanOrEqualTo(ceiling);
    }

    @Test
    void aCycleIsRefused() {
        List<Position> back = new ArrayList<>();
        Position second = new Position(0, back, new double[0], new double[0]);
        Position first = TreeGame.choice(0, second, TreeGame.end(5));
        back.add(TreeGame.end(5));
        back.add(first);
        Mcts<TreeGame, Branch> mcts = builder(true).build();
        assertThatThrownBy(() -> mcts.search(new GraphGame(1, first), Budget.iterations(10_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("leads back to a position that was there before");
    }
}
