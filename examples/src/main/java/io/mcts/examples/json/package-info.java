/**
 * What the programs tell other programs: the parts of their JSON that more than one of them writes.
 *
 * <p>{@link io.mcts.examples.json.SearchJson} is what a search found, {@link io.mcts.examples.json.MatchJson} the result of a match.
 */
@NullMarked
package io.mcts.examples.json;

import org.jspecify.annotations.NullMarked;
