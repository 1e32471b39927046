package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;

/** Two workers in processes of their own, each behind a network that can be cut. */
abstract class NetworkFixture {

    private static final int PAUSE_MILLIS = 200;

    private final List<WorkerProcess> workers = new ArrayList<>();
    final List<Proxy> networks = new ArrayList<>();
    private final List<String> news = Collections.synchronizedList(new ArrayList<>());
    final ExecutorService thread = Executors.newCachedThreadPool();

    @AfterEach
    void noProcessIsLeft() throws Exception {
        thread.shutdownNow();
        workers.forEach(WorkerProcess::close);
        for (Proxy network : networks) {
            network.close();
        }
    }

    void start(Duration patience) throws Exception {
        for (int port : WorkerProcess.freePorts(2)) {
            Proxy network = new Proxy(port);
            networks.add(network);
            workers.add(WorkerProcess.start(
                    port,
                    List.of(networks.get(0).port()),
                    patience,
                    "-Dhazelcast.local.publicAddress=127.0.0.1:" + network.port()));
        }
    }

    Cluster connect(Duration patience) {
        List<String> addresses =
                networks.stream().map(network -> "127.0.0.1:" + network.port()).toList();
        return Cluster.connect("test", addresses, patience, news::add);
    }

    static Match<TicTacToe, Cell> match(int games) {
        Entrant<TicTacToe, Cell> uniform = Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
        return Match.of(uniform, uniform, random -> TicTacToe.initial(), games);
    }

    /** The games, in the order in which they were recorded. */
    static List<GameRecord> play(Cluster cluster, Match<TicTacToe, Cell> match) {
        List<GameRecord> games = Collections.synchronizedList(new ArrayList<>());
        Arena.ofThreads(64)
                .playingAt(cluster.site(
                        TestRunner.RUNNER, (contest, game) -> TestRunner.game(contest.task(game)) + " " + PAUSE_MILLIS))
                .play(match, (game, sofar) -> games.add(game));
        return games;
    }

    private static void assertThatOfOneMachine(List<GameRecord> games, Match<TicTacToe, Cell> match) {
        assertThat(games).hasSize(match.games());
        List<GameRecord> sorted = new ArrayList<>(games);
        sorted.sort(Comparator.comparingInt(GameRecord::number));
        for (int number = 0; number < match.games(); number++) {
            GameRecord here = Arena.playOne(match, number);
            GameRecord there = sorted.get(number);
            assertThat(there.number()).isEqualTo(number);
            assertThat(there.seeds()).isEqualTo(here.seeds());
            assertThat(there.rewards()).isEqualTo(here.rewards());
            assertThat(there.turns().stream().map(Turn::move))
                    .isEqualTo(here.turns().stream().map(Turn::move).toList());
        }
    }

    /** The match has games left when the network is whole again, and for as long as workers may still find out what happened. */
    void assertMatchSurvives(String what, int patience, int cut, int after) throws Exception {
        start(Duration.ofSeconds(patience));
        Match<TicTacToe, Cell> match = match((cut + after) * 2 * 1000 / PAUSE_MILLIS);
        try (Cluster cluster = connect(Duration.ofSeconds(patience))) {
            Future<List<GameRecord>> games = thread.submit(() -> play(cluster, match));
            TimeUnit.SECONDS.sleep(2);
            switch (what) {
                case "ONE" -> networks.get(1).cut(Proxy.Peer.CALLER);
                case "ALL" -> networks.forEach(network -> network.cut(Proxy.Peer.CALLER));
                case "WORKERS" -> networks.forEach(network -> network.cut(Proxy.Peer.WORKER));
                default -> networks.get(1).cut(Proxy.Peer.values());
            }
            TimeUnit.SECONDS.sleep(cut);
            networks.forEach(Proxy::heal);
            assertThatOfOneMachine(games.get(), match);
        }
    }
}
