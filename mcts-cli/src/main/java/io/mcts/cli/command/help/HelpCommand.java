package io.mcts.cli.command.help;

import io.mcts.cli.command.shared.Failures;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "help", description = "Prints this help, or that of a command.")
public final class HelpCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "The command.")
    private @Nullable String name;

    @Override
    public void run() {
        CommandLine all = spec.parent().commandLine();
        CommandLine asked = name == null ? all : all.getSubcommands().get(name);
        if (asked == null) {
            throw new IllegalArgumentException(Failures.unknown(
                    String.valueOf(name), "command", all.getSubcommands().keySet(), "mcts help lists the commands"));
        }
        asked.usage(spec.commandLine().getOut());
    }
}
