/** Go as a service, by name. */
@NullMarked
package io.mcts.games.go.spec;

import org.jspecify.annotations.NullMarked;
