package io.mcts.arena;

/**
 * What an entrant spent on its moves.
 *
 * @param moves the moves it made
 * @param nanos the time it took for them, nanoseconds of the wall clock
 * @param iterations the iterations of its searches
 * @param faults the games it lost by a fault: a move that is not legal, or a failure
 */
public record Effort(long moves, long nanos, long iterations, int faults) {

    /** Nothing spent. */
    public static final Effort NONE = new Effort(0, 0, 0, 0);

    /**
     * The time of a move.
     *
     * @return milliseconds, on average; 0 without moves
     */
    public double millisPerMove() {
        return moves == 0 ? 0 : nanos / 1e6 / moves;
    }

    /**
     * The iterations of a move.
     *
     * @return on average; 0 without moves
     */
    public double iterationsPerMove() {
        return moves == 0 ? 0 : (double) iterations / moves;
    }

    /**
     * This effort and another together.
     *
     * @param other the other effort
     * @return the sums
     */
    public Effort plus(Effort other) {
        return new Effort(
                moves + other.moves, nanos + other.nanos, iterations + other.iterations, faults + other.faults);
    }
}
