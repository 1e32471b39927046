package io.mcts.cli.command;

import picocli.CommandLine.Parameters;

/** A command about one game. */
abstract class AbstractGameCommand extends AbstractCommand {

    @Parameters(paramLabel = "GAME", description = "The game, with its options: NAME or NAME:key=value,key=value.")
    private String gameName = "";

    final String gameName() {
        return gameName;
    }
}
