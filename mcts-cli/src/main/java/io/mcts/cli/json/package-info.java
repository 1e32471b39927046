/**
 * The parts of the JSON output that more than one program writes.
 *
 * <p>{@link io.mcts.cli.json.SearchJson} is what a search found, {@link io.mcts.cli.json.MatchJson} the result of a match.
 */
@NullMarked
package io.mcts.cli.json;

import org.jspecify.annotations.NullMarked;
