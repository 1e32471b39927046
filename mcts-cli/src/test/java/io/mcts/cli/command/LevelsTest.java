package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.SearchTree;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The levels of strength of the games; {@link GuideFiguresTest} plays the matches of their table. */
class LevelsTest {

    private static final Path TABLE = Path.of("../docs/reference/levels.md");

    static Stream<String> games() {
        return CommandRun.GAMES.entries().stream().map(Entry::name).filter(name -> !name.equals("broken"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedAtItsLevels(String game) {
        int count = CommandRun.GAMES.make(game).levels().size();
        assertThat(count).isGreaterThan(3);
        CommandRun first = CommandRun.of("play", game, "--first", "--level", "1");
        assertThat(first.err()).doesNotContain("level");
        CommandRun other = CommandRun.of("play", game, "--first", "--level", Integer.toString(count + 1));
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err())
                .contains("'level" + (count + 1) + "' is not a level of this game; allowed: level1 to level" + count);
    }

    /** Each row of the table is a step between two levels, and the Elo that people are told follows from its score. */
    @Test
    void theEloIsThatOfTheTable() throws IOException {
        Map<String, List<String>> specs = new TreeMap<>();
        Map<String, List<Integer>> elos = new TreeMap<>();
        for (String line : Files.readAllLines(TABLE)) {
            if (!line.startsWith("| `")) {
                continue;
            }
            String[] cells = line.replace("`", "").split(" *\\| *", -1);
            double score = Double.parseDouble(cells[6].split(" ", -1)[0]);
            List<String> known = specs.computeIfAbsent(cells[1], game -> new ArrayList<>(List.of(cells[5])));
            assertThat(cells[5]).as(line).isEqualTo(known.get(known.size() - 1));
            known.add(cells[4]);
            assertThat(cells[3]).as(line).isEqualTo(Integer.toString(known.size()));
            List<Integer> elo = elos.computeIfAbsent(cells[1], game -> new ArrayList<>(List.of(0)));
            elo.add(elo.get(elo.size() - 1) + (int) Math.round(400 * Math.log10(score / (1 - score))));
        }
        assertThat(specs.keySet())
                .containsExactlyInAnyOrder(
                        "tictactoe", "connectfour", "einstein", "go", "liarsdice", "phantom", "hearts");
        specs.forEach((game, known) -> {
            List<Game.Level> levels = CommandRun.GAMES.make(game).levels();
            assertThat(levels.stream().map(Game.Level::spec)).as(game).containsExactlyElementsOf(known);
            assertThat(levels.stream().map(level -> level.elo().orElse(-1)))
                    .as(game)
                    .containsExactlyElementsOf(elos.get(game));
        });
    }

    @Test
    void nothingIsAddedToTheIterationsOfALevel() {
        Game<?, ?> game = Games.catalog().make("connectfour");
        requireSeven(game);
        assertThat(CommandRun.of("match", "connectfour", "--a", "level1,keep-tree", "--b", "random", "--games", "2")
                        .err())
                .isEqualTo("mcts: 'level1,keep-tree': a kept tree would add to the iterations of a level; leave out"
                        + " keep-tree\n");
        assertThat(CommandRun.of("gtp", "go", "--level", "1", "--ponder").err())
                .contains("--ponder is not for a level");
        assertThat(CommandRun.withInput(
                                "setoption name Ponder value true\nsetoption name Spec value level1\nquit\n",
                                "ugi",
                                "connectfour")
                        .out())
                .contains("the option Ponder is not for a level");
    }

    private static <S extends GameState<S, M>, M extends Move> void requireSeven(Game<S, M> game) {
        Spec level = Spec.parse("level1", game);
        SearchTree<S, M> tree = level.mcts(game, Runnable::run).tree(game.initial(Xoroshiro128PlusPlus.of(1)));
        assertThatThrownBy(() -> tree.ponder(Runnable::run))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Maybe it is a level of strength");
        for (int move = 0; move < 4; move++) {
            SearchResult<M> result = tree.search(level.limits());
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(7);
            tree.advance(result.bestMove());
        }
    }

    @Test
    void aLevelIsAWordOfEverySpec() {
        assertThat(scores("level2", "level1")).isEqualTo(scores("uct,iterations=5", "uct,iterations=1"));
    }

    private static String scores(String a, String b) {
        String[] match = {"match", "tictactoe", "--a", a, "--b", b, "--games", "20", "--seed", "1"};
        return CommandRun.of(match)
                .out()
                .lines()
                .filter(line -> line.contains("score"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            --level 0 -> --level is '0'; give a whole number from 1 on
            --level hard -> --level is 'hard'; give a whole number from 1 on
            --level 1 --spec uct -> --level 1 and --spec uct are two searches; give one of them
            --spec level7 -> is not a level of this game; allowed: level1 to level6
            """)
    void whatIsNoLevelIsRefused(String options, String message) {
        CommandRun run = CommandRun.of(("analyze tictactoe " + options).split(" ", -1));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(message);
    }
}
