/**
 * Watches what asks a game or a part: {@link io.mcts.testkit.watch.Watch} runs it on a thread of its own, hears its
 * {@link io.mcts.testkit.watch.Heartbeat} and reports a {@link io.mcts.testkit.watch.TimeoutFailure} when the pulse stops.
 * {@link io.mcts.testkit.watch.Words} are how messages name what was seen. It knows no rules.
 */
@NullMarked
package io.mcts.testkit.watch;

import org.jspecify.annotations.NullMarked;
