package io.mcts.cli.command;

import io.mcts.cli.command.bench.BenchCommand;
import io.mcts.cli.command.cluster.WorkerCommand;
import io.mcts.cli.command.contest.MatchCommand;
import io.mcts.cli.command.contest.TournamentCommand;
import io.mcts.cli.command.contest.TuneCommand;
import io.mcts.cli.command.engine.GgpCommand;
import io.mcts.cli.command.engine.GtpCommand;
import io.mcts.cli.command.engine.UgiCommand;
import io.mcts.cli.command.game.AnalyzeCommand;
import io.mcts.cli.command.game.ExploitCommand;
import io.mcts.cli.command.game.PlayCommand;
import io.mcts.cli.command.game.VerifyCommand;
import io.mcts.cli.command.help.CompletionCommand;
import io.mcts.cli.command.help.GamesCommand;
import io.mcts.cli.command.help.HelpCommand;
import io.mcts.cli.command.help.OptionsCommand;
import io.mcts.cli.command.learning.LearnCommand;
import io.mcts.cli.command.learning.SelfPlayCommand;
import io.mcts.cli.command.page.ServeCommand;
import io.mcts.cli.command.shared.Failures;
import io.mcts.cli.command.shared.Program;
import io.mcts.cli.command.shared.SearchOptions;
import io.mcts.cli.terminal.HelpText;
import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code mcts} command with its subcommands. */
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
            "  mcts match connectfour --a decisive,iterations=5000 \\",
            "      --b uct,iterations=5000 --games 100",
            "  mcts exploit kuhn --spec ismcts,iterations=1000 --seed 1",
            "  mcts serve",
            "  mcts bench",
            "  mcts verify einstein",
            "",
            "Exit status: 0 success, 1 failure, 2 invalid usage,",
            "such as output that cannot be written."
        })
public final class MctsCommand implements Runnable, Program {

    private static final int LEAST_HELP_WIDTH = 55;

    private static final int USAGE = 7;

    private static final int MOST_HELP_WIDTH = 100;

    private static final String STANDARD_INPUT = "-";
    private static final String HELP = "help";
    private static final String COMPLETION = "completion";

    private static final Set<String> ABOUT_ALL = Set.of(HELP, COMPLETION);

    private static final String CLASS_PATH_VARIABLE = "MCTS_CLASS_PATH";

    private final Catalog<Game<?, ?>> builtIn;
    private final Terminal terminal;
    private @Nullable Catalog<Game<?, ?>> allGames;
    private @Nullable ClassLoader classLoader;

    @Spec
    private CommandSpec spec = CommandSpec.create();

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

    @Option(
            names = ClassPath.OPTION,
            paramLabel = "PATH",
            scope = ScopeType.INHERIT,
            description = "Jars and folders with games and parts of your own; " + CLASS_PATH_VARIABLE + " by default.")
    private @Nullable String classPath;

    /** Makes the command line, with games besides the user's own. */
    public MctsCommand(Catalog<Game<?, ?>> games, Terminal terminal) {
        this.builtIn = games;
        this.terminal = terminal;
    }

    @Override
    public Terminal terminal() {
        return terminal;
    }

    @Override
    public ClassLoader classLoader() {
        if (classLoader == null) {
            String name = classPath == null ? CLASS_PATH_VARIABLE : ClassPath.OPTION;
            String path = addedClassPath();
            classLoader = path.isEmpty() ? MctsCommand.class.getClassLoader() : ClassPath.loader(name, path);
        }
        return classLoader;
    }

    @Override
    public String addedClassPath() {
        String path = classPath == null ? System.getenv(CLASS_PATH_VARIABLE) : classPath;
        return path == null ? "" : path;
    }

    @Override
    public Catalog<Game<?, ?>> allGames() {
        if (allGames == null) {
            ClassLoader loader = classLoader();
            allGames = loader == MctsCommand.class.getClassLoader() ? builtIn : added(Games.added(builtIn, loader));
        }
        return allGames;
    }

    @Override
    public String version() {
        return Version.number();
    }

    private Catalog<Game<?, ?>> added(Catalog<Game<?, ?>> games) {
        return games.entries().size() > builtIn.entries().size()
                ? games
                : new Catalog<>(
                        games.kind(),
                        games.entries(),
                        "On the class path " + addedClassPath() + " there is no game: no file META-INF/services/"
                                + GameProvider.class.getName() + " names the class of one.");
    }

    /** Runs a command; returns its exit status. */
    public int run(String[] args) {
        Failures failures = new Failures(this::allGames, terminal, () -> isDebugging, this::commandsWith);
        CommandLine commandLine = new CommandLine(this);
        String first = args.length == 0 ? "" : args[0];
        Map<String, Supplier<Object>> commands = commands();
        // One alone takes half as long to set up as all of them.
        commands.forEach((name, command) -> {
            if (name.equals(first) || !commands.containsKey(first) || ABOUT_ALL.contains(first)) {
                commandLine.addSubcommand(command.get());
            }
        });
        commandLine
                .registerConverter(Path.class, MctsCommand::path)
                .setHelpFactory(this::help)
                .setColorScheme(CommandLine.Help.defaultColorScheme(ansi()))
                .setOut(terminal.out())
                .setErr(terminal.err())
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        commandLine.setExecutionStrategy(parsed -> {
            try {
                requireFiles(parsed);
                // where jobs look for their games, and searches for their parts
                thread.setContextClassLoader(classLoader());
                return new CommandLine.RunLast().execute(parsed);
            } catch (IllegalArgumentException refusal) {
                throw new CommandLine.ExecutionException(commandLine, "", refusal);
            } catch (Error failure) {
                throw new CommandLine.ExecutionException(commandLine, "", Failures.of(failure));
            }
        });
        try (terminal) {
            return failures.afterOutput(terminal.status(commandLine.execute(args)));
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** Rejects {@code -}, standard input or output, for files except that of {@code --positions}. */
    private static void requireFiles(ParseResult parsed) {
        for (ParseResult command = parsed; command != null; command = command.subcommand()) {
            for (ArgSpec argument : command.matchedArgs()) {
                if (argument.getValue() instanceof Path path
                        && path.toString().equals(STANDARD_INPUT)
                        && !(argument instanceof OptionSpec option
                                && option.longestName().equals("--positions"))) {
                    String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
                    throw new IllegalArgumentException(
                            name + ": '-' stands for standard input with --positions only; give the name of a file");
                }
            }
        }
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException unmappable) {
            throw new IllegalArgumentException(
                    "'" + text + "' cannot be the name of a file here: " + unmappable.getReason()
                            + "; set a locale of UTF-8, as in LC_ALL=C.UTF-8",
                    unmappable);
        }
    }

    private Map<String, Supplier<Object>> commands() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("games", GamesCommand::new);
        commands.put("options", OptionsCommand::new);
        commands.put("analyze", () -> SearchOptions.addedTo(AnalyzeCommand::new));
        commands.put("play", () -> SearchOptions.addedTo(PlayCommand::new));
        commands.put("match", MatchCommand::new);
        commands.put("exploit", ExploitCommand::new);
        commands.put("tournament", TournamentCommand::new);
        commands.put("tune", TuneCommand::new);
        commands.put("selfplay", SelfPlayCommand::new);
        commands.put("learn", LearnCommand::new);
        commands.put("worker", WorkerCommand::new);
        commands.put("serve", ServeCommand::new);
        commands.put("bench", BenchCommand::new);
        commands.put("verify", VerifyCommand::new);
        commands.put("ugi", () -> SearchOptions.addedTo(UgiCommand::new));
        commands.put("gtp", () -> SearchOptions.addedTo(GtpCommand::new));
        commands.put("ggp", () -> SearchOptions.addedTo(GgpCommand::new));
        commands.put(COMPLETION, CompletionCommand::new);
        commands.put(HELP, HelpCommand::new);
        return commands;
    }

    private List<String> commandsWith(String option) {
        return commands().entrySet().stream()
                .filter(entry -> hasOption(entry.getValue().get(), option))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static boolean hasOption(Object command, String option) {
        CommandLine commandLine = command instanceof CommandLine made ? made : new CommandLine(command);
        return commandLine.getCommandSpec().findOption(option) != null;
    }

    private CommandLine.Help help(CommandSpec command, ColorScheme colours) {
        int width = Math.max(LEAST_HELP_WIDTH, Math.min(terminal.width(), MOST_HELP_WIDTH));
        Map<String, CommandLine.IHelpSectionRenderer> sections =
                new LinkedHashMap<>(command.usageMessage().sectionMap());
        sections.replaceAll((name, section) -> help -> HelpText.wrapped(
                section.render(help), width, name.equals(UsageMessageSpec.SECTION_KEY_SYNOPSIS) ? USAGE : 0));
        command.usageMessage().width(HelpText.UNWRAPPED).sectionMap(sections);
        return new CommandLine.Help(command, colours) {
            @Override
            public Layout createDefaultLayout(
                    List<OptionSpec> options, List<PositionalParamSpec> positionals, ColorScheme scheme) {
                Layout all = super.createDefaultLayout(options, positionals, scheme);
                return new Layout(scheme, all.textTable(), all.optionRenderer(), all.parameterRenderer()) {
                    @Override
                    public void addOption(OptionSpec option, IParamLabelRenderer labels) {
                        if (!SearchOptions.isNamedOnly(option)) {
                            super.addOption(option, labels);
                        }
                    }
                };
            }
        };
    }

    /** Escape sequences for emphasis, unless the terminal knows none. */
    private static Ansi ansi() {
        return "dumb".equals(System.getenv("TERM")) ? Ansi.OFF : Ansi.AUTO;
    }

    @Override
    public void run() {
        spec.commandLine().usage(terminal.out());
    }

    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {"mcts " + number()};
        }

        private static String number() {
            String version = MctsCommand.class.getPackage().getImplementationVersion();
            return number(version, commit());
        }

        static String number(@Nullable String version, String commit) {
            return (version == null ? "(not packaged)" : version) + (commit.isEmpty() ? "" : " (" + commit + ")");
        }

        /** Returns the commit that was built; empty if the build did not know it. */
        private static String commit() {
            Properties build = new Properties();
            try (InputStream file = MctsCommand.class.getResourceAsStream("build.properties")) {
                build.load(Objects.requireNonNull(file));
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            return build.getProperty("commit");
        }
    }
}
