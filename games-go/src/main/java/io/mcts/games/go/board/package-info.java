/** The stones on a board, the owners of points, and groups in seki. For turns, superko and the end of a game, see {@code Go}. */
@NullMarked
package io.mcts.games.go.board;

import org.jspecify.annotations.NullMarked;
