/** The sums of rewards during a game, for contests and records. Not exported. */
@NullMarked
package io.mcts.arena.internal;

import org.jspecify.annotations.NullMarked;
