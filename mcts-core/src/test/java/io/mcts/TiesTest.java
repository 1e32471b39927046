package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.MoveScores;
import io.mcts.result.SearchResult;
import io.mcts.selection.LeastVisited;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;

/** Which of several equal moves is played. */
class TiesTest {

    private static final int SEARCHES = 4_000;

    /** Four moves that pay the same; the fifth pays less. */
    private static final TreeGame GAME = new TreeGame(1, choice(0, end(1), end(5), end(5), end(5), end(5)));

    private static Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.of(TreeGame.class).selection(new LeastVisited());
    }

    /** How often each move is played, by the decision among equal visits. */
    private static long[] played(Mcts<TreeGame, Branch> mcts, int iterations) {
        long[] played = new long[5];
        for (int seed = 0; seed < SEARCHES; seed++) {
            played[
                    mcts.withSeed(seed)
                            .search(GAME, Budget.iterations(iterations))
                            .bestMove()
                            .index()]++;
        }
        return played;
    }

    @Test
    void unlessAskedForTheFirstLegalMoveIsPlayed() {
        // with equal visits the mean decides, and then the order of the moves
        assertThat(played(builder().build(), 5)).containsExactly(0, SEARCHES, 0, 0, 0);
    }

    @Test
    void withoutAnIterationAnyMoveIsPlayed() {
        assertUniform(played(builder().build(), 0), 0, 1, 2, 3, 4);
    }

    @Test
    void withoutAnIterationTheGreatestPriorDecides() {
        MoveScores<TreeGame, Branch> prior = (state, moves, scores) ->
                Arrays.setAll(scores, i -> moves.get(i).index() == 2 ? 0.7 : 0.2);
        for (Parallel parallel :
                List.of(Parallel.none(), Parallel.root(Runnable::run, 3), Parallel.tree(Runnable::run, 3))) {
            Mcts<TreeGame, Branch> mcts =
                    builder().prior(prior).parallel(parallel).build();
            assertThat(played(mcts, 0)).as(parallel.toString()).containsExactly(0, 0, SEARCHES, 0, 0);
        }
    }

    @Test
    void equalMovesArePlayedWithEqualProbability() {
        Mcts<TreeGame, Branch> mcts = builder().breakTiesAtRandom().build();
        assertUniform(played(mcts, 0), 0, 1, 2, 3, 4);
        assertUniform(played(mcts, 5), 1, 2, 3, 4);
    }

    private static void assertUniform(long[] played, int... moves) {
        long[] observed = Arrays.stream(moves).mapToLong(move -> played[move]).toArray();
        assertThat(Arrays.stream(observed).sum()).isEqualTo(SEARCHES);
        double[] expected = new double[moves.length];
        Arrays.fill(expected, (double) SEARCHES / moves.length);
        assertThat(new ChiSquareTest().chiSquareTest(expected, observed))
                .as("moves played: %s", Arrays.toString(played))
                .isGreaterThan(1e-4);
    }

    @Test
    void equalSeedsBreakThemAlike() {
        Mcts<TreeGame, Branch> mcts = builder().breakTiesAtRandom().build();
        for (int seed = 0; seed < 50; seed++) {
            SearchResult<Branch> first = mcts.withSeed(seed).search(GAME, Budget.iterations(5));
            assertThat(mcts.withSeed(seed).search(GAME, Budget.iterations(5)).bestMove())
                    .isEqualTo(first.bestMove());
        }
    }

    /** A listener that looked at the best move would see it change otherwise. */
    @Test
    void theOrderIsDrawnOnceForARoot() {
        SearchTree<TreeGame, Branch> tree =
                builder().breakTiesAtRandom().seed(3).build().tree(GAME);
        Branch first = tree.search(Budget.iterations(5)).bestMove();
        for (int i = 0; i < 20; i++) {
            assertThat(tree.search(Budget.iterations(5), progress -> {
                                if (progress.iterations() == 5) {
                                    assertThat(progress.best().move()).isEqualTo(first);
                                }
                            })
                            .bestMove())
                    .isEqualTo(first);
        }
    }

    @Test
    void severalThreadsBreakThemAtRandomToo() {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        try {
            for (Parallel parallel : List.of(Parallel.root(pool, 2), Parallel.tree(pool, 2))) {
                Mcts<TreeGame, Branch> mcts =
                        builder().breakTiesAtRandom().parallel(parallel).build();
                long[] played = new long[5];
                for (int seed = 0; seed < 200; seed++) {
                    played[
                            mcts.withSeed(seed)
                                    .search(GAME, Budget.iterations(10))
                                    .bestMove()
                                    .index()]++;
                }
                assertThat(played[0]).isZero();
                assertThat(Arrays.stream(played, 1, 5))
                        .allSatisfy(count -> assertThat(count).isGreaterThan(20));
            }
        } finally {
            pool.shutdownNow();
        }
    }
}
