package io.mcts.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mcts.arena.Arena;
import io.mcts.arena.Entrant;
import io.mcts.arena.GameRecord;
import io.mcts.arena.Match;
import io.mcts.arena.ugi.GtpEngines;
import io.mcts.control.Budget;
import io.mcts.games.go.gtp.GtpEngine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A real opponent at the other end of the protocol: GNU Go 3.8, Debian's package {@code gnugo}. Skipped where it is missing. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class GnuGoTest {

    private static String gnuGo() {
        String program = Stream.concat(
                        Stream.of(System.getenv().getOrDefault("PATH", "").split(":")), Stream.of("/usr/games"))
                .map(folder -> Path.of(folder, "gnugo"))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElse("");
        assumeTrue(!program.isEmpty(), "GNU Go is not installed: apt-get install gnugo");
        return program;
    }

    @Test
    void gamesAgainstGnuGoAreLegalToTheEndForBoth() {
        String program = gnuGo();
        GoRules rules = GoRules.of(5).withKomi(5.5);
        List<GameRecord> games = new ArrayList<>();
        Arena.ofThreads(1)
                .play(
                        Match.of(
                                Entrant.ofSearch("search", Go.search().build(), Budget.iterations(200)),
                                new Entrant<>(
                                        "gnugo",
                                        GtpEngines.of(
                                                List.of(
                                                        program,
                                                        "--mode",
                                                        "gtp",
                                                        "--chinese-rules",
                                                        "--positional-superko",
                                                        "--never-resign"),
                                                Go.notation(rules),
                                                GtpEngine::setUp)),
                                random -> Go.notation(rules).parse("C3 B3"),
                                2),
                        (game, soFar) -> games.add(game));
        assertThat(games).hasSize(2).allMatch(game -> game.fault().isEmpty());
        assertThat(games.get(0).turns().size()).isGreaterThan(4);
    }
}
