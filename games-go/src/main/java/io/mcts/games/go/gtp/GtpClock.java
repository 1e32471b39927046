package io.mcts.games.go.gtp;

import static io.mcts.games.go.gtp.GtpArguments.number;

import io.mcts.control.GameClock;
import java.time.Duration;
import java.util.List;

/**
 * The time control of both players: a main time, then Canadian overtime (some stones in each period) or Japanese byo-yomi (periods that are
 * used up only by longer moves); or a main time with an increment after each move.
 *
 * <p>The lag is what a move takes besides its share of the time: until the search starts and after it ends, and on the way to the
 * controller's clock. The clock measures it: its own part by each move, the controller's by the difference between the time left that the
 * controller reports and the time left here. It is never below the set one.
 *
 * <p>Sources: G. Farnebäck, <i>Specification of the Go Text Protocol, version 2</i>, section 4.2, for absolute and Canadian time; KGS for
 * byo-yomi ({@code kgs-time_settings}); KataGo for increments ({@code kata-time_settings}).
 */
final class GtpClock {

    static final Duration USUAL_LAG = Duration.ofMillis(20);

    private static final double NANOS = 1e9;

    /** The usable share of a period. */
    private static final double SAFE = 0.9;

    /** The fewest own moves that a game is expected to go on. */
    private static final int FEWEST_MOVES = 8;

    /** The share of a measured lag that is still expected after another move without any. */
    private static final double FADING = 0.95;

    private enum Overtime {
        NONE,
        CANADIAN,
        BYO_YOMI
    }

    private final double leastLag;
    private boolean isSet;
    private Overtime overtime = Overtime.NONE;

    /** The length of a period in seconds, and its stones or the number of periods. */
    private double period;

    private int count;

    /** The seconds added after a move, the most that may be left then, and the most for a move. */
    private double increment;

    private double mostLeft;
    private double mostForMove;

    /** The seconds left of the main time or of the period, by player. */
    private final double[] left = new double[2];

    /** Indexed by player; 0 in the main time. */
    private final int[] countLeft = new int[2];

    /** The seconds that the last move was given. */
    private double allotted;

    private double ownLag;
    private double lagOfController;

    /** The differences between the clock of the controller and this one, whose sum is exact although each may be rounded. */
    private double differences;

    private int comparisons;

    /** The time of the last move until which the period would not have ended; none if it has begun again. */
    private double spare;

    private boolean isComparable;

    GtpClock(Duration leastLag) {
        this.leastLag = leastLag.toNanos() / NANOS;
    }

    /** A period without stones, or no time at all, means no limit; in seconds. */
    void set(double main, double seconds, int stones) {
        set(stones > 0 && seconds > 0 ? Overtime.CANADIAN : Overtime.NONE, main, seconds, stones);
        isSet = overtime != Overtime.NONE || (main > 0 && seconds == 0);
    }

    private void set(Overtime kind, double main, double seconds, int stonesOrPeriods) {
        isSet = true;
        overtime = kind;
        period = seconds;
        count = stonesOrPeriods;
        setIncrement(0, Double.MAX_VALUE, Double.MAX_VALUE);
        for (int player = 0; player < 2; player++) {
            boolean isMain = main > 0 || kind == Overtime.NONE;
            left[player] = isMain ? main : seconds;
            countLeft[player] = isMain ? 0 : stonesOrPeriods;
        }
        isComparable = false;
    }

    private void setIncrement(double seconds, double most, double mostForOne) {
        increment = seconds;
        mostLeft = most;
        mostForMove = mostForOne;
    }

    /**
     * Reads {@code none}, {@code absolute M}, {@code byoyomi M P N}, {@code canadian M P N}, {@code fischer M I} or {@code fischer-capped M I
     * MOST MOST_FOR_MOVE}.
     */
    void set(List<String> words) {
        String system = GtpArguments.argument(words, 0);
        switch (system) {
            case "none" -> isSet = false;
            case "absolute" -> set(Overtime.NONE, number(words, 1), 0, 0);
            case "byoyomi" -> set(Overtime.BYO_YOMI, number(words, 1), number(words, 2), (int) number(words, 3));
            case "canadian" -> set(Overtime.CANADIAN, number(words, 1), number(words, 2), (int) number(words, 3));
            case "fischer" -> {
                double added = number(words, 2);
                set(Overtime.NONE, number(words, 1), 0, 0);
                setIncrement(added, Double.MAX_VALUE, Double.MAX_VALUE);
            }
            case "fischer-capped" -> {
                double added = number(words, 2);
                double most = number(words, 3);
                double mostForOne = number(words, 4);
                set(Overtime.NONE, number(words, 1), 0, 0);
                setIncrement(added, most, mostForOne);
            }
            default -> throw new IllegalArgumentException("unknown time system " + system);
        }
    }

    /** Reads what the controller says is left: the player, the seconds, and the stones or periods, 0 in the main time. */
    void setLeft(List<String> words) {
        int player = GtpArguments.player(GtpArguments.argument(words, 0));
        double seconds = number(words, 1);
        int stonesOrPeriods = GtpArguments.wholeNumber(words, 2);
        if (isComparable && stonesOrPeriods == countLeft[player]) {
            compare(left[player] - seconds, words.get(1).contains(".") ? 0 : 1);
        } else if (isComparable && overtime == Overtime.BYO_YOMI && stonesOrPeriods < countLeft[player]) {
            lagOfController = Math.max(lagOfController, spare);
        }
        isComparable = false;
        isSet = true;
        left[player] = seconds;
        countLeft[player] = stonesOrPeriods;
    }

    private void compare(double difference, double rounding) {
        differences += difference;
        comparisons++;
        lagOfController = Math.max(
                FADING * lagOfController, Math.max(difference - rounding, (differences - rounding) / comparisons));
    }

    boolean isSet() {
        return isSet;
    }

    /** Returns the share of the time left that the search of a move may take. */
    Duration timeForMove(int player, int points, int stonesPlayed) {
        double seconds = countLeft[player] > 0
                ? ofPeriod(left[player], countLeft[player])
                : Math.max(ofMain(left[player], points, stonesPlayed), ofPeriod(period, count)); // which comes after it
        allotted = Math.min(seconds, Math.max(0, mostForMove - lag()));
        return Duration.ofNanos((long) (NANOS * allotted));
    }

    /** Keeps the lag of as many moves as fill the board, for a game that lasts longer than expected. */
    private double ofMain(double seconds, int points, int stonesPlayed) {
        int all = points / 2;
        double kept = all * Math.max(0, lag() - increment);
        return share(seconds - kept, increment, Math.max(FEWEST_MOVES, all - stonesPlayed / 2));
    }

    private double ofPeriod(double seconds, int stones) {
        return switch (overtime) {
            case BYO_YOMI -> share(SAFE * seconds, 0, 1);
            case CANADIAN -> share(SAFE * seconds, 0, stones);
            case NONE -> stones > 0 ? share(SAFE * seconds, 0, stones) : 0; // a controller that says only what is left
        };
    }

    private double share(double seconds, double added, int moves) {
        return new GameClock(duration(seconds), duration(added), duration(lag()), moves, moves)
                        .timeForMove()
                        .toNanos()
                / NANOS;
    }

    private static Duration duration(double seconds) {
        return Duration.ofNanos((long) (NANOS * Math.max(0, seconds)));
    }

    /** The expected lag in seconds. */
    double lag() {
        return Math.max(leastLag, ownLag + Math.max(0, lagOfController));
    }

    /** Subtracts the time of a move; a controller that counts on its own calls {@link #setLeft}. */
    void press(int player, double seconds) {
        ownLag = Math.max(FADING * ownLag, seconds - allotted);
        isComparable = true;
        double over = seconds;
        if (countLeft[player] == 0) {
            left[player] -= seconds;
            if (left[player] > 0 || overtime == Overtime.NONE) {
                left[player] = Math.min(mostLeft, left[player] + increment);
                return;
            }
            over = -left[player];
            left[player] = period;
            countLeft[player] = count;
            isComparable = false;
            if (over == 0) {
                return; // the overtime begins with the next move
            }
        }
        if (overtime == Overtime.BYO_YOMI) {
            int used = (int) (over / period);
            spare = (used + 1) * period - over;
            countLeft[player] = Math.max(1, countLeft[player] - used);
            left[player] = period;
        } else {
            left[player] -= over;
            countLeft[player]--;
            if (countLeft[player] == 0) {
                left[player] = period;
                countLeft[player] = count;
                isComparable = false;
            }
        }
    }
}
