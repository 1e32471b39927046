package io.mcts.arena.records;

import io.mcts.game.GameState;

/**
 * A move of a recorded game.
 *
 * @param player the player, or {@link GameState#CHANCE}
 * @param move as written by {@code toString}
 * @param nanos the time taken, in nanoseconds of the wall clock; 0 for chance
 * @param value the agent's value of the position to the player, from 0 to 1; NaN if unknown
 * @param visits the visits of the move in the agent's search; 0 without one
 * @param iterations the iterations of that search; 0 without one
 */
public record Turn(int player, String move, long nanos, double value, long visits, long iterations) {

    /** A chance outcome. */
    public static Turn ofChance(String outcome) {
        return new Turn(GameState.CHANCE, outcome, 0, Double.NaN, 0, 0);
    }
}
