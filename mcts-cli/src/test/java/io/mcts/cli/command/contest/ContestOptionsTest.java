package io.mcts.cli.command.contest;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.arena.Opening;
import io.mcts.arena.spec.Entrants;
import io.mcts.cli.command.CommandRun;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Openings are part of a game of Go; a record that is resumed gives the same files. */
    @Test
    void gamesAreSavedInTheFormatOfTheGame() throws IOException {
        Path record = folder.resolve("record");
        String match =
                "match go:lines=5 --a go,iterations=30 --b random --games 3 --opening 2 --seed 1 --threads 1 --record "
                        + record;
        Path sgf = folder.resolve("new").resolve("sgf");
        assertThat(run(match + " --save " + sgf).status()).isZero();
        Path again = folder.resolve("again");
        assertThat(run(match + " --save " + again).status()).isZero();
        List<String> games = Files.readAllLines(record).stream()
                .filter(line -> line.contains("\"moves\""))
                .toList();
        for (int number = 0; number < 3; number++) {
            String name = "game-00000" + (number + 1) + ".sgf";
            String file = Files.readString(sgf.resolve(name));
            assertThat(Files.readString(again.resolve(name))).isEqualTo(file);
            int moves = games.get(number).split("\"move\"", -1).length - 1;
            assertThat(file.split(";[BW]\\[", -1)).hasSize(1 + 2 + moves);
            assertThat(file)
                    .contains(number == 1 ? "PW[go,iterations=30]" : "PB[go,iterations=30]")
                    .contains("SBKV[", "30 iterations");
        }
        assertThat(run("analyze go:lines=5 --iterations 10 --record " + sgf.resolve("game-000001.sgf"))
                        .status())
                .isZero();
        assertThat(run("match connectfour --a random --b random --games 2 --save " + folder)
                        .err())
                .startsWith("mcts: --save: 'connectfour' has no game records; games that have them: ");
        assertThat(run("match go --a random --b random --games 2 --save " + record)
                        .err())
                .startsWith("mcts: --save: '" + record + "' cannot be made a folder");
        Path none = folder.resolve("none");
        assertThat(run("match go --a random --b nobody --games 2 --save " + none)
                        .err())
                .startsWith("mcts: 'nobody' is not a preset");
        assertThat(none).doesNotExist();
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

    /** Lines are positions or games, as in UGI; messages count blank lines and comments. */
    @Test
    void gamesBeginWithTheGamesOfAFile() throws IOException {
        Path openings = Files.writeString(
                folder.resolve("openings"),
                "# the centre\n\nstart moves b2\nx........ moves b2 c3\n#\nstartpos moves\nfen .x....... moves a1\n");
        Path record = folder.resolve("record");
        String match = "match tictactoe --a random --b random --games 8 --openings " + openings;
        assertThat(run(match + " --record " + record).err()).isEmpty();
        assertThat(Files.readAllLines(record).stream()
                        .map(game -> game.split("\"start\":\"")[1].substring(0, 9))
                        .toList())
                .containsExactlyInAnyOrder(
                        ".........",
                        ".........",
                        "....x....",
                        "....x....",
                        ".x....o..",
                        ".x....o..",
                        "x.x.o....",
                        "x.x.o....");
        Files.writeString(openings, "# comment\n\nstart moves b2 b2\n");
        assertThat(run(match).err()).startsWith("mcts: --openings: line 3: ").contains("b2");
        Files.writeString(openings, "start\nxxxoo....\n");
        assertThat(run(match).err()).startsWith("mcts: --openings: line 2: the game is over in 'xxxoo....'");
        Files.writeString(openings, "start moves a1 b1 a2 b2 a3 b3\n");
        assertThat(run(match).err()).startsWith("mcts: --openings: line 1: the game is over before the move 'b3'");
        Files.writeString(openings, "# nothing\n");
        assertThat(run(match).err()).startsWith("mcts: --openings: there is no position");
    }

    /** A pass at the end of an opening would let the next player end the game with another. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void randomOpeningsOfGoDoNotEndInAPass(int plies) {
        Opening<Go, GoMove> opening = Entrants.opening(Games.of("go:lines=3", Go.class), plies);
        for (int seed = 0; seed < 500; seed++) {
            Go state = opening.open(Xoroshiro128PlusPlus.of(seed));
            state.play(GoMove.PASS);
            assertThat(state.isTerminal()).isFalse();
        }
    }

    @Test
    void cardsThatDifferAreNoEqualOpenings() {
        String match = " --a random --b random --games 4";
        assertThat(run("match hearts" + match).out())
                .contains("  openings   one, before the cards or dice, which differ");
        assertThat(run("match tictactoe" + match).out()).contains("  openings   one, the same in all games");
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
