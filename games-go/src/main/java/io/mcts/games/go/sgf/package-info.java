/** The text of a file of the Smart Game Format, not interpreted. */
@NullMarked
package io.mcts.games.go.sgf;

import org.jspecify.annotations.NullMarked;
