package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.mcts.arena.Arena;
import io.mcts.arena.GameSite;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs of workers in this process. */
@Timeout(120)
class ClusterTest extends ClusterFixture {

    private static final Duration SHORT_PATIENCE = Duration.ofSeconds(2);

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
}
