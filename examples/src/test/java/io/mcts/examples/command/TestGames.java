package io.mcts.examples.command;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;

/** The games of the tests, for those of other packages. */
public final class TestGames {

    /** The games of the command line, and those of the tests. */
    public static final Catalog<Game<?, ?>> CATALOG = CommandRun.GAMES;

    private TestGames() {}
}
