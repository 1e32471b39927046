package io.mcts.examples.web;

import io.mcts.examples.game.Game;

/**
 * A user's own game for the web page. If it is on the class path and named in
 * {@code META-INF/services/io.mcts.examples.web.OwnGame}, the page shows it beside the games of this program, with a plain board drawn
 * from its {@link Game#diagram diagram}.
 */
public interface OwnGame {

    /**
     * What the game is called.
     *
     * @return a word of small letters and digits
     */
    String name();

    /** What it is. */
    String description();

    /**
     * The game.
     *
     * @return a game for two
     */
    Game<?, ?> game();
}
