package io.mcts.engines.ugi;

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
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A referee, who knows the rules, plays whole games of Connect Four through {@code mcts ugi}, one process for all of them.
 *
 * <p>How late answers come is no matter for a test: a budget keeps its time by a clock that tests of the library move.
 */
class UgiRefereeIT {

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

        Drop askForMove(String limit) throws InterruptedException {
            tellPosition();
            engine.say("query p1turn");
            assertThat(engine.await("response")).isEqualTo("response " + (state.currentPlayer() == 0));
            engine.say("go " + limit);
            return notation.parseMove(state, engine.await("bestmove ").substring("bestmove ".length()));
        }

        void compareEnd() throws InterruptedException {
            tellPosition();
            engine.say("query gameover");
            assertThat(engine.await("response")).isEqualTo("response true");
            engine.say("query result");
            String result = state.payoff(0) > 0 ? "p1win" : state.payoff(0) < 0 ? "p2win" : "draw";
            assertThat(engine.await("response")).isEqualTo("response " + result);
        }
    }

    @ParameterizedTest
    @CsvSource({"12, 12, 0", "12, 12, 1", "9, 10, 0", "9, 10, 1"})
    void winsAgainstARandomPlayer(int rows, int columns, int enginePlayer) throws Exception {
        RandomGenerator random = Xoroshiro128PlusPlus.of(rows * 10L + enginePlayer);
        Policy<ConnectFour, Drop> opponent = new UniformPolicy<>();
        Game game = new Game(rows, columns);
        while (!game.state.isTerminal()) {
            game.play(
                    game.state.currentPlayer() == enginePlayer
                            ? game.askForMove("nodes 2000")
                            : opponent.choose(game.state, random));
        }
        game.compareEnd();
        assertThat(game.state.payoff(enginePlayer)).isEqualTo(1);
    }

    @Test
    void playsBothSidesToTheEnd() throws Exception {
        Game game = new Game(9, 10);
        while (!game.state.isTerminal()) {
            game.play(game.askForMove("movetime 10"));
        }
        game.compareEnd();
    }
}
