/** A game as its state tells of it ({@link io.mcts.testkit.play.Snapshot}), and random play by the rules alone. */
@NullMarked
package io.mcts.testkit.play;

import org.jspecify.annotations.NullMarked;
