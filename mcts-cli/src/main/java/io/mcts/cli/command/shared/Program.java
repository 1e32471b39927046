package io.mcts.cli.command.shared;

import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;

/** The program whose commands they are. */
public interface Program {

    Terminal terminal();

    /** All games: those of the program, and the user's own. */
    Catalog<Game<?, ?>> allGames();

    /** Finds what is on the user's class path, and what this program has. */
    ClassLoader classLoader();

    /** The user's class path; empty if there is none. */
    String addedClassPath();

    /** Returns the version as a number, or a remark if there is none. */
    String version();
}
