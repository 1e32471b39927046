package io.mcts.examples.web;

import io.mcts.examples.game.Game;

/**
 * A game of one's own for the web page: whoever has it on the class path, named in
 * {@code META-INF/services/io.mcts.examples.web.OwnGame}, finds it on the page beside the games of this program, with a plain board
 * drawn from its {@link Game#diagram diagram}.
 */
public interface OwnGame {

    /**
     * What the game is called.
     *
     * @return a word of small letters and digits
     */
    String name();

    /**
     * What it is.
     *
     * @return half a sentence
     */
    String description();

    /**
     * The game.
     *
     * @return a game for two
     */
    Game<?, ?> game();
}
