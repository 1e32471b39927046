package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.result.TreeNode;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A policy that does not choose among unvisited moves is never shown one, however many threads search in the tree. */
class UntriedMovesTest {

    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger unvisited = new AtomicInteger();
    private final SelectionPolicy policy = (children, random) -> {
        asked.incrementAndGet();
        for (int child = 0; child < children.count(); child++) {
            unvisited.addAndGet(children.visits(child) == 0 ? 1 : 0);
        }
        return Ucb1.of(0.1).select(children, random);
    };

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    /** Short searches, so that most nodes are new and the threads often meet where moves are untried. */
    @Test
    void threadsThatMeetAtANewNodeShareItsMoves() {
        Position position = end(5);
        for (int depth = 0; depth < 5; depth++) {
            Position[] moves = new Position[12];
            Arrays.fill(moves, position);
            position = choice(0, moves);
        }
        Mcts<TreeGame, Branch> mcts = Mcts.of(TreeGame.class)
                .selection(policy)
                .evaluator((state, random, payoffs) -> payoffs[0] = 5)
                .parallel(Parallel.tree(pool, 4))
                .build();
        for (int seed = 0; seed < 3_000; seed++) {
            mcts.withSeed(seed).search(new TreeGame(1, position), Budget.iterations(150));
        }
        assertThat(asked.get()).isGreaterThan(100_000);
        assertThat(unvisited).hasValue(0);
    }

    /**
     * The first visit of one of two moves waits until the calling thread has gone on to the other one several times and stands before
     * the node again, and fails then: what the calling thread finds is a move whose only visit has been taken back.
     */
    @Test
    void aMoveWhoseFirstVisitFailedIsTriedFirst() {
        CountDownLatch isUnderWay = new CountDownLatch(1);
        CountDownLatch othersAreDone = new CountDownLatch(1);
        CountDownLatch hasFailed = new CountDownLatch(1);
        Thread caller = Thread.currentThread();
        Position below = choice(0, choice(0, end(1), end(1)), choice(0, end(1), end(1)));
        class GatedGame extends TreeGame {

            GatedGame(Position position) {
                super(1, position);
            }

            @Override
            public void play(Branch move) {
                super.play(move);
                if (position().equals(below) && Thread.currentThread() == caller && asked.get() >= 5) {
                    othersAreDone.countDown();
                    await(hasFailed);
                }
            }

            @Override
            public TreeGame copy() {
                return new GatedGame(position());
            }
        }
        Evaluator<TreeGame> evaluator = (state, random, payoffs) -> {
            payoffs[0] = 5;
            if (state.position().equals(below)) {
                return;
            }
            if (Thread.currentThread() == caller) {
                await(isUnderWay);
            } else {
                isUnderWay.countDown();
                await(othersAreDone);
                throw new IllegalStateException("no luck");
            }
        };
        SearchTree<TreeGame, Branch> tree = Mcts.of(TreeGame.class)
                .selection(policy)
                .evaluator(evaluator)
                .parallel(Parallel.tree(
                        task -> pool.execute(() -> {
                            task.run();
                            hasFailed.countDown();
                        }),
                        2))
                .seed(1)
                .build()
                .tree(new GatedGame(choice(0, below)));
        assertThatThrownBy(() -> tree.search(Budget.unlimited())).hasMessageContaining("no luck");
        assertThat(unvisited).hasValue(0);
        TreeNode<Branch> node = tree.snapshot(2, 2).children().get(0);
        assertThat(node.children())
                .hasSize(2)
                .allSatisfy(child -> assertThat(child.visits()).isPositive());
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.MINUTES)).isTrue();
        } catch (InterruptedException interrupt) {
            throw new AssertionError(interrupt);
        }
    }
}
