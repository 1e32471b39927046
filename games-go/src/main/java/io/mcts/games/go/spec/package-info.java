/** What programs that know a game by its name need of Go, found as a service. */
@NullMarked
package io.mcts.games.go.spec;

import org.jspecify.annotations.NullMarked;
