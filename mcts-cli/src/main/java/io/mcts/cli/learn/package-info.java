/** A network that learns a game from itself: what a generation came to, and its picture. */
@NullMarked
package io.mcts.cli.learn;

import org.jspecify.annotations.NullMarked;
