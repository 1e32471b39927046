package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.NGramScores;
import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.search.Inside;
import io.mcts.selection.Children;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.tree.Column;
import io.mcts.tree.Node;
import io.mcts.tree.NodeAllocator;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Searches that keep statistics by which all moves count as first. */
class AmafTest {

    /** Chooses given children one after the other and notes what it sees of all. */
    private static final class Script implements SelectionPolicy {

        private final int reference;
        private final Deque<Integer> picks = new ArrayDeque<>();
        private final List<List<Integer>> seen = new ArrayList<>();

        Script(int reference, Integer... picks) {
            this.reference = reference;
            this.picks.addAll(List.of(picks));
        }

        @Override
        public int select(Children children, RandomGenerator random) {
            List<Integer> visits = new ArrayList<>();
            for (int child = 0; child < children.count(); child++) {
                visits.add(children.amafVisits(child));
            }
            seen.add(visits);
            return picks.remove();
        }

        @Override
        public boolean choosesAmongUnvisited() {
            return true;
        }

        @Override
        public Set<Statistic> needs() {
            return Set.of(Statistic.AMAF);
        }

        @Override
        public int amafReference() {
            return reference;
        }
    }

    /** Rollouts in which everyone plays #1. */
    private static final Policy<TreeGame, Branch> SECOND =
            (state, random) -> state.legalMoves().get(1);

    /** Player 0, player 1, player 0, who has one move more at the end than in the beginning; see the payoffs of player 0. */
    private static TreeGame game() {
        return new TreeGame(
                2, choice(0, choice(1, last(1, 2, 9), last(3, 4, 9)), choice(1, last(5, 6, 9), last(7, 8, 9))));
    }

    private static Position last(double... payoffs) {
        Position[] ends = new Position[payoffs.length];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = end(payoffs[i], 10 - payoffs[i]);
        }
        return choice(0, ends);
    }

    private static SearchTree<TreeGame, Branch> searched(Script script, int iterations) {
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(script)
                .rollout(SECOND)
                .seed(1)
                .build()
                .tree(game());
        tree.search(Budget.iterations(iterations));
        assertThat(script.picks).isEmpty();
        return tree;
    }

    private static void assertAmaf(Node node, int child, int visits, double sum) {
        assertThat(node.amafVisits(child)).as("visits of %d", child).isEqualTo(visits);
        assertThat(node.amafSum(child)).as("sum of %d", child).isCloseTo(sum, within(1e-12));
    }

    /**
     * By hand, moves in the tree before the bar, rewards of player 0:
     *
     * <pre>
     * 0|1 1  0.4    root: #0 1, #1 1
     * 0 0|1  0.2    root: #0 2, #1 2       A (after 0): #0 1
     * 0 0 0  0.1    root: #0 3             A: #0 2         B (after 0 0): #0 1
     * 1|1 1  0.8    root: #1 3, once
     * 0 1|1  0.4    root: #0 4, #1 4       A: #1 1
     * 0 0 1  0.2    root: #0 5, #1 5       A: #0 3         B: #1 1, but not the #0 played before it
     * </pre>
     */
    @Test
    void aMoveCountsOnceWhereItIsChosenNowOrLaterByTheSamePlayer() {
        Node root = root(searched(new Script(0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1), 6));
        assertAmaf(root, 0, 5, 0.4 + 0.2 + 0.1 + 0.4 + 0.2);
        assertAmaf(root, 1, 5, 0.4 + 0.2 + 0.8 + 0.4 + 0.2);
        int afterBoth = root.link(0);
        Node a = root.moveTo(afterBoth);
        assertAmaf(a, 0, 3, 0.8 + 0.9 + 0.8);
        assertAmaf(a, 1, 1, 0.6);
        Node b = a.moveTo(a.link(0));
        assertAmaf(b, 0, 1, 0.1);
        assertAmaf(b, 1, 1, 0.2);
        assertAmaf(b, 2, 0, 0);
    }

    /** As above; what is seen at each choice: at B that of the root until B has more than one visit. */
    @Test
    void aNodeWithFewVisitsShowsTheStatisticsOfAnAncestorWhereTheSamePlayerChooses() {
        Script script = new Script(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1);
        searched(script, 5);
        assertThat(script.seen)
                .containsExactly(
                        List.of(0, 0),
                        List.of(1, 1),
                        List.of(0, 0), // A has no visits, nor an ancestor where player 1 chooses
                        List.of(2, 2),
                        List.of(1, 0),
                        List.of(2, 2, 0), // B: the root's, which has no #2
                        List.of(3, 2),
                        List.of(2, 0),
                        List.of(3, 2, 0), // B has one visit, which is not more than one
                        List.of(4, 3),
                        List.of(3, 0),
                        List.of(1, 1, 0)); // B has two visits: its own
    }

    @Test
    void withoutRolloutsTheMovesInTheTreeCount() {
        Script script = new Script(0, 0, 1);
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(script)
                .evaluator(new HeuristicEvaluator<>(new RandomPlayValue()))
                .seed(1)
                .build()
                .tree(game());
        tree.search(Budget.iterations(2));
        // random play after #0 brings player 0 (1 + 2 + 9 + 3 + 4 + 9) / 6, after #1 (5 + 6 + 9 + 7 + 8 + 9) / 6
        assertAmaf(root(tree), 0, 1, 28 / 60.0);
        assertAmaf(root(tree), 1, 1, 44 / 60.0);
    }

    @Test
    void aRolloutCutOffCountsAsFarAsItWent() {
        Script script = new Script(0, 0);
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(script)
                .evaluator(new TruncatedRolloutEvaluator<>(SECOND, 1, new RandomPlayValue()))
                .seed(1)
                .build()
                .tree(game());
        tree.search(Budget.iterations(1));
        // player 0's #1 is not reached; random play after 0 1 brings (3 + 4 + 9) / 3
        assertAmaf(root(tree), 0, 1, 16 / 30.0);
        assertAmaf(root(tree), 1, 0, 0);
    }

    @Test
    void outcomesOfChanceAreNoMoves() {
        Position die = chance(new double[] {0.5, 0.5}, end(2), end(8));
        TreeGame game = new TreeGame(1, choice(0, die, end(5)));
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(new Script(0, 0, 0, 0, 0))
                .seed(1)
                .build()
                .tree(game);
        tree.search(Budget.iterations(4));
        assertThat(root(tree).amafVisits(0)).isEqualTo(4);
        assertThat(root(tree).amafVisits(1)).isZero();
    }

    @Test
    void statisticsTravelWithTheMovesThatChangePlaces() {
        Tree tree = new Tree(new NodeLayout(Set.of(Column.PRIOR, Column.AMAF_VISITS, Column.AMAF_SUM), 0));
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(5, 0, 0, false));
        for (int child = 0; child < 5; child++) {
            node.move(child, child);
            node.prior(child, child / 8.0);
            for (int i = 0; i < child; i++) {
                node.addAmaf(new int[] {child}, 1, 0.5);
            }
        }
        RandomGenerator random = Xoroshiro128PlusPlus.of(2);
        List<Integer> order = new ArrayList<>();
        while (node.visits() < node.count()) {
            int child = node.untried(node.visits(), random);
            order.add(node.move(child));
            node.visit(child, 1);
        }
        assertThat(order).containsExactlyInAnyOrder(0, 1, 2, 3, 4).isNotEqualTo(List.of(0, 1, 2, 3, 4));
        for (int child = 0; child < 5; child++) {
            assertAmaf(node, child, node.move(child), node.move(child) * 0.5);
            assertThat(node.prior(child)).isEqualTo(node.move(child) / 8.0);
        }
    }

    /** Chance, three players, the same player twice: a move is seen at least as often as it is visited. */
    @Test
    void everyVisitIsSeen() {
        for (TreeGame game : List.of(Games.gamble(), Games.chanceRoot(), Games.threePlayers(), Games.deep())) {
            SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                    .selection(Rave.of(0.5, 50))
                    .seed(4)
                    .build()
                    .tree(game);
            tree.search(Budget.iterations(3_000));
            assertThat(checkBelow(
                            new Node(tree.inside().nodes()),
                            tree.inside().nodes().root()))
                    .isGreaterThan(1);
        }
    }

    /** The same with several threads in the tree, each with rollouts of its own that learn. */
    @Test
    void everyVisitIsSeenWhicheverThreadMadeIt() {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            for (SelectionPolicy policy : List.of(Rave.of(0.5, 50), Rave.grave(0.5, 20, 1))) {
                for (TreeGame game : List.of(Games.gamble(), Games.threePlayers(), Games.deep())) {
                    SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                            .selection(policy)
                            .rollout(new EpsilonGreedyPolicy<TreeGame, Branch>(0.2, new NGramScores<>(3, 2)))
                            .parallel(Parallel.tree(pool, 3))
                            .seed(4)
                            .build()
                            .tree(game);
                    tree.search(Budget.iterations(6_000));
                    assertThat(checkBelow(
                                    new Node(tree.inside().nodes()),
                                    tree.inside().nodes().root()))
                            .isGreaterThan(1);
                    long learned = 0;
                    for (int worker = 0; worker < 3; worker++) {
                        learned +=
                                Inside.learning(tree.inside(), worker).played().iteration();
                    }
                    assertThat(learned).isEqualTo(6_000);
                }
            }
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void theRootsOfSeveralTreesAreAddedUp() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            FinalDecision first = children -> {
                int seen = 0;
                for (int child = 0; child < children.count(); child++) {
                    assertThat(children.amafVisits(child)).isGreaterThanOrEqualTo(children.visits(child));
                    seen += children.amafVisits(child);
                }
                assertThat(seen).isGreaterThanOrEqualTo(2_000);
                return 0;
            };
            SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                    .selection(Rave.of(0.5, 50))
                    .decision(first)
                    .parallel(Parallel.root(pool, 2))
                    .seed(4)
                    .build()
                    .search(Games.gamble(), Budget.iterations(2_000));
            assertThat(result.iterations()).isEqualTo(2_000);
        } finally {
            pool.shutdownNow();
        }
    }

    private static int checkBelow(Node node, int address) {
        int checked = 0;
        for (int child = 0; child < node.moveTo(address).count(); child++) {
            if (!node.isChance()) {
                int seen = node.amafVisits(child);
                assertThat(seen).isBetween(node.visits(child), node.visits());
                assertThat(node.amafSum(child)).isBetween(node.sum(child) - 1e-9, seen + 1e-9);
                checked++;
            }
            if (node.link(child) != Tree.NONE) {
                checked += checkBelow(node, node.link(child));
                node.moveTo(address);
            }
        }
        return checked;
    }

    private static Node root(SearchTree<?, ?> tree) {
        return tree.inside().root();
    }
}
