package io.mcts.arena;

import io.mcts.control.Budget;
import java.time.Duration;
import java.time.temporal.ChronoUnit;

/**
 * A player's clock for a whole game: it says how much time the next move may take, given the times of the moves before.
 *
 * <pre>{@code
 * GameClock clock = GameClock.of(Duration.ofMinutes(5)).withIncrement(Duration.ofSeconds(2));
 * SearchResult<M> result = mcts.search(state, clock.budget());
 * clock = clock.after(used);
 * }</pre>
 *
 * <p>The time left and all increments to come are shared equally among the moves ahead: with R left, an increment of i after
 * each move and m moves ahead, the next one gets {@code (R + (m - 1) i) / m}, but never more than R less the reserve. How many
 * moves are ahead is known where there are so many to go ({@link #withMovesToGo}), and else expected
 * ({@link #withExpectedMoves}). The expectation counts down with the moves played, though not below {@value #FEWEST_EXPECTED}:
 * a game may always go on.
 *
 * <p>The reserve is for what a move takes beside its search: the last iteration, the way to the referee and back. A clock never
 * loses on time as long as that is no more than the reserve.
 *
 * <p>The clock does not run by itself: the caller measures the time of a move. Any duration is allowed that is not negative; sums
 * that are longer than {@link ChronoUnit#FOREVER} are that long. Immutable and thread-safe.
 *
 * <p>Source, without an increment: S.-C. Huang, R. Coulom, S.-S. Lin, <i>Time Management for Monte-Carlo Tree Search Applied to
 * the Game of Go</i>, TAAI 2010: the remaining time divided by a constant, and by
 * {@code C + max(MaxPly - Ply, 0)}, where {@value #FEWEST_EXPECTED} is the C.
 */
public final class GameClock {

    /** Sums of times end here. */
    private static final Duration LONGEST = ChronoUnit.FOREVER.getDuration();

    private static final Duration MOST_MILLIS = Duration.ofMillis(Long.MAX_VALUE);

    private static final int FEWEST_EXPECTED = 10;
    private static final int EXPECTED = 20;
    private static final Duration RESERVE = Duration.ofMillis(30);

    /** Stands for the moves to go where the time left is for the rest of the game. */
    private static final int NOT_LIMITED = 0;

    private final Duration remaining;
    private final Duration increment;
    private final Duration reserve;
    private final int movesToGo;
    private final int expectedMoves;

    private GameClock(Duration remaining, Duration increment, Duration reserve, int movesToGo, int expectedMoves) {
        this.remaining = notNegative("remaining time", remaining);
        this.increment = notNegative("increment", increment);
        this.reserve = notNegative("reserve", reserve);
        this.movesToGo = movesToGo;
        this.expectedMoves = expectedMoves;
    }

    /**
     * A clock with a time for the rest of the game. Unless set, there is no increment, the game is expected to take 20 more moves
     * of the player, and the reserve is 30 ms.
     */
    public static GameClock of(Duration remaining) {
        return new GameClock(remaining, Duration.ZERO, RESERVE, NOT_LIMITED, EXPECTED);
    }

    /** This clock with a time that is added after each move of the player. */
    public GameClock withIncrement(Duration time) {
        return new GameClock(remaining, time, reserve, movesToGo, expectedMoves);
    }

    /**
     * This clock, with the time left for a number of moves of the player, 1 or more. When they are played, the rules add time for
     * the next ones, which the caller sets by {@link #plus} and this method; otherwise what is left is for the rest of the game.
     */
    public GameClock withMovesToGo(int moves) {
        return new GameClock(remaining, increment, reserve, positive("moves to go", moves), expectedMoves);
    }

    /**
     * This clock with another estimate of how many moves of the player are ahead, the next one included; 1 or more. It may be
     * updated before each move.
     */
    public GameClock withExpectedMoves(int moves) {
        return new GameClock(remaining, increment, reserve, movesToGo, positive("expected moves", moves));
    }

    /** This clock with another reserve, the most that a move takes beside its search. */
    public GameClock withReserve(Duration time) {
        return new GameClock(remaining, increment, time, movesToGo, expectedMoves);
    }

    /** This clock with more time. */
    public GameClock plus(Duration time) {
        return new GameClock(
                sum(remaining, notNegative("time added", time)), increment, reserve, movesToGo, expectedMoves);
    }

    /**
     * The clock after a move: less the time used, plus the increment.
     *
     * @param used the time from when it was the player's turn until the move was played; at more than is left, the increment is
     *     all that remains
     */
    public GameClock after(Duration used) {
        Duration left = remaining.minus(notNegative("time used", used));
        return new GameClock(
                sum(left.isNegative() ? Duration.ZERO : left, increment),
                increment,
                reserve,
                movesToGo == NOT_LIMITED ? NOT_LIMITED : movesToGo - 1,
                expectedMoves <= FEWEST_EXPECTED ? expectedMoves : expectedMoves - 1);
    }

    /** The time left. */
    public Duration remaining() {
        return remaining;
    }

    /** The time that the search for the next move may take. */
    public Duration timeForMove() {
        int moves = movesToGo == NOT_LIMITED ? expectedMoves : movesToGo;
        Duration share = sum(remaining, times(increment, moves - 1)).dividedBy(moves);
        Duration most = remaining.minus(reserve);
        Duration time = share.compareTo(most) < 0 ? share : most;
        return time.isNegative() ? Duration.ZERO : time;
    }

    /** The budget of the search for the next move: {@link #timeForMove}, from the beginning of the search. */
    public Budget budget() {
        return Budget.time(timeForMove());
    }

    private static Duration sum(Duration first, Duration second) {
        return first.compareTo(LONGEST.minus(second)) > 0 ? LONGEST : first.plus(second);
    }

    private static Duration times(Duration time, int count) {
        return count > 0 && time.compareTo(LONGEST.dividedBy(count)) > 0 ? LONGEST : time.multipliedBy(count);
    }

    private static long millis(Duration time) {
        return time.compareTo(MOST_MILLIS) > 0 ? Long.MAX_VALUE : time.toMillis();
    }

    private static Duration notNegative(String what, Duration time) {
        if (time.isNegative()) {
            throw new IllegalArgumentException("the " + what + " of a clock is 0 or more, not " + time);
        }
        return time;
    }

    private static int positive(String what, int moves) {
        if (moves < 1) {
            throw new IllegalArgumentException("the " + what + " of a clock are 1 or more, not " + moves);
        }
        return moves;
    }

    @Override
    public String toString() {
        return millis(remaining) + " ms for "
                + (movesToGo == NOT_LIMITED ? "the game, " + expectedMoves + " moves expected" : movesToGo + " moves")
                + ", " + millis(increment) + " ms increment, " + millis(reserve) + " ms reserve";
    }
}
