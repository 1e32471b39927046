/**
 * The Universal Game Interface, a line protocol for referees and graphical interfaces: UCI for any game of two. {@link
 * io.mcts.engines.ugi.UgiEngine} reads on the caller's thread, so that {@code stop} is always heard; searches run on another thread.
 * Invalid input is answered by {@code info string error: …} and changes nothing.
 */
@Experimental
@NullMarked
package io.mcts.engines.ugi;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
