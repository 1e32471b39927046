package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;

/** Starts workers in this process, and callers; closes all after each test. */
abstract class ClusterFixture {

    static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<AutoCloseable> open = new ArrayList<>();
    final List<String> news = Collections.synchronizedList(new ArrayList<>());
    final List<Map<String, Object>> events = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void nothingIsLeft() throws Exception {
        Collections.reverse(open); // callers before workers
        for (AutoCloseable one : open) {
            one.close();
        }
        System.clearProperty(TestRunner.VERSION);
    }

    /** Closes something after the test. */
    <T extends AutoCloseable> T opened(T one) {
        open.add(one);
        return one;
    }

    Worker worker(int port, int threads, int... join) {
        return opened(Worker.start(settings(port, threads, join)));
    }

    WorkerSettings settings(int port, int threads, int... join) {
        return new WorkerSettings(
                "test",
                "127.0.0.1",
                OptionalInt.of(port),
                IntStream.of(join).mapToObj(other -> "127.0.0.1:" + other).toList(),
                threads,
                PATIENCE,
                WorkerSettings.first().classes(),
                events::add);
    }

    Cluster cluster(String address) {
        return opened(Cluster.connect("test", List.of(address), PATIENCE, news::add));
    }

    static int freePort() throws IOException {
        return WorkerProcess.freePorts(1).get(0);
    }

    static void awaitRunning(Cluster cluster, Integer... running) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        List<Integer> now = List.of();
        while (!now.equals(List.of(running)) && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(20);
            now = cluster.members().stream().map(MemberFigures::running).toList();
        }
        assertThat(now).containsExactly(running);
    }

    static void awaitRuns(int runs) throws InterruptedException {
        while (TestRunner.RUNS.get() < runs) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }
}
