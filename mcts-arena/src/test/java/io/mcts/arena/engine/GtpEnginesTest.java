package io.mcts.arena.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.arena.Arena;
import io.mcts.arena.EndedThreads;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import io.mcts.game.Notation;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches against an engine of a small game that has columns with letters, too, and plays well enough, resigns, dies or cheats. */
class GtpEnginesTest {

    /** The notation of the game, but its moves may be written in letters of either case. */
    private static final Notation<TicTacToe, Cell> NOTATION = new Notation<>() {
        @Override
        public TicTacToe parse(String position) {
            return TicTacToe.NOTATION.parse(position);
        }

        @Override
        public String format(TicTacToe state) {
            return TicTacToe.NOTATION.format(state);
        }

        @Override
        public Cell parseMove(TicTacToe state, String move) {
            return TicTacToe.NOTATION.parseMove(state, move.toLowerCase(Locale.ROOT));
        }
    };

    private static List<GameRecord> play(GtpEngines<TicTacToe, Cell> engines, int games) {
        List<GameRecord> played = new ArrayList<>();
        Entrant<TicTacToe, Cell> uniform = Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
        Arena.ofThreads(1)
                .play(
                        Match.of(new Entrant<>("engine", engines), uniform, random -> TicTacToe.initial(), games),
                        (game, soFar) -> played.add(game));
        assertThat(played).hasSize(games);
        return played;
    }

    @TempDir
    private Path folder;

    private GtpEngines<TicTacToe, Cell> engines(String manners) throws IOException {
        Path time = Files.write(folder.resolve("time"), new byte[0]);
        return GtpEngines.of(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                GtpTestEngine.class.getName(),
                                time.toString(),
                                manners),
                        NOTATION,
                        start -> List.of("clear_board"))
                .withTimeout(Duration.ofMillis(GtpTestEngine.TIMEOUT_MILLIS))
                .withWatch(new FileClock(time));
    }

    @AfterEach
    void noProcessIsLeft() throws Exception {
        for (ProcessHandle process : ProcessHandle.current().descendants().toList()) {
            if (process.info().commandLine().orElse("").contains(GtpTestEngine.class.getName())) {
                process.onExit().get();
            }
        }
        EndedThreads.require("engine-reader");
    }

    @Test
    void aGoodEnginePlaysItsGamesToTheEnd() throws IOException {
        assertThat(play(engines("good"), 2)).allMatch(game -> game.fault().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "resigns | RESIGNATION  | the engine resigns",
                "illegal | ILLEGAL_MOVE | 'z9' is no legal move in",
                "dies    | CRASH        | the engine ended with status 3 before its '=",
                "late    | TIMEOUT      | no '=",
                "refuses | CRASH        | the engine refuses 'clear_board': ?1 no such board",
            })
    void whatIsWrongLosesTheGameAndIsNamed(String manners, Fault.Kind kind, String reason) throws IOException {
        for (GameRecord game : play(engines(manners), manners.equals("illegal") ? 2 : 1)) {
            int engine = game.number() % 2;
            assertThat(game.rewards().get(engine)).isZero();
            assertThat(game.rewards().get(1 - engine)).isOne();
            Fault fault = game.fault().orElseThrow();
            assertThat(fault.kind()).isEqualTo(kind);
            assertThat(fault.player()).isEqualTo(engine);
            assertThat(fault.description()).contains(reason);
        }
    }

    @Test
    void whatHasNoMeaningIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GtpEngines.of(List.of(), NOTATION, start -> List.of()))
                .withMessage("an engine has a command of one word or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> engines("good").withTimeout(Duration.ZERO))
                .withMessage("the timeout of an engine is 1 or more, not 0");
    }
}
