package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mcts.cli.terminal.Terminal;
import io.mcts.cli.terminal.TestScreen;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Names;
import io.mcts.spec.search.Setting;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MctsCommandTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "-h", "--help", "help"})
    void printsItsHelp(String args) {
        CommandRun run = CommandRun.of(args.isEmpty() ? new String[0] : new String[] {args});
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("Usage: mcts ").contains("games", "analyze", "play", "--version");
    }

    @ParameterizedTest
    @CsvSource({
        "games,   Usage: mcts games",
        "options, Usage: mcts options [OPTION]",
        "analyze, Usage: mcts analyze GAME [--position P] [--moves M] [search options]",
        "play,    Usage: mcts play GAME [--first|--second]",
        "bench,   Usage: mcts bench [GAME ...]",
        "ugi,     Usage: mcts ugi [GAME] [search options]",
        "serve,   Usage: mcts serve",
        "exploit, Usage: mcts exploit GAME --spec SPEC [--seed S] [--json]",
        "help,    Usage: mcts help"
    })
    void everyCommandPrintsItsHelp(String command, String usage) {
        CommandRun run = CommandRun.of(command, "--help");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith(usage);
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(CommandRun.of("help", command)).isEqualTo(run);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 80, 100, 300})
    void helpIsNoWiderThanTheTerminal(int width) {
        for (String command :
                List.of("", "analyze", "play", "match", "tournament", "tune", "options", "serve", "verify")) {
            String[] args =
                    Stream.of("help", command).filter(arg -> !arg.isEmpty()).toArray(String[]::new);
            assertThat(CommandRun.on(TestScreen.ofWidth(width), "", args).out().lines())
                    .as(command)
                    .allMatch(line -> line.length() <= Math.min(width, 100));
        }
        assertThat(CommandRun.on(TestScreen.ofWidth(width), "", "options").out().lines())
                .allMatch(line -> line.length() <= Math.min(width, 100));
    }

    /** As a reader of a terminal of 80 columns sees it: labels on the left, and words that are whole. */
    @Test
    void helpIsBrokenBetweenWords() {
        String help = CommandRun.of("match", "--help").out();
        assertThat(help).contains("""
                              GAME                  The game: NAME or NAME:key=value,key=value.
                        """).contains("""
                              --threads=K           Play K games at a time; as many as there are cores
                                                    by default.
                        """);
        assertThat(CommandRun.of("worker", "--help").out())
                .contains("name it with --cluster, until\nCtrl-C or SIGTERM stops it;");
    }

    @Test
    void shellsCompleteCommandsAndOptions() {
        String script = CommandRun.of("completion").out();
        assertThat(script).startsWith("#!/usr/bin/env bash");
        assertThat(script).contains("complete -F _complete_mcts -o default", "analyze", "--root-selection");
    }

    /** As a shell does it that has read the script: the word after the cursor's is the one to complete. */
    @ParameterizedTest
    @CsvSource({
        "mcts analyze con, connectfour",
        "mcts games ei, einstein",
        "mcts play go --spec rav, rave",
        "mcts analyze go --rollout decis, decisive"
    })
    void shellsCompleteGamesPresetsAndParts(String line, String word, @TempDir Path folder) throws Exception {
        assumeTrue(new File("/bin/bash").canExecute(), "there is no bash");
        Path script = Files.writeString(
                folder.resolve("mcts.bash"),
                CommandRun.of("completion").out()
                        + "COMP_WORDS=(" + line + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE='" + line + "'\n"
                        + "_complete_mcts; printf '%s\\n' \"${COMPREPLY[@]}\"\n");
        Process bash = new ProcessBuilder("/bin/bash", script.toString())
                .redirectErrorStream(true)
                .start();
        String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(out.lines()).contains(word);
    }

    /** Nothing that a user may copy is broken in the middle. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            analyze    -> --root-selection
            match      -> uct,iterations=5000,rollout=decisive
            tournament -> {"name": "fast", "spec": "uct,iterations=100"}],
            tune       -> --parameter c=0.1..1.5/15 --against uct,iterations=500
            tune       -> 0.1|0.3|1.
            exploit    -> found loses to opponents who know it: exactly
            """)
    void helpBreaksNoWordThatIsTyped(String command, String words) {
        assertThat(CommandRun.of(command, "--help").out().lines()).anyMatch(line -> line.contains(words));
    }

    /** A search has more options than a screen has lines: the help names the rest. */
    @Test
    void everySearchOptionIsNamedInTheHelpAndDescribedOnce() {
        List<String> help = CommandRun.of("analyze", "--help").outLines();
        assertThat(help).hasSizeLessThan(60);
        String options = CommandRun.of("options").out();
        for (Setting setting : Setting.values()) {
            assertThat(String.join("\n", help)).containsPattern("--" + setting.key() + "(?!\\S*-)");
            assertThat(options).contains("--" + setting.key() + " ");
        }
    }

    @Test
    void printsItsVersion() {
        CommandRun run = CommandRun.of("--version");
        assertThat(run.status()).isZero();
        assertThat(run.out()).matches("mcts \\S.*\\n").doesNotContain("$");
    }

    @Test
    void theVersionNamesTheCommitWhereTheBuildKnewIt() {
        assertThat(MctsCommand.Version.number("1.0", "1adc15bf")).isEqualTo("1.0 (1adc15bf)");
        assertThat(MctsCommand.Version.number("1.0", "")).isEqualTo("1.0");
        assertThat(MctsCommand.Version.number(null, "")).isEqualTo("(not packaged)");
    }

    /** Arguments stand between double quotes; what follows is the whole line on standard error. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '"', textBlock = """
            analyse                             -> 'analyse' is not a command; did you mean analyze?
            help analyse                        -> 'analyse' is not a command; did you mean analyze?
            chess                               -> 'chess' is not a command; mcts help lists the commands
            --verbose                           -> '--verbose' is not an option; mcts --help lists the options
            --quiet-please                      -> '--quiet-please' is not an option; mcts --help lists the options
            analyze tictactoe --tim 1s          -> '--tim' is not an option; did you mean --time?
            analyze tictactoe --itertions=9     -> '--itertions' is not an option; did you mean --iterations?
            games chess                         -> 'chess' is not a game; allowed: {allGames}
            games --all                         -> '--all' is not an option; mcts games --help lists the options
            analyze                             -> GAME is missing; allowed: {allGames}
            play                                -> GAME is missing; allowed: {allGames}
            analyze chess                       -> 'chess' is not a game; allowed: {allGames}
            play chess                          -> 'chess' is not a game; allowed: {allGames}
            analyze tictactoe:rows=4            -> 'tictactoe:rows=4': tictactoe has no parameter 'rows'; allowed: none
            analyze tictactoe a1                -> 'a1' is one argument too many; allowed: GAME and options (a value with blanks needs quotes)
            analyze tictactoe --iterations      -> --iterations needs a value: --iterations N
            analyze tictactoe --iterations -5   -> iterations: a budget is 0 iterations or more, not -5
            analyze tictactoe --iterations many -> iterations: 'many' is not a whole number such as 10000
            analyze tictactoe --time 5          -> time: '5' is not a time such as 500ms, 2s or 1m
            analyze tictactoe --memory big      -> memory: 'big' is not an amount of memory such as 512k, 64m or 2g
            analyze tictactoe --seed one        -> seed: 'one' is not a whole number such as 10000
            analyze tictactoe --seed 1 --seed 2 -> --seed is given more than once, as '1' and '2'
            analyze tictactoe --selection ucb2  -> selection: 'ucb2' is not a selection policy (did you mean ucb1?); allowed: {selections}
            analyze tictactoe --rollout smart   -> rollout: 'smart' is not a rollout policy; allowed: {rollouts}
            analyze tictactoe --expansion some  -> expansion: 'some' is not an expansion; allowed: {expansions}
            analyze tictactoe --decision best   -> decision: 'best' is not a final decision; allowed: {decisions}
            analyze tictactoe --spec clever     -> 'clever' is not a preset; allowed: {presets}
            analyze tic-tac-toe                 -> 'tic-tac-toe' is not a game (did you mean tictactoe?); allowed: {allGames}
            analyze connect4:rows=8             -> 'connect4' is not a game (did you mean connectfour?); allowed: {allGames}
            analyze tictactoe --c 0.5           -> '--c' is not an option; did you mean --selection ucb1:c=0.5?
            analyze tictactoe --exploration=0.3 -> '--exploration' is not an option; did you mean --selection ucb1:c=0.3?
            match tictactoe --a random --b random --games 2 --c 0.5 -> '--c' is not an option; did you mean selection=ucb1:c=0.5 in a SPEC?
            analyze tictactoe --spec uct,c=0.5  -> 'uct,c=0.5': 'c' is not a setting; did you mean selection=ucb1:c=0.5?
            analyze tictactoe --spec uct,exploration-constant=1 -> 'uct,exploration-constant=1': 'exploration-constant' is not a setting; did you mean selection=ucb1:c=1?
            analyze tictactoe --spec uct,depth=1 -> 'uct,depth=1': 'depth' is not a setting; allowed: {settings}
            analyze tictactoe --position x      -> --position: 'x' is not a position of tic-tac-toe: it has 1 characters; a position is nine characters, row by row from the top: 'x', 'o' or '.'
            analyze tictactoe --position xxxoo.... -> --position: the game is over in 'xxxoo....'; give a position in which a move is left
            analyze tictactoe --moves a1,b9     -> --moves: 'b9' is not a legal move in ......x..; legal are [a3, b3, c3, a2, b2, c2, b1, c1]
            analyze tictactoe --moves a1,a3,b1,b3,c1 -> --moves: the game is over in 'oo....xxx'; give a position in which a move is left
            analyze tictactoe --positions no/file -> --positions: 'no/file' cannot be read as lines of text: no such file or folder
            analyze tictactoe --positions f --json --position x........ -> --positions 'f' cannot be combined with --position, --moves, --dot or --tree-json
            analyze tictactoe --positions f --moves a1 -> --positions 'f' cannot be combined with --position, --moves, --dot or --tree-json
            analyze tictactoe --positions f --dot g -> --positions 'f' cannot be combined with --position, --moves, --dot or --tree-json
            analyze tictactoe --dot-depth -1    -> --tree-depth is from 0 to 1000, not -1
            analyze tictactoe --tree-width -2   -> --tree-width is from 0 to 2147483647, not -2
            analyze tictactoe --tree --json     -> --explain, --tree and --trace cannot be combined with --json, --positions or --record
            analyze tictactoe --trace 5 --json  -> --explain, --tree and --trace cannot be combined with --json, --positions or --record
            analyze tictactoe --trace 1001      -> --trace is from 0 to 1000, not 1001
            analyze tictactoe --trace 5 --threads 2 -> --trace follows one iteration at a time; leave out --threads and --batch, or --trace
            analyze tictactoe --explain --positions f -> --explain, --tree and --trace cannot be combined with --json, --positions or --record
            analyze einstein --explain --record f -> --explain, --tree and --trace cannot be combined with --json, --positions or --record
            analyze tictactoe --positions f --tree-json g -> --positions 'f' cannot be combined with --position, --moves, --dot or --tree-json
            analyze tictactoe --stop soon       -> stop: 'soon' is not a reason to stop; allowed: none, decided, standard-error
            analyze tictactoe --stop decided --decision max -> stop: 'decided' goes with the decision 'robust', not with 'max'
            options depth                       -> 'depth' is not a search option; allowed: {settings}, spec
            analyze tictactoe --dot-width all   -> --tree-width is a whole number such as 10, not 'all'
            analyze connectfour:rows=tall       -> 'connectfour:rows=tall': rows is a whole number such as 10, not 'tall'
            analyze connectfour:rows=13         -> 'connectfour:rows=13': 13 rows: a board has 4 to 12 of them
            analyze connectfour:blocked=6-0     -> 'connectfour:blocked=6-0': the blocked cell 6-0 lies outside the board: rows are 0 to 5, columns 0 to 6
            analyze connectfour:blocked=a1      -> 'connectfour:blocked=a1': 'a1' is not a cell: it is written row-column, counted from 0 at the top left, as in 5-6
            analyze connectfour --position 8    -> --position: '8' is not a position of this board: move 1 is '8': columns are 1 to 7
            analyze einstein:red=12             -> 'einstein:red=12': red is random or a set-up; '12' is not a set-up: it is the numbers 1 to 6, each once, in the order of the start cells row by row from the top, such as 123456
            analyze einstein:blue=123455        -> 'einstein:blue=123455': blue is random or a set-up; '123455' is not a set-up: it is the numbers 1 to 6, each once, in the order of the start cells row by row from the top, such as 123456
            analyze einstein:first=r            -> 'einstein:first=r': first is red or blue, not 'r'
            analyze einstein:red=123456,blue=123456 --moves 4,a5-b5 -> --moves: 'a5-b5' is not a legal move in ABC2/DE3/F3a/3bc/2def r 4; legal are [a4-b4, a4-a3, a4-b3]
            bench chess                         -> 'chess' is not a game; allowed: {allGames}
            bench --iterations 0                -> --iterations is 1 or more, not 0
            ugi chess                           -> 'chess' is not a game; allowed: {games}
            ugi --rollout smart                 -> rollout: 'smart' is not a rollout policy; allowed: {rollouts}
            ugi tictactoe connectfour           -> 'connectfour' is one argument too many; allowed: GAME and options (a value with blanks needs quotes)
            play tictactoe --first --second     -> --first, --second are mutually exclusive (specify only one)
            play tictactoe --first --position xxxoo.... -> --position: the game is over in 'xxxoo....'; give a position in which a move is left
            play dicerace --first --dice you    -> --dice is program or ask, not 'you'
            play dicerace --dice                -> --dice needs a value: --dice program|ask
            play tictactoe --first --record f   -> --record: 'tictactoe' has no game records; games that have them: einstein, go
            play connectfour:rows=9 --record f  -> --record: 'connectfour:rows=9' has no game records; games that have them: einstein, go
            analyze dicerace --record f         -> --record: 'f' cannot be read: no such file or folder
            analyze einstein --record no/file   -> --record: 'no/file' cannot be read: no such file or folder
            analyze tictactoe --dot no/file     -> --dot: 'no/file' cannot be written: no such file or folder
            analyze tictactoe --tree-json no/file -> --tree-json: 'no/file' cannot be written: no such file or folder
            tournament no/file                  -> 'no/file' cannot be read: no such file or folder
            match tictactoe --a random --b random --games 2 --record no/file -> --record: 'no/file' cannot be read and written: no such file or folder
            analyze einstein --record f --moves 4 -> --record 'f' cannot be combined with --position, --moves, --positions, --dot or --tree-json
            analyze einstein --record f --positions g -> --record 'f' cannot be combined with --position, --moves, --positions, --dot or --tree-json
            analyze einstein --record f --dot g -> --record 'f' cannot be combined with --position, --moves, --positions, --dot or --tree-json
            play tictactoe --first --time long  -> time: 'long' is not a time such as 500ms, 2s or 1m
            """)
    void refusesInOneLineWhatHasNoMeaning(String args, String message) {
        CommandRun run = CommandRun.of(args.split(" ", -1));
        assertThat(run.err())
                .isEqualTo("mcts: "
                        + Names.expand(message)
                                .replace(
                                        "{games}",
                                        Games.visible(CommandRun.GAMES).names())
                                .replace("{allGames}", CommandRun.GAMES.names())
                        + "\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void tellsAFailureInOneLine() {
        CommandRun run = CommandRun.of("analyze", "broken", "--iterations", "10");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("mcts: it does not move. Played from the root, Stuck[]: [Push[index=0]]"
                        + " (--debug prints the stack trace)\n");
    }

    @Test
    void printsTheStackTraceOfAFailureWhenAsked() {
        CommandRun run = CommandRun.of("analyze", "broken", "--iterations", "10", "--debug");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err())
                .contains("\tat io.mcts.cli.command.BrokenGame")
                .endsWith("\nmcts: it does not move. Played from the root, Stuck[]: [Push[index=0]]\n");
    }

    @Test
    void tellsAnErrorInOneLine() {
        assertThat(errors(new StackOverflowError()))
                .isEqualTo("mcts: java.lang.StackOverflowError (--debug prints the stack trace)\n");
        assertThat(errors(new OutOfMemoryError("Java heap space")))
                .matches("mcts: the heap of \\d+ MiB is full; set a larger one, as in MCTS_JAVA_OPTS=-Xmx8g"
                        + " \\(--debug prints the stack trace\\)\n");
    }

    /** What a command prints whose game fails so. */
    private static String errors(Error failure) {
        Entry<Game<?, ?>> entry = Entry.of("failing", "fails when it is made", () -> {
            throw failure;
        });
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new BufferedReader(new StringReader("")), new PrintWriter(new StringWriter()), new PrintWriter(err));
        assertThat(new MctsCommand(new Catalog<>("game", List.of(entry)), terminal).run(new String[] {"games"}))
                .isEqualTo(1);
        return err.toString();
    }

    /** Each command that prints, on an output like {@code /dev/full}. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "games",
                "options selection",
                "analyze tictactoe --iterations 10",
                "analyze tictactoe --iterations 10 --json",
                "analyze kuhn --spec ismcts,iterations=10",
                "match tictactoe --a random --b random --games 2",
                "tune tictactoe --spec uct,iterations=1,selection=ucb1:c={c} --parameter c=0.1|1 --against random"
                        + " --evaluations 2 --holdout 2",
                "exploit rps --spec ismcts,iterations=10",
                "verify tictactoe",
                "play tictactoe --first",
                "ugi"
            })
    void outputThatCannotBeWrittenIsAFailure(String command) {
        StringWriter err = new StringWriter();
        Writer full = new Writer() {

            @Override
            public void write(char[] text, int begin, int length) throws IOException {
                throw new IOException("No space left on device");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Terminal terminal = new Terminal(
                new BufferedReader(new StringReader("ugi\n")), new PrintWriter(full), new PrintWriter(err));
        assertThat(new MctsCommand(CommandRun.GAMES, terminal).run(command.split(" ")))
                .as(err.toString())
                .isEqualTo(1);
        assertThat(err.toString()).contains("mcts: standard output cannot be written, such as on a full disk");
    }
}
