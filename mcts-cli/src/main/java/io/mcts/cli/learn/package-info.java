/** A network that learns a game from itself: what a generation came to, and the programs that train. */
@NullMarked
package io.mcts.cli.learn;

import org.jspecify.annotations.NullMarked;
