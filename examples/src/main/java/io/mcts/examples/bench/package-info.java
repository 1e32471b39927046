/**
 * A short measurement of speed on the machine at hand.
 *
 * <p>{@link io.mcts.examples.bench.Benchmark} takes turns between games, round by round, so that a disturbance of the machine
 * falls on all of them; {@link io.mcts.examples.bench.Speed} is the median of the rounds. It is no replacement for JMH: it
 * answers what a user can expect here, within seconds.
 */
@NullMarked
package io.mcts.examples.bench;

import org.jspecify.annotations.NullMarked;
