package io.mcts.games.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.control.Budget;
import io.mcts.engines.GtpEngines;
import io.mcts.games.go.EyePolicy;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real opponent at the other end of the protocol: GNU Go 3.8, Debian's package {@code gnugo}. Skipped where it is missing. */
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
        List<String> command = List.of(
                program, "--mode", "gtp", "--chinese-rules", "--positional-superko", "--never-resign", "--level", "1");
        try (GtpEngines<Go, GoMove> gnuGo = GtpEngines.of(command, Go.notation(rules), GtpEngine::setUp)) {
            Arena.ofThreads(1)
                    .play(
                            Match.of(
                                    Entrant.ofSearch("search", Go.search().build(), Budget.iterations(200)),
                                    new Entrant<>("gnugo", gnuGo),
                                    random -> Go.notation(rules).parse("C3 B3"),
                                    2),
                            (game, soFar) -> games.add(game));
        }
        assertThat(games).hasSize(2).allMatch(game -> game.fault().isEmpty());
        assertThat(games.get(0).turns().size()).isGreaterThan(4);
    }

    /** A handicap, captures and comments with brackets, read by GNU Go. */
    @Test
    void gnuGoReadsOurFiles(@TempDir Path folder) throws Exception {
        String program = gnuGo();
        GoGame game = GoGame.of(GoRules.of(9));
        game = game.with(new GoGame.Turn(0, GoMove.at(2, 2), ""));
        game = game.with(new GoGame.Turn(0, GoMove.at(6, 6), ""));
        EyePolicy eyes = new EyePolicy();
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(3);
        for (int ply = 0; ply < 70; ply++) {
            int player = game.nextPlayer();
            GoMove move = eyes.choose(game.position(player), random);
            game = game.with(new GoGame.Turn(player, move, "value [0.5]\\"));
        }
        Path file = folder.resolve("game.sgf");
        Files.writeString(file, game.toSgf());
        Process process = new ProcessBuilder(program, "--mode", "gtp").start();
        try (Writer commands = process.outputWriter(StandardCharsets.UTF_8)) {
            commands.write("loadsgf " + file + "\nlist_stones black\nlist_stones white\nquit\n");
        }
        List<String> answers =
                List.of(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).split("\n\n", -1));
        assertThat(answers.get(0)).startsWith("= ");
        Go position = game.position(0);
        for (int player = 0; player < 2; player++) {
            Set<String> stones = new TreeSet<>();
            for (int point = 0; point < 81; point++) {
                Integer there = position.stone(point % 9, point / 9);
                if (there != null && there == player) {
                    stones.add(GoMove.at(point % 9, point / 9).toString());
                }
            }
            assertThat(stones).hasSizeGreaterThan(15);
            String listed = answers.get(1 + player).replace("=", "").strip();
            assertThat(new TreeSet<>(List.of(listed.split(" ", -1)))).isEqualTo(stones);
        }
    }
}
