package io.mcts.cli.command.contest;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContestOptionsTest {

    @TempDir
    private Path folder;

    private static CommandRun run(String command) {
        return CommandRun.of(command.split(" +"));
    }

    private static long moves(Path record) throws IOException {
        return Files.readString(record).split("\"move\"").length;
    }

    @Test
    void decidedGamesAreShorterAndScoreAlike() throws IOException {
        String match =
                "match connectfour --a uct,iterations=400 --b uct,iterations=100 --games 20 --opening 2 --seed 1 --json --record ";
        Path whole = folder.resolve("whole");
        Path ended = folder.resolve("ended");
        assertThat(run(match + whole).status()).isZero();
        CommandRun early = run(match + ended + " --resign 0.2,2 --draw 0.02,4,15");
        assertThat(early.out()).contains("\"faults\":0");
        assertThat(moves(ended)).isLessThan(moves(whole));
        assertThat(Files.readString(ended)).contains("\"kind\":\"RESIGNATION\"");
        assertThat(run(match + ended).err()).contains("resign=0.2,2");
    }

    @Test
    void gamesBeginWithThePositionsOfAFile() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings"), "x........\n\n.x.......\n");
        Path record = folder.resolve("record");
        run("match tictactoe --a random --b random --games 4 --openings " + openings + " --record " + record);
        List<String> games = Files.readAllLines(record);
        assertThat(games).hasSize(4);
        assertThat(games.stream().filter(game -> game.contains("\"start\":\"x........\"")))
                .hasSize(2);
        assertThat(games.stream().filter(game -> game.contains("\"start\":\".x.......\"")))
                .hasSize(2);
        Files.writeString(openings, "x........\nnonsense\n");
        assertThat(run("match tictactoe --a random --b random --games 4 --openings " + openings)
                        .err())
                .startsWith("mcts: --openings: line 2: 'nonsense' is not a position");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiterString = " -> ", textBlock = """
            --resign 0.5,2                 -> --resign: '0.5,2' is not a value from 0 to below 0.5 and 1 whole number(s) of moves, such as 0.02,3
            --resign 0.1                   -> --resign: '0.1' is not a value from 0 to below 0.5 and 1 whole number(s) of moves, such as 0.02,3
            --draw 0.1,8                   -> --draw: '0.1,8' is not a value from 0 to below 0.5 and 2 whole number(s) of moves, such as 0.02,8,20
            --draw 0.1,8,1.5               -> --draw: '0.1,8,1.5' is not a value from 0 to below 0.5 and 2 whole number(s) of moves, such as 0.02,8,20
            --openings /nowhere            -> --openings: '/nowhere' cannot be read: no such file or folder
            --engine-log /nowhere/f        -> --engine-log: '/nowhere/f' cannot be written: no such file or folder
            --resign 0.1,2 --cluster h:1   -> --cluster cannot be combined with --resign, --draw or --openings
            """)
    void whatHasNoMeaningIsRefused(String options, String message) {
        CommandRun run = run("match tictactoe --a random --b random --games 2 " + options);
        assertThat(run.err()).isEqualTo("mcts: " + message + "\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void moreGamesThanCoresAreWarnedOf() {
        int cores = Runtime.getRuntime().availableProcessors();
        String match = "match tictactoe --a uct,time=1ms --b random --games " + (2 * cores + 2) + " --threads ";
        assertThat(run(match + (cores + 1)).err())
                .startsWith("mcts: " + (cores + 1) + " games at a time share " + cores + " cores");
        assertThat(run(match + cores).err()).doesNotContain("share");
    }
}
