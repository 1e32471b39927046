package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.FollowedGame;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.SearchKind;
import io.mcts.spec.search.SearchLimits;
import io.mcts.spec.search.SearchProvider;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A kind of search that is not of this program: this one class, found as a service, works in all commands. */
class OwnSearchTest {

    /** Plays the legal move with a number, without a look at the position. */
    public static final class Numbered implements SearchProvider, SearchKind {

        @Override
        public List<SearchKind> kinds() {
            return List.of(this);
        }

        @Override
        public String name() {
            return "numbered";
        }

        @Override
        public String description() {
            return "the legal move with a number";
        }

        @Override
        public List<Parameter> parameters() {
            return List.of(
                    Parameter.wholeNumber("number", 0, "from 0 on; counted again after the last"),
                    Parameter.file("table", "none", "a file that it does not read"));
        }

        @Override
        public Set<Setting> settings() {
            return EnumSet.of(Setting.ITERATIONS, Setting.SEED);
        }

        @Override
        public Effort effort() {
            return new Effort(Setting.ITERATIONS, "1");
        }

        @Override
        public <S extends GameState<S, M>, M extends Move> Search<S, M> search(
                Spec spec, Game<S, M> game, Executor threads) {
            return new NumberedSearch<>(spec.own().wholeNumber("number"));
        }
    }

    private record NumberedSearch<S extends GameState<S, M>, M extends Move>(int number) implements Search<S, M> {

        @Override
        public FollowedGame<M> follow(S start, int player) {
            S state = start.copy();
            return new FollowedGame<>() {

                @Override
                public SearchResult<M> search(Budget budget, SearchListener<M> listener) {
                    return result(state);
                }

                @Override
                public void play(M move) {
                    state.play(move);
                }
            };
        }

        private SearchResult<M> result(S state) {
            List<M> moves = state.legalMoves();
            List<Double> values = Collections.nCopies(state.playerCount(), 0.5);
            return new SearchResult<>(
                    state.currentPlayer(),
                    moves.get(number % moves.size()),
                    0.5,
                    Bounds.UNKNOWN,
                    values,
                    moves.stream()
                            .map(move -> new MoveStatistics<>(move, 0, 0.5, 0.5, Bounds.UNKNOWN))
                            .toList(),
                    moves.stream().map(List::of).toList(),
                    state.minPayoff(),
                    state.maxPayoff(),
                    new SearchEffort(0, Duration.ZERO, 0, 0, 0, 0, StopReason.ITERATIONS, 0, 0, 0, 0));
        }

        @Override
        public Search<S, M> withSeed(long seed) {
            return this;
        }
    }

    @TempDir
    private Path folder;

    @BeforeEach
    void nameTheService() throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(SearchProvider.class.getName()), Numbered.class.getName());
    }

    private CommandRun run(String input, String command) {
        String[] words = Stream.concat(Stream.of(command.split(" ")), Stream.of("--class-path", folder.toString()))
                .toArray(String[]::new);
        return CommandRun.withInput(input, words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analyze tictactoe --spec numbered,number=4",
                "analyze kuhn --spec numbered:number=1 --json",
                "match connectfour --a numbered,number=3 --b uct,iterations=20 --games 2 --seed 1",
                "match kuhn --a numbered --b ismcts,iterations=20 --games 2 --seed 1",
                "match tictactoe --a numbered,clock=1s,keep-tree --b random --games 2 --seed 1",
                "tune tictactoe --spec numbered,number={n} --parameter n=0|4 --against random --evaluations 4 --holdout 4"
                        + " --seed 1",
                "exploit kuhn --spec numbered",
                "options spec"
            })
    void everyCommandTakesIt(String command) {
        CommandRun run = run("", command);
        assertThat(run.err()).doesNotContain("numbered");
        assertThat(run.status()).isZero();
    }

    /** Whatever a file is called, strangers name none. */
    @Test
    void strangersNameNoFiles() throws IOException {
        Game<?, ?> game = Games.catalog().make("tictactoe");
        SearchLimits limits = new SearchLimits(Duration.ofSeconds(1), 1 << 20, 1);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(loader);
            assertThat(limits.applyTo(Spec.parse("numbered,number=3", game), game))
                    .hasToString("numbered,number=3");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> limits.applyTo(Spec.parse("numbered,table=/etc/passwd", game), game))
                    .withMessage("table: '/etc/passwd' names a file, and this program reads no files for other people");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    @Test
    void itFindsWhatItSays() {
        assertThat(run("", "analyze tictactoe --spec numbered,number=4 --json").out())
                .contains("\"bestMove\":\"b2\"");
        assertThat(run("", "options spec").out()).contains("numbered", "counted again after the last (0)");
    }

    @Test
    void peoplePlayAgainstIt() {
        CommandRun open = run("c3\nquit\n", "play tictactoe --second --spec numbered,number=4");
        assertThat(open.out()).contains("Engine (x): b2");
        CommandRun hidden = run("pass\n", "play kuhn --first --seed 1 --spec numbered");
        assertThat(hidden.out()).contains("The game is over: ");
    }

    @Test
    void whatItDoesNotHaveIsRefused() {
        assertThat(run("", "analyze tictactoe --spec numbered,time=1s").err())
                .contains("'time' is not a setting of numbered; allowed: number, table, iterations, seed");
        assertThat(run("", "analyze tictactoe --spec numbered --tree").err())
                .contains("trees are for games in which all is seen and the searches of them, not for 'numbered'");
        assertThat(run("", "selfplay connectfour --spec numbered --games 1 --output " + folder.resolve("games.npz"))
                        .err())
                .contains("'numbered' searches no tree of positions; allowed here: uct, flat, ");
    }
}
