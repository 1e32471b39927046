package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Jobs of workers in this process. */
class ClusterTest extends ClusterFixture {

    @Test
    void noneOfManyTinyJobsIsLost() throws Exception {
        Cluster cluster = cluster(shared(MANY).address());
        assertAllDone(submit(cluster, "echo", 5_000));
        assertThat(cluster.members()).singleElement().satisfies(worker -> {
            assertThat(worker.done()).isEqualTo(5_000);
            assertThat(worker.running()).isZero();
        });
    }

    @Test
    void aJobThatFailsSaysWhyAndIsNotGivenAgain() throws Exception {
        Cluster cluster = cluster(shared(1).address());
        assertThatThrownBy(() -> cluster.run(TestRunner.RUNNER, "fail game"))
                .isInstanceOf(ClusterException.class)
                .hasMessageMatching("worker 127.0.0.1:\\d+: there is no game");
        assertThat(EVENTS).filteredOn("event", "failed").hasSize(1);
        assertThat(cluster.run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    private Worker lacking(TestRunner.Lack lack, String... join) {
        WorkerSettings settings = settings(1, join);
        return opened(Worker.start(new WorkerSettings(
                settings.cluster(),
                settings.bind(),
                settings.port(),
                settings.join(),
                settings.secret(),
                settings.threads(),
                settings.timeout(),
                new TestRunner.Lacking(lack),
                settings.log())));
    }

    /** It lacks a class path, which it sees at once, or a model, which it sees while it does a job, or it is an older one. */
    @Test
    void whatSomeWorkersCannotDoIsDoneByOthersAndOtherwiseAnErrorThatSaysWhy() throws Exception {
        String refusing = lacking(TestRunner.Lack.CLASS_PATH).address();
        try (Cluster alone = cluster(refusing)) {
            assertThatThrownBy(() -> alone.run(TestRunner.RUNNER, "echo 1"))
                    .isInstanceOf(ClusterException.class)
                    .hasMessageContaining(refusing + " cannot do it: there is no such game here");
        }
        String failing = lacking(TestRunner.Lack.MODEL, refusing).address();
        String older = lacking(TestRunner.Lack.UPDATE, refusing).address();
        String able = worker(1, refusing).address();
        news.clear();
        Cluster cluster = cluster(refusing);
        awaitMembers(cluster, 4);
        List<Future<String>> answers = submit(cluster, "hold", 4);
        await(2, news::size);
        TestRunner.openGate();
        assertAllDone(answers);
        String end = "; it gets no more such jobs";
        assertThat(news)
                .containsExactlyInAnyOrder(
                        "worker " + refusing + " cannot do it: there is no such game here" + end,
                        "worker " + failing
                                + " failed at a job that another worker has done (there is no such game here)" + end,
                        "worker " + older + " has tictactoe 0.9, this program has tictactoe 1" + end);
        assertThat(cluster.members())
                .singleElement()
                .extracting(MemberFigures::address)
                .isEqualTo(able);
    }

    private static long waiting(Worker worker) {
        worker.logFigures();
        return EVENTS.stream()
                .filter(event -> event.get("event").equals("figures"))
                .map(event -> (Long) event.get("waiting"))
                .reduce((one, next) -> next)
                .orElseThrow();
    }

    @Test
    void jobsThatWaitEndWithTheirCaller() throws Exception {
        Worker worker = shared(1);
        Cluster gone = cluster(worker.address());
        int before = TestRunner.RUNS.get();
        List<Future<String>> first = submit(cluster(worker.address()), "hold", 1);
        awaitRuns(before + 1);
        Future<String> second = submit(gone, "hold", 1).get(0);
        await(1L, () -> waiting(worker));
        gone.close();
        assertThatThrownBy(second::get).hasRootCauseInstanceOf(ClusterException.class);
        await(0L, () -> waiting(worker));
        TestRunner.openGate();
        assertAllDone(first);
        assertThat(TestRunner.RUNS.get() - before).isEqualTo(1);
    }

    /** What a program has begun ends with it: the worker has its thread again. */
    @Test
    void theJobsOfACallerWhoHasGoneAreCancelled() throws Exception {
        Worker worker = shared(1);
        Cluster gone = cluster(worker.address());
        int before = TestRunner.RUNS.get();
        submit(gone, "hold", 1);
        awaitRuns(before + 1);
        gone.close();
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @Test
    void aCallerHasAsManyJobsAtATimeAsTheWorkersHaveThreads() throws Exception {
        Cluster cluster = cluster(shared(MANY).address());
        assertThat(cluster.jobsAtATime()).isEqualTo(2 * MANY);
        int before = TestRunner.RUNS.get();
        List<Future<String>> answers = submit(cluster, "hold", MANY);
        awaitRuns(before + MANY);
        TestRunner.openGate();
        assertAllDone(answers);
    }

    /** Two jobs on one thread, each of which takes longer than the timeout: in the quick tests, those of the dispatcher stand for it. */
    @Test
    @Tag("nightly")
    void jobsMayTakeLongerThanTheTimeout() throws Exception {
        Duration timeout = Duration.ofSeconds(15);
        Worker worker = opened(Worker.start(settings(1, timeout)));
        Cluster cluster = opened(Cluster.connect(NAME, List.of(worker.address()), Secret.none(), timeout, news::add));
        int before = TestRunner.RUNS.get();
        List<Future<String>> answers = List.of(
                threads.submit(() -> cluster.run(TestRunner.RUNNER, "sleep 20000")),
                threads.submit(() -> cluster.run(TestRunner.RUNNER, "sleep 20000")));
        for (Future<String> answer : answers) {
            assertThat(answer.get()).isEqualTo("20000");
        }
        assertThat(TestRunner.RUNS.get() - before).as("none is done twice").isEqualTo(2);
        assertThat(news).isEmpty();
    }

    @Test
    void aMatchOfAGameOfOnesOwnHasTheResultOfOneMachine() throws Exception {
        Cluster cluster = cluster(shared(MANY).address());
        MatchResult result = Arena.ofThreads(cluster.jobsAtATime())
                .playingAt(cluster.site(new OwnGames(), (contest, game) -> Integer.toString(game)))
                .play(OwnGames.MATCH);
        assertThat(result.score())
                .isEqualTo(Arena.ofThreads(1).play(OwnGames.MATCH).score());
    }

    @Test
    void theRecordOfAnotherGameIsRefused() throws Exception {
        Cluster cluster = cluster(shared(1).address());
        Entrant<TicTacToe, Cell> uniform = Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
        Match<TicTacToe, Cell> match = Match.of(uniform, uniform, random -> TicTacToe.initial(), 4);
        GameSite right = cluster.site(TestRunner.RUNNER, (contest, game) -> TestRunner.game(contest.task(game)));
        assertThat(right.play(match, 1, () -> false)).isPresent();
        GameSite wrong = cluster.site(TestRunner.RUNNER, (contest, game) -> TestRunner.game(contest.task(game + 1)));
        assertThatThrownBy(() -> wrong.play(match, 1, () -> false))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("is the record of another game");
    }
}
