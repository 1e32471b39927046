/**
 * Games of a contest in a text file, one JSON object a line.
 *
 * <p>A {@link io.mcts.arena.records.RecordFile} is the store of an {@link io.mcts.arena.Arena}: a contest that was broken off goes on
 * where it stopped. A {@code GameLine} is a line of it. The records of one game that people write by hand are
 * not this: each game has its own.
 */
@NullMarked
package io.mcts.arena.records;

import org.jspecify.annotations.NullMarked;
