/** What the page asks about games, one answer for each question ({@link io.mcts.web.game.GameApi}); nothing is kept. */
@NullMarked
package io.mcts.web.game;

import org.jspecify.annotations.NullMarked;
