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
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Searches shared by workers in this process. */
class ClusterSearchTest extends ClusterFixture {

    private static SearchAnswer<Cell> search(
            Cluster cluster,
            int streams,
            int iterations,
            int evaluationMillis,
            Optional<Duration> time,
            Predicate<SearchAnswer<Cell>> isOver)
            throws InterruptedException {
        return new ClusterSearch<>(
                        cluster,
                        TestRunner.RUNNER,
                        TestRunner.mcts(streams, evaluationMillis),
                        Duration.ofMillis(20),
                        Duration.ofMinutes(5))
                .search(
                        TicTacToe.initial(),
                        stream -> TestRunner.stream(streams, stream, iterations, evaluationMillis),
                        time,
                        isOver);
    }

    @Test
    void aSearchGivesTheResultOfOneMachineWhicheverWorkersThereAre() throws Exception {
        SearchResult<Cell> local = TestRunner.mcts(16, 0).search(TicTacToe.initial(), Budget.iterations(8_000));
        Worker first = worker(2);
        Cluster cluster = cluster(first.address());
        for (int workers = 1; workers <= 3; workers++) {
            awaitMembers(cluster, workers);
            SearchAnswer<Cell> answer = search(cluster, 16, 8_000, 0, Optional.empty(), sofar -> false);
            assertThat(answer.done()).isEqualTo(16);
            assertThat(answer.late()).isEmpty();
            assertThat(answer.result().moves()).isEqualTo(local.moves());
            assertThat(answer.result().lines()).isEqualTo(local.lines());
            assertThat(answer.result().playerValues()).isEqualTo(local.playerValues());
            assertThat(answer.result().effort().nodes())
                    .isEqualTo(local.effort().nodes());
            if (workers < 3) {
                worker(2, first.address());
            }
        }
    }

    /** One of three streams finds a thread; it tells what it knows, the others are left out. */
    @Test
    void aTimeIsKeptOnTheCallersClockAndLateStreamsAreNamed() throws Exception {
        Cluster cluster = cluster(shared(1).address());
        Duration time = TIMEOUT.dividedBy(2);
        List<Long> known = new ArrayList<>();
        SearchAnswer<Cell> answer = search(cluster, 3, 100_000_000, 1, Optional.of(time), sofar -> {
            known.add(sofar.result().iterations());
            skip(time);
            return false;
        });
        assertThat(answer.late()).hasSize(2);
        assertThat(answer.done()).isEqualTo(1);
        assertThat(answer.result().iterations()).isBetween(known.get(0), 99_999_999L);
        assertThat(answer.result().effort().stopReason()).isEqualTo(StopReason.TIME);
    }

    @Test
    void theCallerSeesProgressAndCanStopEarly() throws Exception {
        Cluster cluster = cluster(shared(MANY).address());
        SortedSet<Long> progress = new TreeSet<>();
        SearchAnswer<Cell> answer = search(cluster, 2, 100_000_000, 1, Optional.empty(), sofar -> {
            progress.add(sofar.result().iterations());
            return progress.size() == 5;
        });
        assertThat(answer.late()).isEmpty();
        assertThat(answer.result().iterations()).isBetween(progress.last(), 99_999_999L);
        assertThat(answer.result().effort().stopReason()).isEqualTo(StopReason.CANCELLED);
    }

    /** One stream after the other, so that the first one's last report comes long before the end. */
    @Test
    void aReportDoesNotReplaceTheAnswer() throws Exception {
        Cluster cluster = cluster(shared(1).address());
        SearchAnswer<Cell> answer = search(cluster, 2, 300, 1, Optional.empty(), sofar -> false);
        assertThat(answer.result().iterations()).isEqualTo(300);
    }
}
