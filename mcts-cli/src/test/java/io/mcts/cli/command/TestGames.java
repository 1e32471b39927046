package io.mcts.cli.command;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;

/** The games of the tests, for those of other packages. */
public final class TestGames {

    /** The games of the command line, and those of the tests. */
    public static final Catalog<Game<?, ?>> CATALOG = CommandRun.GAMES;

    private TestGames() {}
}
