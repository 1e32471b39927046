package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Workers in processes of their own, and what may happen to them. */
class ClusterIT extends ClusterFixture {

    private final List<WorkerProcess> workers = new ArrayList<>();

    private WorkerProcess start(List<Integer> ports, int number) throws Exception {
        WorkerProcess worker =
                opened(WorkerProcess.start(ports.get(number), ports.subList(0, 1), Duration.ofSeconds(4)));
        workers.add(worker);
        return worker;
    }

    private String address(int number) {
        return workers.get(number).address();
    }

    /** A worker is killed while it has a job, another one joins, a third one is told to stop: nothing is lost until nobody is left. */
    @Test
    void workersMayComeAndGo() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(4);
        for (int number = 0; number < 3; number++) {
            start(ports, number);
        }
        Cluster cluster = cluster(address(0));
        assertThat(cluster.threads()).isEqualTo(3);
        List<Future<String>> answers = submit(cluster, "hold", 6);
        awaitRunning(cluster, 1, 1, 1);
        workers.get(1).signal("KILL");
        start(ports, 3);
        workers.get(2).signal("TERM");
        workers.get(2).awaitEnd();
        awaitRunning(cluster, 1, 1);
        workers.get(0).openGate();
        workers.get(3).openGate();
        assertAllDone(answers);
        await(Set.of(address(0), address(3)), () -> {
            assertAllDone(submit(cluster, "echo", 4));
            return cluster.members().stream()
                    .filter(member -> member.done() > 0)
                    .map(MemberFigures::address)
                    .collect(Collectors.toSet());
        });
        assertThat(news)
                .contains("worker " + address(1) + " has left; the 1 jobs that it had are given to others")
                .contains("worker " + address(3) + " has joined");

        workers.get(0).signal("KILL");
        workers.get(3).signal("KILL");
        workers.get(0).awaitEnd();
        workers.get(3).awaitEnd();
        Future<String> late = submit(cluster, "echo", 1).get(0);
        await(true, () -> {
            skip(TIMEOUT);
            return late.isDone();
        });
        assertThatThrownBy(late::get).hasMessageContaining("no worker is left of the cluster '" + NAME + "'");
    }

    /** The one that was stopped believes that the others have gone, as one behind a broken network does, and joins them again. */
    @Test
    void aWorkerThatHangsIsNoticedAfterTheTimeoutAndMayComeBack() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        start(ports, 0);
        WorkerProcess hanging = start(ports, 1);
        Cluster cluster = cluster(address(0));
        List<Future<String>> answers = submit(cluster, "hold", 2);
        awaitRunning(cluster, 1, 1);
        hanging.signal("STOP");
        workers.get(0).openGate();
        assertAllDone(answers);
        awaitMembers(cluster, 1);
        hanging.signal("CONT");
        hanging.openGate();
        awaitMembers(cluster, 2);
        skip(TIMEOUT); // messages may have been lost, which are sent again after it
        assertAllDone(submit(cluster, "echo", 8));
    }
}
