package io.mcts.testkit;

import io.mcts.game.Move;
import java.util.List;

/**
 * What leads again to a state that was found at fault.
 *
 * @param initialState which initial state the moves begin from
 * @param moves the moves, in order
 * @param seed the seed of all random numbers drawn in the check
 */
public record Reproduction(String initialState, List<? extends Move> moves, long seed) {}
