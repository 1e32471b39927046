/**
 * Agents that are external engines with the Universal Game Interface ({@link io.mcts.engines.UgiEngines}) or the Go Text Protocol ({@link
 * io.mcts.engines.GtpEngines}). Conversely, {@link io.mcts.engines.ugi.UgiEngine} makes a search of this library an engine.
 */
@Experimental
@NullMarked
package io.mcts.engines;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
