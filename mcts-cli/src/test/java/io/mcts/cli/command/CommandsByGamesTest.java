package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command with every game: it does its work, or says in one line why it cannot. */
class CommandsByGamesTest {

    @TempDir
    private Path folder;

    /** All games but the one that fails at every move. */
    private static List<String> games(Predicate<Game<?, ?>> some) {
        return CommandRun.GAMES.entries().stream()
                .map(Entry::name)
                .filter(name -> !name.equals("broken"))
                .filter(name -> some.test(CommandRun.GAMES.make(name)))
                .toList();
    }

    /** The games that a command refuses; it does what it should with the others. */
    private static Set<String> refused(Map<String, CommandRun> runs) {
        Set<String> refused = new TreeSet<>();
        runs.forEach((game, run) -> {
            if (run.status() == 0) {
                assertThat(run.err()).as(game).isEmpty();
            } else {
                assertThat(run.status()).as(game + ": " + run.err()).isEqualTo(2);
                assertThat(run.err())
                        .as(game)
                        .startsWith("mcts: ")
                        .hasLineCount(1)
                        .doesNotContain("is not a game;", "Exception");
                refused.add(game);
            }
        });
        return refused;
    }

    private static Map<String, CommandRun> runs(String input, String command) {
        Map<String, CommandRun> runs = new TreeMap<>();
        for (String game : games(any -> true)) {
            String strongest = CommandRun.GAMES.make(game).strongest();
            String[] words =
                    command.replace("GAME", game).replace("SPEC", strongest).split(" ");
            runs.put(game, CommandRun.withInput(input, words));
        }
        return runs;
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            analyze GAME --iterations 10 --seed 1; ''
            analyze GAME --iterations 10 --seed 1 --json; ''
            play GAME --first --iterations 10 --seed 1; ''
            bench GAME --iterations 100; ''
            match GAME --a SPEC,iterations=10 --b random --games 2 --json; ''
            tune GAME --spec SPEC,iterations={n} --parameter n=5|9 --against random --evaluations 2 --pairs 1 --holdout 2; solo
            """)
    void runsOrIsRefused(String command, String refused) {
        assertThat(refused(runs("quit\n", command)))
                .containsExactlyInAnyOrder(refused.isEmpty() ? new String[0] : refused.split(" "));
    }

    /** Without those of which it lists millions of states before it refuses them. */
    @Test
    void aSmallGameIsExploited() {
        Map<String, CommandRun> runs = new TreeMap<>();
        games(any -> true).stream()
                .filter(game -> !Set.of("connectfour", "einstein", "dicerace", "hearts", "phantom")
                        .contains(game))
                .forEach(game -> runs.put(game, CommandRun.of("exploit", game, "--spec", "random")));
        assertThat(refused(runs)).containsExactly("go");
    }

    /** After millions of states: phantom is the smallest such game. */
    @Test
    @Tag("nightly")
    void aLargeGameIsRefused() {
        assertThat(refused(Map.of("phantom", CommandRun.of("exploit", "phantom", "--spec", "random"))))
                .containsExactly("phantom");
    }

    @Test
    void aNetworkIsShownTheGamesThatHaveAnEncoding() {
        String command =
                "selfplay GAME --spec SPEC,iterations=5 --games 1 --threads 1 --output " + folder.resolve("GAME");
        assertThat(refused(runs("", command)))
                .containsExactlyInAnyOrderElementsOf(games(game -> !(game instanceof EncodedGame<?, ?> encoded)
                        || encoded.encodings().isEmpty()));
    }

    @Test
    void theProtocolExpressesTheGamesInWhichAllIsSeen() {
        assertThat(refused(runs("quit\n", "ugi GAME")))
                .containsExactlyInAnyOrderElementsOf(games(Games::hasHiddenInformation));
    }

    @Test
    void aTournamentHasAnEntrantForEachPlayer() throws IOException {
        Map<String, CommandRun> runs = new TreeMap<>();
        for (String game : games(any -> true)) {
            int players = CommandRun.GAMES.make(game).players().size();
            List<String> entrants = new ArrayList<>(List.of("{\"name\": \"a\", \"spec\": \""
                    + CommandRun.GAMES.make(game).strongest() + ",iterations=10\"}"));
            IntStream.range(1, players)
                    .forEach(player -> entrants.add("{\"name\": \"r" + player + "\", \"spec\": \"random\"}"));
            Path file = Files.writeString(
                    folder.resolve(game + ".json"),
                    "{\"game\": \"" + game + "\", \"games\": " + players + ", \"entrants\": "
                            + entrants.stream().collect(Collectors.joining(", ", "[", "]")) + "}");
            runs.put(game, CommandRun.of("tournament", file.toString()));
        }
        assertThat(refused(runs)).containsExactlyInAnyOrder("solo");
    }
}
