package io.mcts.cli;

import io.mcts.cli.command.MctsCommand;
import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.game.Games;

public final class Main {

    public static void main(String[] args) {
        System.exit(run(args, Terminal.ofSystem()));
    }

    static int run(String[] args, Terminal terminal) {
        return new MctsCommand(MergedJar.games(Games.loader()), terminal).run(args);
    }
}
