package io.mcts.arena.result;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;

/**
 * The effort that an entrant spent on its moves.
 *
 * @param nanos nanoseconds of the wall clock
 * @param faults the number of games lost by a {@link Fault} that is a failure
 */
public record Effort(long moves, long nanos, long iterations, int faults) {

    /** No effort. */
    public static final Effort NONE = new Effort(0, 0, 0, 0);

    /** Returns the effort of a player in a game. */
    public static Effort of(GameRecord game, int player) {
        long moves = 0;
        long nanos = 0;
        long iterations = 0;
        for (Turn turn : game.turns()) {
            if (turn.player() == player) {
                moves++;
                nanos += turn.nanos();
                iterations += turn.iterations();
            }
        }
        boolean isFaulty = game.fault()
                .filter(fault -> fault.player() == player && fault.kind().isFailure())
                .isPresent();
        return new Effort(moves, nanos, iterations, isFaulty ? 1 : 0);
    }

    /** The mean time of a move in milliseconds; 0 without moves. */
    public double millisPerMove() {
        return moves == 0 ? 0 : nanos / 1e6 / moves;
    }

    /** The mean number of iterations of a move; 0 without moves. */
    public double iterationsPerMove() {
        return moves == 0 ? 0 : (double) iterations / moves;
    }

    /** The speed in iterations a second; 0 if no time was spent. */
    public double iterationsPerSecond() {
        return nanos == 0 ? 0 : iterations * 1e9 / nanos;
    }

    /** The sum of this effort and another. */
    public Effort plus(Effort other) {
        return new Effort(
                moves + other.moves, nanos + other.nanos, iterations + other.iterations, faults + other.faults);
    }
}
