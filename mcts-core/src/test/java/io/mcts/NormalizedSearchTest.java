package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.selection.Children;
import io.mcts.selection.Puct;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The range of the means in a tree, as a search keeps it. */
class NormalizedSearchTest {

    private static Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.<TreeGame, Branch>builder()
                .selection(new Puct(1, 0.25).normalized())
                .prior((state, moves, scores) -> Arrays.fill(scores, 1.0 / moves.size()))
                .seed(1);
    }

    /** Notes what 0 and 1 have become whenever a move of the root is chosen. */
    private record Noting(List<double[]> ends) implements SelectionPolicy {
        @Override
        public Set<Statistic> needs() {
            return Set.of(Statistic.MEAN_RANGE);
        }

        @Override
        public int select(Children children, RandomGenerator random) {
            ends.add(new double[] {children.normalized(0), children.normalized(1)});
            return 0;
        }
    }

    /** A move whose only reply pays 2 and 6 of 10: means of 0.2 and 0.6, so that 0 becomes -0.5 and 1 becomes 2. */
    @Test
    void isThatOfBothPlayersMeans() {
        List<double[]> ends = new ArrayList<>();
        TreeGame game = new TreeGame(2, TreeGame.choice(0, TreeGame.choice(1, TreeGame.end(2, 6))));
        Mcts.<TreeGame, Branch>builder().selection(new Noting(ends)).build().search(game, Budget.iterations(4));
        double[] first = ends.get(0);
        assertThat(first).as("one mean").containsExactly(0, 1);
        double[] last = ends.get(ends.size() - 1);
        assertThat(last).containsExactly(new double[] {-0.5, 2}, within(1e-12));
    }

    @Test
    void isKeptOnlyWhereSomethingNeedsIt() {
        SelectionPolicy wrong = (children, random) -> (int) children.normalized(0.5);
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder()
                        .selection(wrong)
                        .build()
                        .search(Games.gamble(), Budget.iterations(10)))
                .hasMessageContaining("the range of the means are not kept");
    }

    @Test
    void outlivesAMoveAndForgottenNodesAndServesThreads() {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        try {
            for (Mcts<TreeGame, Branch> mcts : List.of(
                    builder().build(),
                    builder().memoryCeiling(1 << 16).build(),
                    builder().parallel(Parallel.root(executor, 2)).build(),
                    builder().parallel(Parallel.tree(executor, 2)).build())) {
                SearchTree<TreeGame, Branch> tree = mcts.tree(Games.gamble());
                SearchResult<Branch> result = tree.search(Budget.iterations(2_000));
                assertThat(result.bestMove()).as(mcts.toString()).isEqualTo(new Branch(1));
                assertThat(result.value()).isCloseTo(0.7, within(0.06));
                tree.advance(new Branch(1));
                assertThat(tree.search(Budget.iterations(500)).iterations()).isEqualTo(500);
            }
        } finally {
            executor.shutdown();
        }
    }
}
