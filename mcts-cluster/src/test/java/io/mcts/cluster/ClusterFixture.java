package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * Workers and callers, which are closed after each test. A test waits for what happens, not for a time: jobs end when it opens the gate, and
 * it moves the clock by which callers measure their timeout.
 */
abstract class ClusterFixture {

    /** The name of the cluster: another for each JVM of tests, whose workers may otherwise meet where a port that was free is taken. */
    static final String NAME =
            System.getProperty("test.cluster", "test-" + ProcessHandle.current().pid());

    /** Of callers. */
    static final Duration TIMEOUT = Duration.ofSeconds(8);

    /** Longer than any pause of a busy machine. */
    private static final Duration TIMEOUT_OF_WORKERS = Duration.ofMinutes(1);

    /** So much slower is the clock of callers, so that their timeout, too, is longer than any pause of a busy machine. */
    private static final int SLOWNESS = 5;

    /** More than the callers that can wait for answers of a worker at a time, and than the fewest jobs that a program gives. */
    static final int MANY = 700;

    /** Workers by their threads, which the tests of this JVM share and which end with it. */
    private static final Map<Integer, Worker> SHARED = new LinkedHashMap<>();

    static final List<Map<String, Object>> EVENTS = new CopyOnWriteArrayList<>();

    final List<String> news = new CopyOnWriteArrayList<>();
    final ExecutorService threads = Executors.newFixedThreadPool(1_000);
    private final AtomicLong skippedNanos = new AtomicLong();
    private final Deque<AutoCloseable> open = new ArrayDeque<>();

    @BeforeEach
    void begin() {
        TestRunner.closeGate();
        EVENTS.clear();
    }

    @AfterEach
    void nothingIsLeft() throws Exception {
        TestRunner.openGate();
        threads.shutdownNow();
        for (AutoCloseable one : open) { // callers before workers
            one.close();
        }
    }

    /** Closes something after the test. */
    <T extends AutoCloseable> T opened(T one) {
        open.push(one);
        return one;
    }

    static WorkerSettings settings(int workerThreads, Duration timeout, String... join) {
        return new WorkerSettings(
                NAME,
                "127.0.0.1",
                OptionalInt.empty(),
                List.of(join),
                Secret.none(),
                workerThreads,
                timeout,
                WorkerSettings.first().classes(),
                EVENTS::add);
    }

    static WorkerSettings settings(int workerThreads, String... join) {
        return settings(workerThreads, TIMEOUT_OF_WORKERS, join);
    }

    static Worker shared(int workerThreads) {
        return SHARED.computeIfAbsent(workerThreads, count -> Worker.start(settings(count)));
    }

    Worker worker(int workerThreads, String... join) {
        return opened(Worker.start(settings(workerThreads, join)));
    }

    Cluster cluster(String... addresses) {
        return cluster(Secret.none(), addresses);
    }

    Cluster cluster(Secret secret, String... addresses) {
        LongSupplier clock = () -> System.nanoTime() / SLOWNESS + skippedNanos.get();
        return opened(Cluster.connect(NAME, List.of(addresses), secret, TIMEOUT, news::add, clock));
    }

    /** Callers find that a time has passed. */
    void skip(Duration time) {
        skippedNanos.addAndGet(time.toNanos());
    }

    static int freePort() throws IOException {
        return WorkerProcess.freePorts(1).get(0);
    }

    /** Gives jobs, each with its number, which is also its result. */
    List<Future<String>> submit(Cluster cluster, String kind, int jobs) {
        return IntStream.range(0, jobs)
                .mapToObj(number -> threads.submit(() -> cluster.run(TestRunner.RUNNER, kind + " " + number)))
                .toList();
    }

    static void assertAllDone(List<Future<String>> answers) throws Exception {
        for (int number = 0; number < answers.size(); number++) {
            assertThat(answers.get(number).get()).isEqualTo(Integer.toString(number));
        }
    }

    /** Waits until something has a value. */
    static <T> void await(T expected, Callable<T> now) throws Exception {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
        T last = now.call();
        while (!last.equals(expected) && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(10);
            last = now.call();
        }
        assertThat(last).isEqualTo(expected);
    }

    static void awaitRunning(Cluster cluster, Integer... running) throws Exception {
        await(
                List.of(running),
                () -> cluster.members().stream().map(MemberFigures::running).toList());
    }

    static void awaitMembers(Cluster cluster, int count) throws Exception {
        await(count, () -> cluster.members().size());
    }

    static void awaitRuns(int runs) throws Exception {
        await(runs, TestRunner.RUNS::get);
    }
}
