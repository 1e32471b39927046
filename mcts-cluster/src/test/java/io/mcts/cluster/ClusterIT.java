package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Workers in processes of their own, and what may happen to them. */
@Timeout(120)
class ClusterIT {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final List<WorkerProcess> workers = new ArrayList<>();
    private final List<String> news = Collections.synchronizedList(new ArrayList<>());
    private final ExecutorService threads = Executors.newFixedThreadPool(64);

    @AfterEach
    void noProcessIsLeft() {
        threads.shutdownNow();
        workers.forEach(WorkerProcess::close);
    }

    private WorkerProcess start(List<Integer> ports, int number, String... options) throws Exception {
        WorkerProcess worker = WorkerProcess.start(ports.get(number), ports.subList(0, 1), PATIENCE, options);
        workers.add(worker);
        return worker;
    }

    private Cluster connect() {
        return Cluster.connect("test", List.of(workers.get(0).address()), PATIENCE, news::add);
    }

    private List<Future<String>> submit(Cluster cluster, int jobs, int millis) {
        return IntStream.range(0, jobs)
                .mapToObj(job -> threads.submit(() -> cluster.run(TestRunner.RUNNER, "sleep " + (millis + job % 2))))
                .toList();
    }

    private static void assertAllDone(List<Future<String>> answers, int millis) throws Exception {
        for (int job = 0; job < answers.size(); job++) {
            assertThat(answers.get(job).get()).isEqualTo(Integer.toString(millis + job % 2));
        }
    }

    /** A worker is killed while it has a job, another one joins, a third one is told to stop: nothing is lost. */
    @Test
    void workersMayComeAndGo() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(4);
        for (int number = 0; number < 3; number++) {
            start(ports, number);
        }
        try (Cluster cluster = connect()) {
            assertThat(cluster.threads()).isEqualTo(3);
            List<Future<String>> answers = submit(cluster, 60, 200);
            TimeUnit.MILLISECONDS.sleep(700);
            workers.get(1).signal("KILL");
            start(ports, 3);
            workers.get(2).signal("TERM");
            assertThat(workers.get(2).endsWithin(Duration.ofSeconds(10))).isTrue();
            assertAllDone(answers, 200);
            assertAllDone(submit(cluster, 20, 100), 100);
            assertThat(cluster.members().stream().map(MemberFigures::address))
                    .containsExactlyInAnyOrder(
                            workers.get(0).address(), workers.get(3).address());
            assertThat(cluster.members())
                    .allSatisfy(member -> assertThat(member.done()).isPositive());
            assertThat(news)
                    .anyMatch(line -> line.contains(workers.get(1).address() + " has left"))
                    .anyMatch(line -> line.contains(workers.get(3).address() + " has joined"));
        }
    }

    /** The one that was stopped believes that the others have gone, as one behind a broken network does, and joins them again. */
    @Test
    void aWorkerThatHangsIsNoticedAfterThePatienceAndMayComeBack() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        start(ports, 0);
        WorkerProcess hanging = start(ports, 1);
        try (Cluster cluster = connect()) {
            List<Future<String>> answers = submit(cluster, 8, 300);
            TimeUnit.MILLISECONDS.sleep(400);
            hanging.signal("STOP");
            long stop = System.nanoTime();
            assertAllDone(answers, 300);
            assertThat(Duration.ofNanos(System.nanoTime() - stop)).isLessThan(PATIENCE.multipliedBy(4));
            assertThat(cluster.members()).hasSize(1);
            hanging.signal("CONT");
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (cluster.members().size() < 2 && System.nanoTime() < end) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
            assertThat(cluster.members()).as("after it has come back: %s", news).hasSize(2);
            assertAllDone(submit(cluster, 8, 100), 100);
        }
    }

    @Test
    void aWorkerWithAnotherVersionIsNamedAndTheOthersDoTheWork() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        start(ports, 0);
        start(ports, 1, "-D" + TestRunner.VERSION + "=0.9");
        try (Cluster cluster = connect()) {
            assertAllDone(submit(cluster, 10, 20), 20);
            assertThat(news)
                    .containsExactly("worker " + workers.get(1).address()
                            + " has tictactoe 0.9, this program has tictactoe 1; it gets no more such jobs");
        }
    }

    @Test
    void withoutWorkersTheProgramIsToldSoAfterThePatience() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(1);
        start(ports, 0);
        try (Cluster cluster = connect()) {
            List<Future<String>> answers = submit(cluster, 4, 60_000);
            TimeUnit.MILLISECONDS.sleep(300);
            workers.get(0).signal("KILL");
            for (Future<String> answer : answers) {
                assertThat(answer)
                        .failsWithin(Duration.ofSeconds(30))
                        .withThrowableThat()
                        .withMessageContaining("no worker is left of the cluster 'test'");
            }
        }
    }
}
