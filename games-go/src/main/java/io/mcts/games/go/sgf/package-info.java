/** Internal: the text of a file of the Smart Game Format. What its properties mean in a game of Go is not known here. */
@NullMarked
package io.mcts.games.go.sgf;

import org.jspecify.annotations.NullMarked;
