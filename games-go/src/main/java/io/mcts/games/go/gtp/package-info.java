/**
 * A search as a program that speaks the Go Text Protocol, version 2, with interfaces, servers and referees of Go.
 *
 * <pre>{@code
 * try (GtpEngine engine = new GtpEngine(mcts, Budget.iterations(3_000), new PrintWriter(System.out))) {
 *     engine.run(new BufferedReader(new InputStreamReader(System.in)));
 * }
 * }</pre>
 */
@Experimental
@NullMarked
package io.mcts.games.go.gtp;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
