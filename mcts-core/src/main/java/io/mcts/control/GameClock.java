package io.mcts.control;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/**
 * A player's clock for a whole game, which allots time to the next move. Immutable and thread-safe.
 * <pre>{@code
 * GameClock clock = GameClock.of(Duration.ofMinutes(5)).withIncrement(Duration.ofSeconds(2));
 * SearchResult<M> result = mcts.search(state, clock.budget());
 * clock = clock.after(used);
 * }</pre>
 *
 * <p>Time left and increments to come are shared equally among the moves ahead: with R left, an increment of i after each move and m moves
 * ahead, the next one gets {@code (R + (m - 1) i) / m}, but never more than R, in both cases less the reserve. The number of moves ahead is
 * set by the rules ({@link #withMovesToGo}) or expected; the expectation counts down with the moves played to {@value #FEWEST_EXPECTED}.
 *
 * <p>If no move takes longer beside its search than the reserve, no search loses on time: once a share is less than the reserve, moves get
 * no time at all, and what is left lasts for as many of them as expected, or more if they take less than the reserve. The caller measures
 * the time of a move; when one takes longer, the reserve grows to what it took beside its search, at most twofold.
 *
 * <p>Source, without an increment: S.-C. Huang, R. Coulom, S.-S. Lin, <i>Time Management for Monte-Carlo Tree Search Applied to the Game of
 * Go</i>, TAAI 2010: the remaining time divided by a constant, and by {@code C + max(MaxPly - Ply, 0)}, where {@value #FEWEST_EXPECTED} is
 * the C.
 *
 * @param movesToGo the player's moves in the time left; 0 for the rest of the game
 * @param expectedMoves the player's expected moves in the rest of the game, the next one included
 */
public record GameClock(Duration remaining, Duration increment, Duration reserve, int movesToGo, int expectedMoves) {

    private static final Duration LONGEST = ChronoUnit.FOREVER.getDuration();

    private static final int FEWEST_EXPECTED = 10;
    private static final int EXPECTED = 20;
    private static final Duration RESERVE = Duration.ofMillis(30);
    private static final Duration LEAST = Duration.ofMillis(1);
    private static final int NOT_LIMITED = 0;

    public GameClock {
        notNegative("remaining time", remaining);
        notNegative("increment", increment);
        notNegative("reserve", reserve);
        if (movesToGo != NOT_LIMITED) {
            positive("moves to go", movesToGo);
        }
        positive("expected moves", expectedMoves);
    }

    /** Creates a clock without increment for the rest of the game, expected to take 20 more moves, with a reserve of 30 ms. */
    public static GameClock of(Duration remaining) {
        return new GameClock(remaining, Duration.ZERO, RESERVE, NOT_LIMITED, EXPECTED);
    }

    /** Returns this clock with another reserve: the time of each move that is kept for delays of the system, 30 ms unless set. */
    public GameClock withReserve(Duration time) {
        return new GameClock(remaining, increment, time, movesToGo, expectedMoves);
    }

    /** Returns this clock with an increment after each move of the player. */
    public GameClock withIncrement(Duration time) {
        return new GameClock(remaining, time, reserve, movesToGo, expectedMoves);
    }

    /**
     * Returns this clock, with the time left for a number of moves of the player, 1 or more; after them, the rest is for the whole game. If
     * the rules add time for more moves, create another clock.
     */
    public GameClock withMovesToGo(int moves) {
        return new GameClock(remaining, increment, reserve, positive("moves to go", moves), expectedMoves);
    }

    /**
     * Returns the clock after a move: less the time used, plus the increment, with the reserve adapted to the delay.
     *
     * @param used the time from the start of the turn until the move; if more than is left, only the increment remains
     */
    public GameClock after(Duration used) {
        Duration left = remaining.minus(notNegative("time used", used));
        return new GameClock(
                sum(left.isNegative() ? Duration.ZERO : left, increment),
                increment,
                reserveAfter(used),
                movesToGo == NOT_LIMITED ? NOT_LIMITED : movesToGo - 1,
                expectedMoves <= FEWEST_EXPECTED ? expectedMoves : expectedMoves - 1);
    }

    private Duration reserveAfter(Duration used) {
        Duration excess = used.minus(timeForMove()).minus(reserve);
        return excess.isNegative() ? reserve : sum(reserve, excess.compareTo(reserve) < 0 ? excess : reserve);
    }

    /** Returns the time that the search for the next move may take. */
    public Duration timeForMove() {
        int moves = movesToGo == NOT_LIMITED ? expectedMoves : movesToGo;
        Duration share = sum(remaining, times(increment, moves - 1)).dividedBy(moves);
        Duration time = (share.compareTo(remaining) < 0 ? share : remaining).minus(reserve);
        return time.isNegative() ? Duration.ZERO : time;
    }

    /** Returns the budget of the search for the next move: {@link #timeForMove}, or a millisecond if that is less. */
    public Budget budget() {
        Duration time = timeForMove();
        return Budget.time(time.compareTo(LEAST) < 0 ? LEAST : time);
    }

    private static Duration sum(Duration first, Duration second) {
        return first.compareTo(LONGEST.minus(second)) > 0 ? LONGEST : first.plus(second);
    }

    private static Duration times(Duration time, int count) {
        return count > 0 && time.compareTo(LONGEST.dividedBy(count)) > 0 ? LONGEST : time.multipliedBy(count);
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
}
