/**
 * Watches what asks a game or a part: {@link io.mcts.testkit.watch.Watch} runs it on a thread of its own, hears its
 * {@link io.mcts.testkit.watch.Pulse} and reports a {@link io.mcts.testkit.watch.Hang} where nothing comes any more. It knows no rules.
 */
@NullMarked
package io.mcts.testkit.watch;

import org.jspecify.annotations.NullMarked;
