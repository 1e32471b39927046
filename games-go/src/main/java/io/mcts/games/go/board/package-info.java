/**
 * Internal: the stones on a board, who owns the points, and which groups are in seki. Turns, superko and the end of a game are those of
 * {@code Go}.
 */
@NullMarked
package io.mcts.games.go.board;

import org.jspecify.annotations.NullMarked;
