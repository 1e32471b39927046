package io.mcts.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.Match;
import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import io.mcts.game.Notation;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches against an engine of a small game that has columns with letters, too, and plays well enough, resigns, dies or cheats. */
class GtpEnginesTest extends EngineFixture {

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
        Entrant<TicTacToe, Cell> uniform = Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
        try (engines) {
            return play(Match.of(new Entrant<>("engine", engines), uniform, random -> TicTacToe.initial(), games));
        }
    }

    private GtpEngines<TicTacToe, Cell> engines(String manners) throws IOException {
        return engines(manners, clock());
    }

    private static GtpEngines<TicTacToe, Cell> engines(String manners, FileClock clock) {
        return engines(manners, clock, clock);
    }

    private static GtpEngines<TicTacToe, Cell> engines(String manners, FileClock clock, LongSupplier watch) {
        return GtpEngines.of(command(GtpTestEngine.class, clock, manners), NOTATION, start -> List.of("clear_board"))
                .withTimeout(TIMEOUT)
                .withWatch(watch);
    }

    @Test
    void oneProcessPlaysItsGamesToTheEnd() throws IOException {
        FileClock clock = clock();
        assertThat(play(engines("good", clock), 4))
                .allMatch(game -> game.fault().isEmpty());
        assertThat(Duration.ofNanos(clock.getAsLong()))
                .as("a millisecond a process")
                .hasMillis(1);
    }

    @Test
    void anEngineThatDoesNotAnswerIsAskedInThreeGamesOnly() throws IOException {
        List<GameRecord> games = play(engines("late"), 5);
        games.subList(0, 3).forEach(game -> assertLost(game, Fault.Kind.TIMEOUT, "no '="));
        games.subList(3, 5)
                .forEach(game -> assertLost(
                        game,
                        Fault.Kind.TIMEOUT,
                        "the engine has not answered in 3 games in a row, and is not started again"));
    }

    @Test
    void theTimeOfAMoveBeginsBeforeTheEngineIsAsked() throws IOException {
        FileClock clock = clock();
        LongSupplier heldUp = () -> {
            if (!Thread.currentThread().getName().equals("engine-reader")) {
                LockSupport.parkNanos(
                        Duration.ofMillis(30).toNanos()); // an engine that runs has mostly answered by then
            }
            return clock.getAsLong();
        };
        assertLost(play(engines("late", clock, heldUp), 1).get(0), Fault.Kind.TIMEOUT, "no '=");
    }

    @Test
    void anEngineThatDoesNotStartOrAnswerIsSeenAtTheStart() throws IOException {
        try (GtpEngines<TicTacToe, Cell> missing =
                        GtpEngines.of(List.of("./no-such-engine"), NOTATION, start -> List.of());
                GtpEngines<TicTacToe, Cell> hanging = engines("hangs");
                GtpEngines<TicTacToe, Cell> good = engines("good")) {
            assertThatThrownBy(missing::start)
                    .isInstanceOf(AgentFault.class)
                    .hasMessageStartingWith("the engine does not start: ");
            assertThatThrownBy(hanging::start)
                    .isInstanceOf(AgentFault.class)
                    .hasMessageStartingWith("no '=1' within 20000 ms");
            good.start();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "resigns | RESIGNATION  | the engine resigns",
                "illegal | ILLEGAL_MOVE | 'z9' is not a legal move in",
                "dies    | CRASH        | the engine ended with status 3 before its '=",
                "late    | TIMEOUT      | no '=",
                "refuses | CRASH        | the engine refuses 'clear_board': ?2 no such board",
            })
    void whatIsWrongLosesTheGameAndIsNamed(String manners, Fault.Kind kind, String reason) throws IOException {
        for (GameRecord game : play(engines(manners), manners.equals("illegal") ? 2 : 1)) {
            assertLost(game, kind, reason);
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
