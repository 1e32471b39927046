/**
 * Played games ({@link io.mcts.arena.records.GameRecord}) and their file ({@link io.mcts.arena.records.RecordFile}), one JSON object a
 * line, with which an interrupted contest resumes.
 */
@Experimental
@NullMarked
package io.mcts.arena.records;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
