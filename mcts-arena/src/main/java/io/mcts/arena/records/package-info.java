/**
 * Games that were played, and their text file, one JSON object a line.
 *
 * <p>A {@link io.mcts.arena.records.GameRecord} is a game, move by move. A {@link io.mcts.arena.records.RecordFile} is the store
 * of an {@link io.mcts.arena.Arena}: an interrupted contest resumes where it stopped. A {@code GameLine} is a line of it. Records that
 * people write by hand are another matter: each game has its own form.
 */
@Experimental
@NullMarked
package io.mcts.arena.records;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
