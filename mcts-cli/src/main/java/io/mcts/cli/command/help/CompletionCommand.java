package io.mcts.cli.command.help;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "completion",
        description = "Prints a script that lets bash or zsh complete commands and options: source <(mcts completion).")
public final class CompletionCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine()
                .getOut()
                .print(AutoComplete.bash("mcts", spec.parent().commandLine()));
    }
}
