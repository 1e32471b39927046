package io.mcts.arena.records;

import io.mcts.game.GameState;

/**
 * A move of a recorded game.
 *
 * @param player who made it; {@link GameState#CHANCE} for an outcome of chance
 * @param move the move, as its {@code toString} writes it
 * @param nanos the time it took, nanoseconds of the wall clock; 0 for an outcome of chance
 * @param value the value of the position to the player, from 0 to 1, as the agent sees it; NaN if it does not say
 * @param visits the visits of the move in the agent's search; 0 without one
 * @param iterations the iterations of that search; 0 without one
 */
public record Turn(int player, String move, long nanos, double value, long visits, long iterations) {

    /** An outcome of chance. */
    public static Turn ofChance(String outcome) {
        return new Turn(GameState.CHANCE, outcome, 0, Double.NaN, 0, 0);
    }
}
