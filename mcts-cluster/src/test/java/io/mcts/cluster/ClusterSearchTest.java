package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches shared by workers in this process. */
@Timeout(120)
class ClusterSearchTest extends ClusterFixture {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aSearchGivesTheResultOfOneMachineWhicheverWorkersThereAre(int workers) throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(workers);
        for (int port : ports) {
            worker(port, 2, ports.get(0));
        }
        Cluster cluster = cluster("127.0.0.1:" + ports.get(0));
        SearchAnswer<Cell> answer = search(cluster, 16, 8_000, 0, Optional.empty(), sofar -> false);
        SearchResult<Cell> local = TestRunner.mcts(16, 0).search(TicTacToe.initial(), Budget.iterations(8_000));
        assertThat(answer.done()).isEqualTo(16);
        assertThat(answer.late()).isEmpty();
        assertThat(answer.result().moves()).isEqualTo(local.moves());
        assertThat(answer.result().lines()).isEqualTo(local.lines());
        assertThat(answer.result().playerValues()).isEqualTo(local.playerValues());
        assertThat(answer.result().effort().nodes()).isEqualTo(local.effort().nodes());
    }

    private static SearchAnswer<Cell> search(
            Cluster cluster,
            int streams,
            int iterations,
            int evaluationMillis,
            Optional<Duration> time,
            Predicate<SearchAnswer<Cell>> isOver)
            throws InterruptedException {
        return new ClusterSearch<>(
                        cluster, TestRunner.RUNNER, TestRunner.mcts(streams, evaluationMillis), Duration.ofMillis(100))
                .search(
                        TicTacToe.initial(),
                        stream -> TestRunner.stream(streams, stream, iterations, evaluationMillis),
                        time,
                        isOver);
    }

    /** Two of four streams find a thread; they tell what they know, the others are left out. */
    @Test
    void aTimeIsKeptOnTheCallersClockAndLateStreamsAreNamed() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 2).address());
        long start = System.nanoTime();
        SearchAnswer<Cell> answer =
                search(cluster, 4, 1_000_000, 1, Optional.of(Duration.ofMillis(1_500)), sofar -> false);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(4));
        assertThat(answer.late()).hasSize(2);
        assertThat(answer.done()).isEqualTo(2);
        assertThat(answer.result().iterations()).isBetween(100L, 3_000L);
        assertThat(answer.result().effort().stopReason()).isEqualTo(StopReason.TIME);
    }

    @Test
    void theCallerSeesProgressAndCanStopEarly() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 2).address());
        List<Long> progress = new ArrayList<>();
        SearchAnswer<Cell> answer = search(cluster, 2, 1_000_000, 1, Optional.empty(), sofar -> {
            progress.add(sofar.result().iterations());
            return progress.size() == 5;
        });
        assertThat(progress).hasSize(5).isSorted().doesNotHaveDuplicates();
        assertThat(answer.late()).isEmpty();
        assertThat(answer.result().iterations()).isBetween(100L, 100_000L);
        assertThat(answer.result().effort().stopReason()).isEqualTo(StopReason.CANCELLED);
    }

    /** One stream after the other, so that the first one's last report comes long before the end. */
    @Test
    void aReportDoesNotReplaceTheAnswer() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 1).address());
        SearchAnswer<Cell> answer = search(cluster, 2, 1_000, 1, Optional.empty(), sofar -> false);
        assertThat(answer.result().iterations()).isEqualTo(1_000);
    }
}
