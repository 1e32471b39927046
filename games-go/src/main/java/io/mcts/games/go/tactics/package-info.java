/** The tactics of rollouts and priors: escapes from atari, ladders, and patterns of 3 x 3 points. */
@NullMarked
package io.mcts.games.go.tactics;

import org.jspecify.annotations.NullMarked;
