/**
 * A search as an engine of the Go Text Protocol, version 2, for interfaces, servers and referees.
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
