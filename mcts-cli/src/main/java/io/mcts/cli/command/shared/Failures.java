package io.mcts.cli.command.shared;

import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Setting;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Prints errors in one line: invalid values (exit status 2) and failures (exit status 1). */
public final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private static final String WHOLE = "a whole number such as 10";

    private static final Map<Class<?>, String> NUMBERS =
            Map.of(int.class, WHOLE, Integer.class, WHOLE, long.class, WHOLE, double.class, "a number such as 0.5");

    private final Supplier<Catalog<Game<?, ?>>> games;
    private final Terminal terminal;
    private final BooleanSupplier isDebugging;
    private final Function<String, List<String>> commandsWith;

    public Failures(
            Supplier<Catalog<Game<?, ?>>> games,
            Terminal terminal,
            BooleanSupplier isDebugging,
            Function<String, List<String>> commandsWith) {
        this.commandsWith = commandsWith;
        this.games = games;
        this.terminal = terminal;
        this.isDebugging = isDebugging;
    }

    /** Returns the exception for an error, such as a full heap, or unlimited recursion in a user's game. */
    public static Exception of(Error failure) {
        return new IllegalStateException(message(failure), failure);
    }

    private static String message(Error failure) {
        if (failure instanceof OutOfMemoryError) {
            return "the heap of " + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MiB is full; set a larger one, as in MCTS_JAVA_OPTS=-Xmx8g";
        }
        if (failure instanceof UnsupportedClassVersionError newer) {
            return RuntimeProblems.newerClass(newer);
        }
        if (failure instanceof NoClassDefFoundError absent) {
            return RuntimeProblems.missingModule(absent).orElseGet(absent::toString);
        }
        return failure.toString();
    }

    @Override
    public int handleParseException(ParameterException refusal, String[] args) {
        print(describe(refusal));
        return ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine commandLine, ParseResult parsed) {
        if (isDebugging.getAsBoolean()) {
            failure.printStackTrace(terminal.err());
        }
        if (failure instanceof IllegalArgumentException) {
            print(ErrorMessages.line(failure));
            return ExitCode.USAGE;
        }
        print(ErrorMessages.line(failure) + (isDebugging.getAsBoolean() ? "" : " (--debug prints the stack trace)"));
        return ExitCode.SOFTWARE;
    }

    /** The exit status of a finished command: a failure if its output could not be written. */
    public int afterOutput(int status) {
        if (!terminal.out().checkError() || terminal.isOutputClosed()) {
            return status;
        }
        print("standard output cannot be written, such as on a full disk: what was printed there is incomplete");
        return status == ExitCode.OK ? ExitCode.SOFTWARE : status;
    }

    private void print(String message) {
        terminal.out().flush();
        terminal.err().println("mcts: " + message);
    }

    private String describe(ParameterException refusal) {
        CommandSpec command = refusal.getCommandLine().getCommandSpec();
        if (refusal instanceof UnmatchedArgumentException surplus) {
            return describe(surplus, command);
        }
        if (refusal instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            return describe(
                    missing.getMissing().get(0), missing.getCommandLine().getParseResult());
        }
        if (refusal.getCause() instanceof IllegalArgumentException cause
                && refusal.getArgSpec() instanceof OptionSpec option) {
            return option.longestName() + ": " + ErrorMessages.line(cause);
        }
        if (refusal.getArgSpec() instanceof OptionSpec option
                && refusal.getValue() != null
                && NUMBERS.containsKey(option.type())) {
            return option.longestName() + " is " + NUMBERS.get(option.type()) + ", not '" + refusal.getValue() + "'";
        }
        return ErrorMessages.line(refusal).replaceFirst("^Error: ", "");
    }

    private String describe(UnmatchedArgumentException surplus, CommandSpec command) {
        String argument = surplus.getUnmatched().get(0);
        if (surplus.isUnknownOption()) {
            List<String> known =
                    command.options().stream().map(OptionSpec::longestName).toList();
            String list = command.qualifiedName() + " --help lists the options";
            String name = argument.replaceFirst("=.*", "");
            List<String> others = commandsWith.apply(name);
            if (!others.isEmpty()) {
                return "'" + name + "' is not an option of " + command.name() + ", but of " + String.join(", ", others);
            }
            return ofParameter(name, surplus.getUnmatched(), command)
                    .map(meant -> Catalog.isNot(name, "option") + "; did you mean " + meant + "?")
                    .orElseGet(() -> unknown(name, "option", known, list));
        }
        if (!command.subcommands().isEmpty()) {
            return unknown(argument, "command", command.subcommands().keySet(), "mcts help lists the commands");
        }
        return "'" + argument + "' is one argument too many; allowed: " + arguments(command)
                + "options (a value with blanks needs quotes)";
    }

    /** Returns what gives a value to a parameter of a part that was taken for an option, if the command has searches. */
    private static Optional<String> ofParameter(String option, List<String> unmatched, CommandSpec command) {
        int equals = unmatched.get(0).indexOf('=');
        String next = unmatched.size() > 1 && !unmatched.get(1).startsWith("-") ? unmatched.get(1) : "";
        String value = equals < 0 ? next : unmatched.get(0).substring(equals + 1);
        Optional<String> setting = Setting.ofParameter(option.replaceFirst("^-+", ""), value);
        if (command.findOption("--" + Setting.SELECTION.key()) != null) {
            return setting.map(known -> "--" + known.replaceFirst("=", " "));
        }
        boolean hasSpecs =
                command.options().stream().anyMatch(known -> known.paramLabel().equals("SPEC"));
        return hasSpecs ? setting.map(known -> known + " in a SPEC") : Optional.empty();
    }

    private String describe(ArgSpec missing, ParseResult parsed) {
        if (missing instanceof OptionSpec option) {
            String name = option.longestName();
            boolean isGiven = parsed.originalArgs().contains(name);
            return name + (isGiven ? " needs a value: " : " is required: ") + name + " " + option.paramLabel();
        }
        String allowed = missing.paramLabel().equals("GAME")
                ? "; allowed: " + games.get().names()
                : "";
        return missing.paramLabel() + " is missing" + allowed;
    }

    /** Returns a sentence on an unknown word with the nearest of the known ones, else with the command that lists them. */
    public static String unknown(String word, String kind, Collection<String> known, String list) {
        return Catalog.isNot(word, kind) + "; "
                + ErrorMessages.nearest(word, known)
                        .map(near -> "did you mean " + near + "?")
                        .orElse(list);
    }

    private static String arguments(CommandSpec command) {
        return command.positionalParameters().stream()
                .map(parameter -> parameter.paramLabel() + " and ")
                .collect(Collectors.joining());
    }
}
