package io.mcts.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.Arena;
import io.mcts.arena.Contest;
import io.mcts.arena.Match;
import io.mcts.arena.Tournament;
import io.mcts.arena.records.GameLine;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.arena.spec.Entrants;
import io.mcts.cluster.JobControl;
import io.mcts.cluster.ShareText;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.RootShare;
import io.mcts.result.SearchResult;
import io.mcts.selfplay.SampleText;
import io.mcts.selfplay.Schedule;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlayOptions;
import io.mcts.selfplay.SelfPlayTerms;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Spec;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs, done here, against what they stand for. */
class JobsTest {

    private static final JobGames GAMES = new JobGames();
    private static final JobControl WANTED = control(false);
    private static final JobControl UNWANTED = control(true);

    private static JobControl control(boolean isCancelled) {
        return new JobControl() {
            @Override
            public boolean isCancelled() {
                return isCancelled;
            }

            @Override
            public void report(String sofar) {}
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "connectfour 3 uct,iterations=50 random",
                "einstein 1 uct,iterations=30,keep-tree mixed,iterations=30",
                "kuhn 0 ismcts,iterations=30 random",
                "kuhn 1 pimc:states=3,iterations=30 mo-ismcts,iterations=30,policy=visits",
                "kuhn 0 oos,iterations=30 cheating,iterations=30",
                "leduc 0 mo-ismcts,selection=regret-matching:exploration=0.1,iterations=30 ismcts,rollout=mast,threads=2,iterations=30",
                "goofspiel:cards=4,bids=hidden,payoff=points 0 regret-matching,iterations=30 random",
                "hearts:ranks=3 3 pimc,iterations=20 random",
                "hearts:ranks=3 0 ismcts,iterations=20 random"
            })
    void aGameIsTheOneThatTheContestWouldHave(String name, int opening, String a, String b) {
        assertSameGames(GAMES.game(name), name, opening, List.of(a, b));
    }

    private static <S extends GameState<S, M>, M extends Move> void assertSameGames(
            Game<S, M> game, String name, int opening, List<String> specs) {
        try (Entrants<S, M> entrants = new Entrants<>(game, name, Arena.ofThreads(1))) {
            var players = specs.stream().map(entrants::of).toList();
            var beginning = Entrants.opening(game, opening);
            assertSameGames(
                    game.players().size() == 4
                            ? Match.of(players.get(0), players.get(1), beginning, 4)
                            : Tournament.of(players, beginning, 4),
                    name,
                    opening);
        }
    }

    private static void assertSameGames(Contest<?, ?, ?> contest, String name, int opening) {
        for (int game = 0; game < contest.games(); game++) {
            String job = GameJobs.job(contest, game, name, opening, UnaryOperator.identity());
            GameRecord there = GameLine.parse(new GameJobs().run(job, WANTED)).game();
            GameRecord here = Arena.playOne(contest, game);
            assertThat(there.turns().stream().map(Turn::move))
                    .isEqualTo(here.turns().stream().map(Turn::move).toList());
            assertThat(there.entrants()).isEqualTo(here.entrants());
            assertThat(there.seeds()).isEqualTo(here.seeds());
            assertThat(there.start()).isEqualTo(here.start());
            assertThat(there.rewards()).isEqualTo(here.rewards());
        }
    }

    /** Nobody can have a worker start a program. */
    @ParameterizedTest
    @ValueSource(strings = {"engine,command=touch trace", "gtp:touch trace"})
    void enginesOfOtherProgramsAreNotStarted(String engine) {
        String job = "{\"game\":\"go\",\"opening\":0,\"specs\":[\"random\",\"" + engine + "\"]}";
        assertThatThrownBy(() -> new GameJobs().run(job, WANTED))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("which is not started here");
    }

    @ParameterizedTest
    @ValueSource(strings = {"connectfour", "einstein"})
    void aGameOfSelfPlayIsTheOneThatThisProgramPlays(String name) {
        SelfPlayOptions options = SelfPlayOptions.of(6, 4)
                .withTemperature(Schedule.parse("1,4:0.5"))
                .withQuick(10, 0.5)
                .withResignation(0.4, 0.5);
        SelfPlayTerms terms = new SelfPlayTerms(name, "network,iterations=30,root-noise=dirichlet", options);
        SelfPlay<?, ?> here = terms.selfPlay(GAMES.game(name), Runnable::run, 1, Budget.unlimited());
        String there = new SelfPlayJobs().run(SelfPlayJobs.job(terms, 7), WANTED);
        assertThat(there).isEqualTo(SampleText.of(here.play(7))).isNotEqualTo(SampleText.of(here.play(8)));
    }

    @Test
    void aCancelledGameOfSelfPlayEndsAtOnce() {
        SelfPlayTerms terms = new SelfPlayTerms("connectfour", "uct,iterations=1000000000", 0, 0);
        assertThat(SampleText.parse(new SelfPlayJobs().run(SelfPlayJobs.job(terms, 7), UNWANTED)))
                .isNotEmpty();
    }

    @Test
    void aVersionTellsModelsOfTheSameNameApart(@TempDir Path folder) throws IOException {
        Path model = Files.writeString(folder.resolve("model.onnx"), "one");
        String job = SelfPlayJobs.job(new SelfPlayTerms("connectfour", "network:file=" + model + ",batch=8", 0, 0), 1);
        String before = new SelfPlayJobs().version(job);
        assertThat(before).matches("mcts .*, connectfour .*, " + model + " \\([0-9a-f]{8}\\)");
        Files.writeString(model, "two");
        assertThat(new SelfPlayJobs().version(job)).isNotEqualTo(before);
        Files.delete(model);
        assertThatThrownBy(() -> new SelfPlayJobs().version(job))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'" + model + "' cannot be read: no such file or folder");
    }

    @Test
    void theBuiltInModelCanBeNamed() {
        String job = SelfPlayJobs.job(new SelfPlayTerms("connectfour", "network:file=built-in", 0, 0), 1);
        assertThat(new SelfPlayJobs().version(job)).endsWith(", built-in (00000000)");
    }

    @Test
    void streamsMakeTheSearchOfOneMachine() {
        assertSameSearch(GAMES.game("connectfour"), "connectfour");
        assertSameSearch(GAMES.game("einstein"), "einstein");
    }

    private static <S extends GameState<S, M>, M extends Move> void assertSameSearch(Game<S, M> game, String name) {
        Spec spec = Spec.parse("solver,iterations=3000,seed=4");
        var mcts = SearchJobs.mcts(spec, game, Runnable::run, 6);
        S state = game.notation().parse(game.samplePosition());
        List<RootShare<M>> shares = IntStream.range(0, 6)
                .mapToObj(stream -> SearchJobs.job(name, game.samplePosition(), spec, 6, stream))
                .map(job -> ShareText.read(new SearchJobs().run(job, WANTED), state))
                .toList();
        SearchResult<M> here = mcts.toBuilder()
                .parallel(Parallel.root(Runnable::run, 6))
                .build()
                .search(state, spec.budget());
        assertThat(mcts.merged(state, shares, here.effort().elapsed())).isEqualTo(here);
    }

    @Test
    void machinesShareNoTree() {
        Spec spec = Spec.parse("uct,parallel=tree,threads=2");
        assertThatThrownBy(() -> SearchJobs.mcts(spec, GAMES.game("tictactoe"), Runnable::run, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("allowed: root");
    }

    /** The modules on the class path of the test, without the games, which are named one by one, and the test kit. */
    @Test
    void aVersionCoversEveryModule() {
        String modules =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        List<Path> jars = Stream.of(modules.split(File.pathSeparator, -1))
                .filter(place ->
                        place.matches(".*/mcts-(?!testkit)[a-z]+/(target/classes|(target|[0-9][^/]*)/[^/]*\\.jar)"))
                .map(Path::of)
                .toList();
        List<Path> covered = JobGames.CODE.stream()
                .map(type -> Path.of(URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString())))
                .toList();
        assertThat(jars).hasSizeGreaterThan(4);
        assertThat(covered).containsAll(jars);
    }

    @Test
    void aVersionNamesThisProgramAndTheCodeOfTheGame() {
        String job = SearchJobs.job("connectfour", "4", Spec.none(), 2, 0);
        assertThat(new SearchJobs().version(job))
                .matches("mcts .*\\([0-9a-f]{8}\\), connectfour .*\\([0-9a-f]{8}\\)")
                .isEqualTo(new SearchJobs().version(job));
        assertThatThrownBy(() -> new SearchJobs().version(SearchJobs.job("chess", "", Spec.none(), 2, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'chess' is not a game");
    }
}
