package io.mcts.cli;

import io.mcts.cli.command.MctsCommand;
import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.game.Games;

/** The {@code mcts} command line. */
public final class Main {

    /** Runs a command and ends the program with its exit status. */
    public static void main(String[] args) {
        System.exit(run(args, Terminal.ofSystem()));
    }

    static int run(String[] args, Terminal terminal) {
        return new MctsCommand(Games.catalog(), terminal).run(args);
    }
}
