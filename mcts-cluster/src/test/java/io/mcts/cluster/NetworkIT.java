package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two workers, each behind a network that can be cut, play one match after the other: each has the record of one machine. */
class NetworkIT extends ClusterFixture {

    private static final int GAMES = 20;
    private static final int PAUSE_MILLIS = 10;

    private static ProxiedWorkers workers;

    private final AtomicInteger matches = new AtomicInteger();
    private volatile boolean isEnough;

    @BeforeAll
    static void startWorkers() throws Exception {
        workers = new ProxiedWorkers(Duration.ofSeconds(4));
    }

    @AfterAll
    static void stopWorkers() throws Exception {
        workers.close();
    }

    private static void assertThatOfOneMachine(Cluster cluster, int seed) {
        Entrant<TicTacToe, Cell> uniform = Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
        Match<TicTacToe, Cell> match =
                Match.of(uniform, uniform, random -> TicTacToe.initial(), GAMES).withSeed(seed);
        List<GameRecord> games = new ArrayList<>();
        Arena.ofThreads(4)
                .playingAt(cluster.site(
                        TestRunner.RUNNER, (contest, game) -> TestRunner.game(contest.task(game)) + " " + PAUSE_MILLIS))
                .play(match, (game, sofar) -> games.add(game));
        assertThat(games)
                .extracting(GameRecord::number)
                .containsExactlyElementsOf(IntStream.range(0, GAMES).boxed().toList());
        for (GameRecord there : games) {
            GameRecord here = Arena.playOne(match, there.number());
            assertThat(there.seeds()).isEqualTo(here.seeds());
            assertThat(there.rewards()).isEqualTo(here.rewards());
            assertThat(there.turns().stream().map(Turn::move))
                    .isEqualTo(here.turns().stream().map(Turn::move).toList());
        }
    }

    /** Plays matches until it is enough. */
    private Future<?> play(Cluster cluster) throws Exception {
        Future<?> end = threads.submit(() -> {
            while (!isEnough) {
                assertThatOfOneMachine(cluster, matches.get());
                matches.incrementAndGet();
            }
        });
        awaitAnotherMatch(end);
        return end;
    }

    private void awaitAnotherMatch(Future<?> end) throws Exception {
        int before = matches.get();
        await(true, () -> matches.get() > before || end.isDone());
    }

    /** Some matches later: those who were cut off take part again. */
    private void assertGoesOn(Cluster cluster, Future<?> end) throws Exception {
        awaitMembers(cluster, 2);
        skip(TIMEOUT); // messages may have been lost, which are sent again after it
        awaitAnotherMatch(end);
        isEnough = true;
        end.get();
    }

    /** Whether the caller counts the other one is left open: Hazelcast may reach it through the worker that is not cut off. */
    @Test
    void aMatchGoesOnWhileOneWorkerIsCutOff() throws Exception {
        Cluster cluster = cluster(ProxiedWorkers.SECRET, workers.addresses());
        Future<?> end = play(cluster);
        workers.networks.get(1).cut(Proxy.Peer.CALLER);
        skip(TIMEOUT);
        awaitAnotherMatch(end);
        workers.networks.get(1).heal();
        assertGoesOn(cluster, end);
    }

    /** Each believes that the other one has gone. */
    @Test
    void workersThatDoNotReachEachOtherPlayAndJoinAgain() throws Exception {
        Cluster cluster = cluster(ProxiedWorkers.SECRET, workers.addresses());
        Future<?> end = play(cluster);
        workers.networks.forEach(network -> network.cut(Proxy.Peer.WORKER));
        awaitMembers(cluster, 1);
        awaitAnotherMatch(end);
        workers.networks.forEach(Proxy::heal);
        assertGoesOn(cluster, end);
    }

    @Test
    void aMatchGoesOnWhenTheConnectionsAreThereAgain() throws Exception {
        Cluster cluster = cluster(ProxiedWorkers.SECRET, workers.addresses());
        Future<?> end = play(cluster);
        workers.networks.forEach(Proxy::breakCallers);
        skip(TIMEOUT);
        awaitMembers(cluster, 0);
        workers.networks.forEach(Proxy::heal);
        assertGoesOn(cluster, end);
    }

    @Test
    void aCallerThatReachesNobodyEndsWithAnError() throws Exception {
        Future<?> end = play(cluster(ProxiedWorkers.SECRET, workers.addresses()));
        workers.networks.forEach(network -> network.cut(Proxy.Peer.CALLER));
        await(true, () -> {
            skip(TIMEOUT);
            return end.isDone();
        });
        workers.networks.forEach(Proxy::heal);
        assertThatThrownBy(end::get)
                .hasRootCauseInstanceOf(ClusterException.class)
                .hasMessageContaining("no worker is left of the cluster '" + NAME + "'");
    }

    /**
     * With the timeout of 20 s. The caller that is cut off from all workers gives up when it has reached none for twice as long. A worker
     * takes 60 s to see that an old connection is dead.
     */
    @ParameterizedTest
    @CsvSource({
        "ONE, 5",
        "ONE, 31",
        "ONE, 61",
        "ALL, 5",
        "ALL, 31",
        "WORKERS, 5",
        "WORKERS, 31",
        "WORKERS, 61",
        "WORKER, 31"
    })
    @Tag("nightly")
    void aMatchSurvivesALongerCut(String what, int seconds) throws Exception {
        Duration timeout = Duration.ofSeconds(20);
        ProxiedWorkers two = opened(new ProxiedWorkers(timeout));
        Cluster cluster =
                opened(Cluster.connect(NAME, List.of(two.addresses()), ProxiedWorkers.SECRET, timeout, news::add));
        Future<?> end = play(cluster);
        switch (what) {
            case "ONE" -> two.networks.get(1).cut(Proxy.Peer.CALLER);
            case "ALL" -> two.networks.forEach(network -> network.cut(Proxy.Peer.CALLER));
            case "WORKERS" -> two.networks.forEach(network -> network.cut(Proxy.Peer.WORKER));
            default -> two.networks.get(1).cut(Proxy.Peer.values());
        }
        TimeUnit.SECONDS.sleep(seconds);
        two.networks.forEach(Proxy::heal);
        TimeUnit.SECONDS.sleep(65);
        assertGoesOn(cluster, end);
    }
}
