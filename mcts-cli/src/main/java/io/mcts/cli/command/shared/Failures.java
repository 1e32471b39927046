package io.mcts.cli.command.shared;

import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jline.utils.Levenshtein;
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

    /** The greatest edit distance of a suggestion, as a share of the characters of the word. */
    private static final double MOST_DIFFERENT = 0.4;

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
            return others.isEmpty()
                    ? unknown(name, "option", known, list)
                    : "'" + name + "' is not an option of " + command.name() + ", but of " + String.join(", ", others);
        }
        if (!command.subcommands().isEmpty()) {
            return unknown(argument, "command", command.subcommands().keySet(), "mcts help lists the commands");
        }
        return "'" + argument + "' is one argument too many; allowed: " + arguments(command)
                + "options (a value with blanks needs quotes)";
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
        List<String> near = known.stream()
                .filter(candidate -> candidate.startsWith(word)
                        || Levenshtein.distance(word, candidate)
                                <= MOST_DIFFERENT * Math.max(word.length(), candidate.length()))
                .sorted(Comparator.comparingInt(candidate -> Levenshtein.distance(word, candidate)))
                .toList();
        return Catalog.isNot(word, kind) + "; " + (near.isEmpty() ? list : "did you mean " + near.get(0) + "?");
    }

    private static String arguments(CommandSpec command) {
        return command.positionalParameters().stream()
                .map(parameter -> parameter.paramLabel() + " and ")
                .collect(Collectors.joining());
    }
}
