/** The questions of the page about games, one answer for each ({@link io.mcts.web.game.GameApi}); nothing is kept. */
@NullMarked
package io.mcts.web.game;

import org.jspecify.annotations.NullMarked;
