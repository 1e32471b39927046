/** Watches calls of a game or a part for hangs. It knows no rules. */
@NullMarked
package io.mcts.testkit.watch;

import org.jspecify.annotations.NullMarked;
