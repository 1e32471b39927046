package io.mcts.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Searches whose batches are valued on several threads. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ParallelEvaluatorSearchTest {

    private final ExecutorService executor = Executors.newFixedThreadPool(3);

    @AfterEach
    void endThreads() throws InterruptedException {
        executor.shutdown();
        assertThat(executor.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aSearchIsTheSameWithAnyNumberOfThreads() {
        List<List<MoveStatistics<Branch>>> results = new ArrayList<>();
        for (int tasks = 1; tasks <= 3; tasks++) {
            results.add(search(new RolloutEvaluator<>(new UniformPolicy<>()), tasks)
                    .search(Games.gamble(), Budget.iterations(2_000))
                    .moves());
        }
        assertThat(results).containsOnly(results.get(0));
    }

    @Test
    void aSearchThatIsInterruptedAnswers() {
        AtomicInteger calls = new AtomicInteger();
        Evaluator<TreeGame> slow = (state, random, payoffs) -> {
            payoffs[0] = 5;
            if (calls.incrementAndGet() == 1_000) {
                Thread.currentThread().interrupt();
            }
        };
        SearchResult<Branch> result = search(slow, 1).search(Games.deep(), Budget.unlimited());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        // the batch of 16 in which it came was given up: 1000 = 62 * 16 + 8
        assertThat(result.iterations()).isEqualTo(62 * 16);
    }

    private Mcts<TreeGame, Branch> search(Evaluator<TreeGame> evaluator, int tasks) {
        return Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(new ParallelEvaluator<>(new OneByOne<>(evaluator), executor, tasks), 16, 1))
                .seed(4)
                .build();
    }
}
