package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.impl.clientside.HazelcastClientInstanceImpl;
import com.hazelcast.client.impl.clientside.HazelcastClientProxy;
import com.hazelcast.client.impl.protocol.ClientMessage;
import com.hazelcast.client.impl.protocol.codec.MCChangeClusterStateCodec;
import com.hazelcast.client.impl.protocol.codec.MCGetSystemPropertiesCodec;
import com.hazelcast.client.impl.protocol.codec.MCShutdownMemberCodec;
import com.hazelcast.client.impl.spi.impl.ClientInvocation;
import com.hazelcast.cluster.ClusterState;
import com.hazelcast.cluster.Member;
import com.hazelcast.core.HazelcastInstance;
import io.mcts.arena.Arena;
import io.mcts.arena.GameSite;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers in this process. */
@Timeout(120)
class ClusterTest {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration SHORT_PATIENCE = Duration.ofSeconds(2);
    private static final AtomicBoolean HAS_RUN = new AtomicBoolean();

    private final List<AutoCloseable> open = new ArrayList<>();
    private final List<String> news = Collections.synchronizedList(new ArrayList<>());
    private final List<Map<String, Object>> events = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void nothingIsLeft() throws Exception {
        Collections.reverse(open); // callers before workers
        for (AutoCloseable one : open) {
            one.close();
        }
        System.clearProperty(TestRunner.VERSION);
    }

    private <T extends AutoCloseable> T opened(T one) {
        open.add(one);
        return one;
    }

    private Worker worker(int port, int threads, int... join) {
        return opened(Worker.start(settings(port, threads, join)));
    }

    private WorkerSettings settings(int port, int threads, int... join) {
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

    private Cluster cluster(String address) {
        return opened(Cluster.connect("test", List.of(address), PATIENCE, news::add));
    }

    private static int freePort() throws IOException {
        return WorkerProcess.freePorts(1).get(0);
    }

    @Test
    void noneOfManyTinyJobsIsLost() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 4).address());
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Future<String>> answers = IntStream.range(0, 10_000)
                    .mapToObj(number -> threads.submit(() -> cluster.run(TestRunner.RUNNER, "echo " + number)))
                    .toList();
            for (int number = 0; number < answers.size(); number++) {
                assertThat(answers.get(number).get()).isEqualTo(Integer.toString(number));
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(cluster.members()).hasSize(1);
        assertThat(cluster.members().get(0).done()).isEqualTo(10_000);
        assertThat(cluster.members().get(0).running()).isZero();
    }

    @Test
    void aJobThatFailsSaysWhyAndIsNotGivenAgain() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 1).address());
        assertThatThrownBy(() -> cluster.run(TestRunner.RUNNER, "fail game"))
                .isInstanceOf(ClusterException.class)
                .hasMessageMatching("worker 127.0.0.1:\\d+: there is no game");
        assertThat(events.stream().filter(event -> event.get("event").equals("failed")))
                .hasSize(1);
        assertThat(cluster.run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @Test
    void aWorkerWithAnotherVersionIsRefusedByBothNames() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 1).address());
        JobRunner newer = new JobRunner() {
            @Override
            public String name() {
                return "test";
            }

            @Override
            public String version(String job) {
                return "tictactoe 2";
            }

            @Override
            public String run(String job, JobControl control) {
                throw new AssertionError("not here");
            }
        };
        assertThatThrownBy(() -> cluster.run(newer, "echo 1"))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("has tictactoe 1, this program has tictactoe 2");
        assertThat(news).hasSize(1).allSatisfy(line -> assertThat(line).contains("it gets no more such jobs"));
        assertThat(cluster.members()).isEmpty();
    }

    @Test
    void nobodyAtTheAddressIsAnErrorThatNamesIt() throws Exception {
        int port = freePort();
        assertThatThrownBy(
                        () -> Cluster.connect("test", List.of("127.0.0.1:" + port), Duration.ofSeconds(2), news::add))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("called 'test' answers at 127.0.0.1:" + port);
    }

    @Test
    void theReasonsWhyNobodyIsReachedAreTold() throws Exception {
        String refused = "127.0.0.1:" + freePort();
        assertThatThrownBy(() -> Cluster.connect("test", List.of("nowhere.invalid:5701", refused), PATIENCE, news::add))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("nowhere.invalid:5701: unknown host; " + refused + ": Connection refused");
        assertTimeout(
                Duration.ofSeconds(5),
                () -> assertThatThrownBy(
                                () -> Cluster.connect("test", List.of("nowhere.invalid:5701"), PATIENCE, news::add))
                        .hasMessageContaining("unknown host"));
    }

    @Test
    void aWorkerThatReachesNoneOfThoseItIsToJoinSaysWhy() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker worker = worker(ports.get(0), 1, ports.get(0), ports.get(1));
        assertThat(events)
                .filteredOn(event -> event.get("event").equals("alone"))
                .singleElement()
                .satisfies(event -> assertThat(event.get("reason"))
                        .isEqualTo("127.0.0.1:" + ports.get(1) + ": Connection refused"));
        events.clear();
        opened(Worker.start(new WorkerSettings(
                "other",
                "127.0.0.1",
                OptionalInt.of(ports.get(1)),
                List.of(worker.address()),
                1,
                PATIENCE,
                WorkerSettings.first().classes(),
                events::add)));
        assertThat(events)
                .filteredOn(event -> event.get("event").equals("alone"))
                .singleElement()
                .satisfies(event -> assertThat(event.get("reason"))
                        .isEqualTo("no worker of a cluster called 'other' answers at " + worker.address()));
    }

    @Test
    void aWorkerListensOnIPv6() throws Exception {
        WorkerSettings first = WorkerSettings.first();
        int port = freePort();
        Worker worker = opened(Worker.start(new WorkerSettings(
                "test", "::1", OptionalInt.of(port), List.of(), 1, PATIENCE, first.classes(), events::add)));
        assertThat(worker.address()).isEqualTo("[0:0:0:0:0:0:0:1]:" + port);
        assertThat(cluster("[::1]:" + port).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "::"})
    void aWorkerListensOnOneAddress(String bind) {
        WorkerSettings first = WorkerSettings.first();
        assertThatThrownBy(() -> Worker.start(new WorkerSettings(
                        "test", bind, first.port(), List.of(), 1, PATIENCE, first.classes(), events::add)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + bind + "' is every address of this machine");
    }

    /** What the protocol for managing members offers to any client by default. */
    @Test
    void nobodyManagesAWorkerFromOutside() throws Exception {
        Worker worker = worker(freePort(), 1);
        ClientConfig config = new ClientConfig().setClusterName("test");
        config.setProperty("hazelcast.logging.type", "none");
        config.getNetworkConfig().addAddress(worker.address());
        HazelcastInstance hostile = HazelcastClient.newHazelcastClient(config);
        open.add(hostile::shutdown);
        HazelcastClientInstanceImpl client = ((HazelcastClientProxy) hostile).client;
        Member member = hostile.getCluster().getMembers().iterator().next();
        for (ClientMessage order : List.of(
                MCGetSystemPropertiesCodec.encodeRequest(),
                MCChangeClusterStateCodec.encodeRequest(ClusterState.PASSIVE.getId()),
                MCShutdownMemberCodec.encodeRequest())) {
            assertThatThrownBy(() -> new ClientInvocation(client, order, null, member.getUuid())
                            .invoke()
                            .get())
                    .hasStackTraceContaining("AccessControlException");
        }
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "sleep 500"))
                .isEqualTo("500");
        assertThat(worker.isRunning()).isTrue();
    }

    @Test
    void aClusterWithAnotherNameKeepsApart() throws Exception {
        Worker worker = worker(freePort(), 1);
        assertThatThrownBy(() -> Cluster.connect("other", List.of(worker.address()), Duration.ofSeconds(2), news::add))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("'other'");
    }

    @Test
    void aPortThatIsTakenIsAnErrorThatNamesIt() throws Exception {
        Worker worker = worker(freePort(), 1);
        int port = Integer.parseInt(worker.address().replaceFirst(".*:", ""));
        assertThatThrownBy(() -> Worker.start(settings(port, 1)))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("port " + port);
    }

    /** The second worker is there before the one that it is to join. */
    @Test
    void theOrderInWhichWorkersStartDoesNotMatter() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker second = worker(ports.get(1), 1, ports.get(0));
        assertThat(second.members()).isEqualTo(1);
        Worker first = worker(ports.get(0), 1);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (first.members() + second.members() < 4 && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(first.members()).isEqualTo(2);
        assertThat(second.members()).isEqualTo(2);
    }

    @Test
    void aWorkerThatJoinsGetsJobsAtOnceAndOneThatStopsReturnsIts() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker first = worker(ports.get(0), 2);
        Cluster cluster = cluster(first.address());
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<String>> answers = IntStream.range(0, 4)
                    .mapToObj(number -> threads.submit(() -> cluster.run(TestRunner.RUNNER, "sleep 2000")))
                    .toList();
            worker(ports.get(1), 2, ports.get(0));
            awaitRunning(cluster, 2, 2);
            first.close();
            for (Future<String> answer : answers) {
                assertThat(answer.get()).isEqualTo("2000");
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(cluster.members()).hasSize(1);
        assertThat(cluster.members().get(0).done())
                .as("two of its own, two returned")
                .isEqualTo(4);
    }

    private static void awaitRunning(Cluster cluster, Integer... running) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        List<Integer> now = List.of();
        while (!now.equals(List.of(running)) && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(20);
            now = cluster.members().stream().map(MemberFigures::running).toList();
        }
        assertThat(now).containsExactly(running);
    }

    /** Four jobs of 3 s on one thread: the last one waits longer than the patience. */
    @Test
    void jobsOfTwoCallersMayTakeLongerThanThePatience() throws Exception {
        WorkerSettings settings = settings(freePort(), 1);
        Worker worker = opened(Worker.start(withPatience(settings, SHORT_PATIENCE)));
        List<Cluster> callers = List.of(
                opened(Cluster.connect("test", List.of(worker.address()), SHORT_PATIENCE, news::add)),
                opened(Cluster.connect("test", List.of(worker.address()), SHORT_PATIENCE, news::add)));
        int before = TestRunner.RUNS.get();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<String>> answers = IntStream.range(0, 4)
                    .mapToObj(number ->
                            threads.submit(() -> callers.get(number % 2).run(TestRunner.RUNNER, "sleep 3000")))
                    .toList();
            for (Future<String> answer : answers) {
                assertThat(answer.get()).isEqualTo("3000");
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(TestRunner.RUNS.get() - before).as("none is done twice").isEqualTo(4);
        assertThat(news).isEmpty();
    }

    private static WorkerSettings withPatience(WorkerSettings settings, Duration patience) {
        return new WorkerSettings(
                settings.cluster(),
                settings.bind(),
                settings.port(),
                settings.join(),
                settings.threads(),
                patience,
                settings.classes(),
                settings.log());
    }

    private static WorkerSettings lacking(WorkerSettings settings, boolean isRefusing) {
        return new WorkerSettings(
                settings.cluster(),
                settings.bind(),
                settings.port(),
                settings.join(),
                settings.threads(),
                settings.patience(),
                new TestRunner.Lacking(isRefusing),
                settings.log());
    }

    /** It lacks a class path or a model, which it sees at once or while it does a job. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatOneWorkerCannotDoIsDoneByOthers(boolean isRefusing) throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker lacking = opened(Worker.start(lacking(settings(ports.get(0), 1), isRefusing)));
        worker(ports.get(1), 1, ports.get(0));
        Cluster cluster = cluster(lacking.address());
        awaitRunning(cluster, 0, 0);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<String>> answers = IntStream.range(0, 20)
                    .mapToObj(number -> threads.submit(() -> cluster.run(TestRunner.RUNNER, "echo " + number)))
                    .toList();
            for (int number = 0; number < answers.size(); number++) {
                assertThat(answers.get(number).get()).isEqualTo(Integer.toString(number));
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(news)
                .filteredOn(line -> line.contains("gets no more such jobs"))
                .singleElement()
                .asString()
                .startsWith("worker " + lacking.address())
                .contains("there is no such game here");
        assertThat(cluster.members()).hasSize(1);
    }

    @Test
    void whatNoWorkerCanDoIsAnErrorThatSaysWhy() throws Exception {
        Worker lacking = opened(Worker.start(lacking(settings(freePort(), 1), true)));
        assertThatThrownBy(() -> cluster(lacking.address()).run(TestRunner.RUNNER, "echo 1"))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining(lacking.address() + " cannot do it: there is no such game here");
    }

    @Test
    void jobsThatWaitEndWithTheirCaller() throws Exception {
        Worker worker = worker(freePort(), 1);
        Cluster gone = cluster(worker.address());
        int before = TestRunner.RUNS.get();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Future<String> first =
                    threads.submit(() -> cluster(worker.address()).run(TestRunner.RUNNER, "sleep 2000"));
            awaitRuns(before + 1);
            Future<String> second = threads.submit(() -> gone.run(TestRunner.RUNNER, "sleep 2000"));
            awaitRunning(gone, 1);
            TimeUnit.MILLISECONDS.sleep(300);
            gone.close();
            assertThat(first.get()).isEqualTo("2000");
            assertThat(second).failsWithin(Duration.ofSeconds(5));
        } finally {
            threads.shutdownNow();
        }
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
        assertThat(TestRunner.RUNS.get() - before).as("those of two callers").isEqualTo(2);
    }

    private static void awaitRuns(int runs) throws InterruptedException {
        while (TestRunner.RUNS.get() < runs) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    /** A job that ends early because its worker stops has not come to its result. */
    @Test
    void whatAWorkerEndsBecauseItStopsIsNoResult() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker first = worker(ports.get(0), 1);
        Cluster cluster = cluster(first.address());
        int before = TestRunner.RUNS.get();
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try {
            Future<String> answer = thread.submit(() -> cluster.run(TestRunner.RUNNER, "whole 1500"));
            awaitRuns(before + 1);
            worker(ports.get(1), 1, ports.get(0));
            awaitRunning(cluster, 1, 0);
            first.close();
            assertThat(answer.get()).isEqualTo("whole");
        } finally {
            thread.shutdownNow();
        }
        assertThat(cluster.allMembers()).hasSize(2);
    }

    @Test
    void aCallerHasAsManyJobsAtATimeAsTheWorkersHaveThreads() throws Exception {
        Worker worker = worker(freePort(), 700);
        Cluster cluster = cluster(worker.address());
        ExecutorService threads = Executors.newFixedThreadPool(cluster.jobsAtATime());
        try {
            List<Future<String>> answers = IntStream.range(0, 700)
                    .mapToObj(number -> threads.submit(() -> cluster.run(TestRunner.RUNNER, "sleep 60000")))
                    .toList();
            awaitRunning(cluster, 700);
            assertThat(answers).noneMatch(Future::isDone);
        } finally {
            threads.shutdownNow();
        }
    }

    /** Were nobody told of an answer, each job would take as long as the interval in which the caller looks at the clock. */
    @Test
    void answersAreTakenAtOnce() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 1).address());
        assertTimeout(Duration.ofSeconds(10), () -> {
            for (int job = 0; job < 500; job++) {
                assertThat(cluster.run(TestRunner.RUNNER, "echo " + job)).isEqualTo(Integer.toString(job));
            }
        });
    }

    @Test
    void aMatchOfAGameOfOnesOwnHasTheResultOfOneMachine() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 2).address());
        MatchResult result = Arena.ofThreads(cluster.jobsAtATime())
                .playingAt(cluster.site(new OwnGames(), (contest, game) -> Integer.toString(game)))
                .play(OwnGames.MATCH);
        assertThat(result.score())
                .isEqualTo(Arena.ofThreads(1).play(OwnGames.MATCH).score());
    }

    @Test
    void theRecordOfAnotherGameIsRefused() throws Exception {
        Cluster cluster = cluster(worker(freePort(), 1).address());
        Entrant<TicTacToe, Cell> uniform = Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
        Match<TicTacToe, Cell> match = Match.of(uniform, uniform, random -> TicTacToe.initial(), 4);
        GameSite right = cluster.site(TestRunner.RUNNER, (contest, game) -> TestRunner.game(contest.task(game)));
        assertThat(right.play(match, 1, () -> false)).isPresent();
        GameSite wrong = cluster.site(TestRunner.RUNNER, (contest, game) -> TestRunner.game(contest.task(game + 1)));
        assertThatThrownBy(() -> wrong.play(match, 1, () -> false))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("is the record of another game");
    }

    /** What a program has begun ends with it: the worker has its thread again. */
    @Test
    void theJobsOfACallerWhoHasGoneAreCancelled() throws Exception {
        Worker worker = worker(freePort(), 1);
        Cluster gone = Cluster.connect("test", List.of(worker.address()), PATIENCE, news::add);
        Thread caller = new Thread(() -> {
            try {
                gone.run(TestRunner.RUNNER, "sleep 60000");
            } catch (InterruptedException | RuntimeException end) {
                // it ends with the connection
            }
        });
        caller.start();
        awaitRunning(gone, 1);
        TimeUnit.MILLISECONDS.sleep(200);
        gone.close();
        caller.interrupt();
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
        caller.join();
    }

    /** Were it not refused, the worker would make the object, and run it. */
    record Hostile() implements Callable<String>, Serializable {

        private static final long serialVersionUID = 1;

        @Override
        public String call() {
            HAS_RUN.set(true);
            return "it has run";
        }
    }

    @Test
    void noObjectOfAnotherProgramIsMadeByJavaSerialization() throws Exception {
        Worker worker = worker(freePort(), 1);
        ClientConfig config = new ClientConfig().setClusterName("test");
        config.setProperty("hazelcast.logging.type", "none");
        config.getNetworkConfig().addAddress(worker.address());
        HazelcastInstance hostile = HazelcastClient.newHazelcastClient(config);
        open.add(hostile::shutdown);
        for (String executor : List.of(HazelcastConfigs.EXCHANGES, "another")) {
            assertThatThrownBy(() -> hostile.getExecutorService(executor)
                            .submit(new Hostile())
                            .get())
                    .isInstanceOf(ExecutionException.class)
                    .hasStackTraceContaining("Resolving class " + Hostile.class.getName() + " is not allowed");
        }
        assertThat(HAS_RUN).isFalse();
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @Test
    void bytesWithoutMeaningEndNothing() throws Exception {
        Worker worker = worker(freePort(), 1);
        Cluster cluster = cluster(worker.address());
        String[] address = worker.address().split(":", 2);
        Random random = new Random(1);
        for (String beginning : List.of("", "HZC", "CP2", "CP2\u00ff\u00ff\u00ff\u007f", "GET / HTTP/1.1\r\n\r\n")) {
            byte[] garbage = new byte[100_000];
            random.nextBytes(garbage);
            try (Socket socket = new Socket(InetAddress.getByName(address[0]), Integer.parseInt(address[1]))) {
                OutputStream out = socket.getOutputStream();
                out.write(beginning.getBytes(StandardCharsets.ISO_8859_1));
                out.write(garbage);
                out.flush();
            } catch (IOException closedByTheWorker) {
                // it may hang up before all is read
            }
            assertThat(cluster.run(TestRunner.RUNNER, "echo " + beginning.length()))
                    .isEqualTo(Integer.toString(beginning.length()));
        }
    }

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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost",
                "localhost:",
                "localhost:x",
                "a b:5701",
                ":5701",
                "localhost:99999",
                "localhost:0"
            })
    void whatIsNoAddressIsRefused(String address) {
        assertThatThrownBy(() -> Addresses.require(address)).isInstanceOf(IllegalArgumentException.class);
    }
}
