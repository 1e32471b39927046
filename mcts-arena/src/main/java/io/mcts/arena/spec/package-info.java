/**
 * Contests in words, such as the {@link io.mcts.arena.spec.Entrants} of SPECs. Invalid text is rejected with an {@link
 * IllegalArgumentException}, which names the value and what is allowed.
 */
@Experimental
@NullMarked
package io.mcts.arena.spec;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
