package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.cli.terminal.TestScreen;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.MaxChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.part.PartContext;
import io.mcts.spec.part.PartProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts that are not of this program, found as services wherever a SPEC or an option names them. */
class OwnPartsTest {

    /** A part of each role, for Connect Four. */
    public static final class Mine implements PartProvider<ConnectFour, Drop> {

        @Override
        public Class<?> states() {
            return ConnectFour.class;
        }

        @Override
        public List<Entry<SelectionPolicy>> selections() {
            return List.of(Entry.of(
                    "mine",
                    "UCB1 by another name",
                    arguments -> Ucb1.of(arguments.number("weight")),
                    Parameter.number("weight", 0.5, "how much to explore, 0 or more")));
        }

        @Override
        public List<Entry<Backup>> backups() {
            return List.of(Entry.of("mine", "the mean by another name", MeanBackup::new));
        }

        @Override
        public List<Entry<FinalDecision>> decisions() {
            return List.of(Entry.of("mine", "the greatest mean by another name", MaxChild::new));
        }

        @Override
        public List<Entry<Heuristic<ConnectFour>>> heuristics() {
            return List.of(Entry.of("mine", "a draw, always", () -> (state, payoffs) -> Arrays.fill(payoffs, 0)));
        }

        @Override
        public List<Entry<MoveFilter<ConnectFour, Drop>>> expansions() {
            return List.of(Entry.of("mine", "every move by another name", MoveFilter::all));
        }

        @Override
        public List<Entry<Policy<ConnectFour, Drop>>> rollouts(PartContext<ConnectFour, Drop> context) {
            return List.of(Entry.of("mine", "decisive moves by another name", DecisivePolicy::new));
        }

        @Override
        public List<Entry<BatchEvaluator<ConnectFour>>> evaluators(PartContext<ConnectFour, Drop> context) {
            return List.of(Entry.of(
                    "mine",
                    "the heuristic by another name",
                    () -> new OneByOne<>(new HeuristicEvaluator<>(context.neededHeuristic()))));
        }

        @Override
        public List<Entry<String>> presets() {
            return List.of(Entry.of("mine", "parts by other names", () -> "selection=mine:weight=0.3,rollout=mine"));
        }

        @Override
        public List<Entry<MoveScores<ConnectFour, Drop>>> priors(PartContext<ConnectFour, Drop> context) {
            return List.of(
                    Entry.of("mine", "the same for all", () -> (state, moves, scores) -> Arrays.fill(scores, 1)));
        }
    }

    /** A search for all games with a word that is taken. */
    public static final class PresetClash<S extends GameState<S, M>, M extends Move> implements PartProvider<S, M> {

        @Override
        public List<Entry<String>> presets() {
            return List.of(Entry.of("rave", "taken", () -> "solver"));
        }
    }

    /** Parts for all games, one of which has a word that is taken. */
    public static final class Clash<S extends GameState<S, M>, M extends Move> implements PartProvider<S, M> {

        @Override
        public List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
            return List.of(Entry.of("mast", "taken", DecisivePolicy::new));
        }
    }

    @TempDir
    private Path folder;

    private String[] withParts(Class<?> provider, String command) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(PartProvider.class.getName()), provider.getName());
        return Stream.concat(Stream.of(command.split(" ")), Stream.of("--class-path", folder.toString()))
                .toArray(String[]::new);
    }

    private CommandRun run(String command) throws IOException {
        return CommandRun.of(withParts(Mine.class, command));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analyze connectfour --iterations 50 --seed 1 --selection mine:weight=0.3 --root-selection mine --backup mine"
                        + " --decision mine --expansion mine --rollout mine --prior mine",
                "analyze connectfour --iterations 50 --seed 1 --heuristic mine --evaluator mine",
                "analyze connectfour --spec uct,iterations=50,selection=progressive-widening:inner=mine:weight=1",
                "match connectfour --a uct,iterations=20,selection=mine:weight=0.3 --b uct,iterations=20,rollout=mine"
                        + " --games 2 --seed 1",
                "tune connectfour --spec uct,iterations=10,selection=mine:weight={w} --parameter w=0.1|1"
                        + " --against uct,iterations=10 --evaluations 4 --holdout 4 --seed 1",
                "analyze kuhn --position KJ --spec ismcts,iterations=20,selection=mine"
            })
    void aSpecMayNameThem(String command) throws IOException {
        CommandRun run = run(command);
        assertThat(run.err()).doesNotContain("'mine'");
        assertThat(run.status()).isZero();
    }

    @Test
    void anExperimentMayNameThem() throws IOException {
        Path plan = Files.writeString(folder.resolve("plan.json"), """
                {"game": "connectfour", "games": 2, "seed": 1, "groups": "all", "entrants": [
                    {"name": "mine", "spec": "uct,iterations=10,selection=mine,rollout=mine"},
                    {"name": "uct", "spec": "uct,iterations=10"}]}
                """);
        CommandRun run = run("tournament " + plan + " --plot " + folder.resolve("chart.svg"));
        assertThat(run.err()).doesNotContain("'mine'");
        assertThat(run.status()).isZero();
        assertThat(folder.resolve("chart.svg")).isNotEmptyFile();
    }

    @Test
    void anEngineMayBeSetToThem() throws IOException {
        CommandRun run = CommandRun.on(
                new TestScreen(false, true, 0, null),
                "ugi\nsetoption name Selection value mine\nisready\nquit\n",
                withParts(Mine.class, "ugi connectfour"));
        assertThat(run.out()).contains("readyok").doesNotContain("error");
    }

    @Test
    void theyAreListedWithTheirParameters() throws IOException {
        assertThat(run("options selection").out())
                .contains("    mine                UCB1 by another name", "how much to explore, 0 or more (0.5)");
        assertThat(run("options rollout").out()).contains("decisive moves by another name");
        assertThat(CommandRun.of("options").out()).doesNotContain("by another name");
    }

    @Test
    void anUnknownWordListsThem() throws IOException {
        assertThat(run("analyze connectfour --rollout yours").err())
                .contains("'yours' is not a rollout policy; allowed: uniform, ", ", mine");
        assertThat(CommandRun.of("analyze", "connectfour", "--rollout", "mine").err())
                .contains("'mine' is not a rollout policy");
    }

    @Test
    void thoseForOneGameAreNotForOthers() throws IOException {
        assertThat(run("analyze tictactoe --rollout mine").err())
                .contains("'mine' is not a rollout policy")
                .doesNotContain(", mine");
    }

    @Test
    void aWordThatIsTakenIsRefusedWithBothClasses() throws IOException {
        CommandRun run = CommandRun.of(withParts(Clash.class, "analyze connectfour --iterations 10"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains(
                        "a rollout policy of " + Clash.class.getName() + " is called 'mast'",
                        "StandardParts is; use a word that is not taken");
    }

    @Test
    void aPresetThatIsTakenIsRefusedWithBothClasses() throws IOException {
        CommandRun run = CommandRun.of(withParts(PresetClash.class, "analyze connectfour --iterations 10"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains(
                        "a preset of " + PresetClash.class.getName() + " is called 'rave'",
                        "StandardParts is; use a word that is not taken");
    }

    @Test
    void aSearchOfOnesOwnHasAName() throws IOException {
        assertThat(run("analyze connectfour --spec mine,iterations=50,seed=1").out())
                .contains("iterations  50 ");
        assertThat(CommandRun.of("analyze", "connectfour", "--spec", "mine").err())
                .contains("'mine' is not a preset");
    }

    /** As with the jar of another project, or one built without its services. */
    @Test
    void whoMissesAGameIsToldWhatWasLookedFor(@TempDir Path empty) {
        CommandRun run = CommandRun.of("analyze", "othello", "--class-path", empty.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("mcts: 'othello' is not a game; allowed: tictactoe, ")
                .contains("On the class path " + empty
                        + " there is no game: no file META-INF/services/io.mcts.spec.game.GameProvider");
    }

    @Test
    void aProviderThatIsNotThereIsNamed() throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(PartProvider.class.getName()), "com.example.Missing");
        CommandRun run = CommandRun.of("options", "backup", "--class-path", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("com.example.Missing");
    }
}
