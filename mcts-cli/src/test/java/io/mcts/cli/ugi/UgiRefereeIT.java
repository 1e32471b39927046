package io.mcts.cli.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.Main;
import io.mcts.game.Notation;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A referee plays whole games of Connect Four through {@code mcts ugi}, one process for all of them.
 *
 * <p>It knows the rules by itself, so that an illegal move is found, and takes the time of every answer from outside the
 * process. On a quiet machine an answer comes within 20 ms of the time given. Here other processes share the machine, and the
 * scheduler may keep either side from running for some tens of milliseconds at any time; so it is the median that must keep
 * those 20 ms, which a systematic delay would break, while a single answer may be late by as much as a busy machine takes.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class UgiRefereeIT {

    private static final int MOVE_MILLIS = 40;
    private static final double MEDIAN_DELAY_MILLIS = 20;
    private static final double GREATEST_DELAY_MILLIS = 250;

    private static final List<Double> DELAYS = Collections.synchronizedList(new ArrayList<>());

    private static EngineProcess engine;

    @BeforeAll
    static void startEngine() throws Exception {
        engine = new EngineProcess(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "ugi"));
        engine.say("ugi");
        engine.await("ugiok");
    }

    @AfterAll
    static void endEngine() throws Exception {
        try (EngineProcess ending = engine) {
            assertThat(ending.quit()).isZero();
        }
        Collections.sort(DELAYS);
        double median = DELAYS.get(DELAYS.size() / 2);
        double greatest = DELAYS.get(DELAYS.size() - 1);
        System.out.printf(
                Locale.ROOT,
                "%d answers, later than %d ms by %.1f ms (median), %.1f ms (worst)%n",
                DELAYS.size(),
                MOVE_MILLIS,
                median,
                greatest);
        assertThat(median).isLessThan(MEDIAN_DELAY_MILLIS);
        assertThat(greatest).isLessThan(GREATEST_DELAY_MILLIS);
    }

    /** One game as the referee keeps it. */
    private static final class Game {

        private final ConnectFour state;
        private final Notation<ConnectFour, Drop> notation;
        private final List<Drop> moves = new ArrayList<>();

        Game(int rows, int columns) throws InterruptedException {
            state = ConnectFour.of(rows, columns);
            notation = ConnectFourNotation.of(state);
            engine.say("setoption name Game value connectfour:rows=" + rows + ",columns=" + columns);
            engine.say("uginewgame");
            engine.say("isready");
            engine.await("readyok");
        }

        void play(Drop drop) {
            state.play(drop);
            moves.add(drop);
        }

        void tellPosition() {
            engine.say("position startpos"
                    + (moves.isEmpty()
                            ? ""
                            : moves.stream().map(Drop::toString).collect(Collectors.joining(" ", " moves ", ""))));
        }

        Drop askForMove() throws InterruptedException {
            tellPosition();
            engine.say("query p1turn");
            assertThat(engine.await("response").line()).isEqualTo("response " + (state.currentPlayer() == 0));
            long start = System.nanoTime();
            engine.say("go movetime " + MOVE_MILLIS);
            EngineProcess.Answer answer = engine.await("bestmove ");
            DELAYS.add((answer.nanos() - start) / 1e6 - MOVE_MILLIS);
            return notation.parseMove(state, answer.line().substring("bestmove ".length()));
        }

        void compareEnd() throws InterruptedException {
            tellPosition();
            engine.say("query gameover");
            assertThat(engine.await("response").line()).isEqualTo("response true");
            engine.say("query result");
            String result = state.payoff(0) > 0 ? "p1win" : state.payoff(0) < 0 ? "p2win" : "draw";
            assertThat(engine.await("response").line()).isEqualTo("response " + result);
        }
    }

    @ParameterizedTest
    @CsvSource({"12, 12, 0", "12, 12, 1", "9, 10, 0", "9, 10, 1"})
    void winsInTimeAgainstARandomPlayer(int rows, int columns, int enginePlayer) throws Exception {
        RandomGenerator random = Xoroshiro128PlusPlus.of(rows * 10L + enginePlayer);
        Policy<ConnectFour, Drop> opponent = new UniformPolicy<>();
        Game game = new Game(rows, columns);
        while (!game.state.isTerminal()) {
            game.play(
                    game.state.currentPlayer() == enginePlayer
                            ? game.askForMove()
                            : opponent.choose(game.state, random));
        }
        game.compareEnd();
        assertThat(game.state.payoff(enginePlayer)).isEqualTo(1);
    }

    @Test
    void playsBothSidesToTheEnd() throws Exception {
        Game game = new Game(9, 10);
        while (!game.state.isTerminal()) {
            game.play(game.askForMove());
        }
        game.compareEnd();
    }
}
