package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Searches that are started on another thread. */
class StartTest {

    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final CountDownLatch isRunning = new CountDownLatch(1);

    @AfterEach
    void endThread() throws InterruptedException {
        executor.shutdown();
        assertThat(executor.awaitTermination(50, TimeUnit.SECONDS))
                .as("no search goes on")
                .isTrue();
    }

    @Test
    void theResultIsThatOfTheSearch() {
        Mcts<TreeGame, Branch> mcts = Mcts.of(TreeGame.class).seed(1).build();
        SearchResult<Branch> started = mcts.start(Games.threePlayers(), Budget.iterations(1_000), executor)
                .join();
        SearchResult<Branch> searched = mcts.search(Games.threePlayers(), Budget.iterations(1_000));
        assertThat(started.moves()).isEqualTo(searched.moves());
        assertThat(started.bestMove()).isEqualTo(searched.bestMove());
        assertThat(started.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
    }

    @Test
    void theStateMayChangeWhileTheSearchRuns() throws InterruptedException {
        TreeGame state = Games.threePlayers();
        Cancellation end = new Cancellation();
        CompletableFuture<SearchResult<Branch>> result = running().start(state, end, executor);
        isRunning.await();
        state.play(new Branch(1));
        end.cancel();
        assertThat(result.join().moves()).hasSize(3);
        assertThat(result.join().effort().stopReason()).isEqualTo(StopReason.CANCELLED);
    }

    private Mcts<TreeGame, Branch> running() {
        return Mcts.of(TreeGame.class)
                .evaluator((state, random, payoffs) -> {
                    isRunning.countDown();
                    payoffs[0] = 5;
                    payoffs[payoffs.length - 1] = 5;
                    payoffs[payoffs.length / 2] = 5;
                })
                .build();
    }

    /** The thread is free again, which {@link #endThread} waits for. */
    @Test
    void cancellingStopsTheSearch() throws InterruptedException {
        CompletableFuture<SearchResult<Branch>> result =
                running().start(Games.threePlayers(), Budget.unlimited(), executor);
        isRunning.await();
        assertThat(result.cancel(false)).isTrue();
        assertThat(result).isCancelled();
    }

    @Test
    void completingItOtherwiseStopsTheSearchToo() throws InterruptedException {
        CompletableFuture<SearchResult<Branch>> result =
                running().start(Games.threePlayers(), Budget.unlimited(), executor);
        isRunning.await();
        assertThat(result.completeExceptionally(new IllegalStateException("not needed any more")))
                .isTrue();
    }

    @Test
    void aSearchCancelledBeforeItBeginsDoesNotRun() throws InterruptedException {
        CountDownLatch busy = new CountDownLatch(1);
        executor.execute(() -> {
            try {
                busy.await();
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
            }
        });
        CompletableFuture<SearchResult<Branch>> result =
                running().start(Games.threePlayers(), Budget.unlimited(), executor);
        result.cancel(true);
        busy.countDown();
        executor.shutdown();
        assertThat(executor.awaitTermination(50, TimeUnit.SECONDS)).isTrue();
        assertThat(isRunning.getCount()).isEqualTo(1);
    }

    @Test
    void aFailureIsThatOfTheResult() {
        CompletableFuture<SearchResult<Branch>> result = Mcts.of(TreeGame.class)
                .evaluator((state, random, payoffs) -> {
                    throw new IllegalArgumentException("no luck");
                })
                .build()
                .start(Games.threePlayers(), Budget.iterations(10), executor);
        assertThatThrownBy(result::join)
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("no luck\nPlayed from the root, ")
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anExecutorMayRefuse() {
        assertThatThrownBy(() -> running().start(Games.threePlayers(), Budget.iterations(1), task -> {
                    throw new RejectedExecutionException("full");
                }))
                .isInstanceOf(RejectedExecutionException.class)
                .hasMessage("full");
    }
}
