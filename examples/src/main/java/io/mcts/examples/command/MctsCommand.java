package io.mcts.examples.command;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The whole command line: {@code mcts} with its commands. */
@Command(
        name = "mcts",
        description = "Monte Carlo tree search: analyses and plays games.",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = MctsCommand.Version.class,
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  mcts games",
            "  mcts options selection",
            "  mcts analyze tictactoe --position x...o....",
            "  mcts play connectfour:rows=9,columns=9 --first --time 500ms --rollout decisive",
            "  mcts play einstein --dice ask --record game.txt",
            "  mcts analyze einstein --record game.txt --time 200ms",
            "  mcts match connectfour --a uct,iterations=5000,rollout=decisive --b uct,iterations=5000 --games 100",
            "  mcts serve",
            "  mcts bench",
            "  mcts verify einstein",
            "",
            "The exit status is 0, or 2 for a value that has no meaning, or 1 for a failure."
        })
public final class MctsCommand implements Runnable {

    private static final int HELP_WIDTH = 100;

    private final Terminal terminal;
    private final CommandLine commandLine;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Print this help.")
    @SuppressWarnings("unused") // picocli prints the help
    private boolean isHelpAsked;

    @Option(names = "--version", versionHelp = true, description = "Print the version.")
    @SuppressWarnings("unused") // picocli prints the version
    private boolean isVersionAsked;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Print the stack trace of a failure.")
    private boolean isDebugging;

    /**
     * A command line.
     *
     * @param games the games that it knows
     * @param terminal where it reads and writes
     */
    public MctsCommand(Catalog<Game<?, ?>> games, Terminal terminal) {
        this.terminal = terminal;
        Failures failures = new Failures(games, terminal, () -> isDebugging);
        commandLine = new CommandLine(this)
                .addSubcommand(new GamesCommand(games, terminal))
                .addSubcommand(new OptionsCommand(terminal))
                .addSubcommand(SearchOptions.addedTo(search -> new AnalyzeCommand(games, terminal, search)))
                .addSubcommand(SearchOptions.addedTo(search -> new PlayCommand(games, terminal, search)))
                .addSubcommand(new MatchCommand(games, terminal))
                .addSubcommand(new TournamentCommand(games, terminal))
                .addSubcommand(new TuneCommand(games, terminal))
                .addSubcommand(new ServeCommand(games, terminal))
                .addSubcommand(new BenchCommand(games, terminal))
                .addSubcommand(new VerifyCommand(games, terminal))
                .addSubcommand(SearchOptions.addedTo(search -> new UgiCommand(games, terminal, search)))
                .addSubcommand(new HelpCommand())
                .setUsageHelpWidth(HELP_WIDTH)
                .setOut(terminal.out())
                .setErr(terminal.err())
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }

    /**
     * Runs a command.
     *
     * @param args the command and its arguments
     * @return the exit status
     */
    public int run(String[] args) {
        int status = commandLine.execute(args);
        terminal.out().flush();
        terminal.err().flush();
        return status;
    }

    /** Prints the help, for want of a command. */
    @Override
    public void run() {
        commandLine.usage(terminal.out());
    }

    /** The version in the manifest of the jar. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {"mcts " + number()};
        }

        static String number() {
            String version = MctsCommand.class.getPackage().getImplementationVersion();
            return version == null ? "(not packaged)" : version;
        }
    }
}
