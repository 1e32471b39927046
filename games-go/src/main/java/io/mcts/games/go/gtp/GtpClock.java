package io.mcts.games.go.gtp;

import io.mcts.control.Budget;
import io.mcts.control.GameClock;
import java.time.Duration;
import java.util.List;

/**
 * The time control of both players: a main time, then Canadian overtime (some stones in each period) or Japanese byo-yomi (periods that are
 * used up only by longer moves).
 *
 * <p>Sources: G. Farnebäck, <i>Specification of the Go Text Protocol, version 2</i>, section 4.2, for absolute and Canadian time; KGS for
 * byo-yomi ({@code kgs-time_settings}).
 */
final class GtpClock {

    private static final double MILLIS = 1_000;

    /** The usable share of the time, since answers take time to arrive. */
    private static final double SAFE = 0.9;

    /** The fewest own moves that a game is expected to go on. */
    private static final int FEWEST_MOVES = 8;

    private enum Overtime {
        NONE,
        CANADIAN,
        BYO_YOMI
    }

    private boolean isSet;
    private Overtime overtime = Overtime.NONE;

    /** The length of a period in seconds, and its stones or the number of periods. */
    private double period;

    private int count;

    /** The seconds left of the main time or of the period, by player. */
    private final double[] left = new double[2];

    /** Indexed by player; 0 in the main time. */
    private final int[] countLeft = new int[2];

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
        for (int player = 0; player < 2; player++) {
            boolean isMain = main > 0 || kind == Overtime.NONE;
            left[player] = isMain ? main : seconds;
            countLeft[player] = isMain ? 0 : stonesOrPeriods;
        }
    }

    /** Reads {@code none}, {@code absolute M}, {@code byoyomi M P N} or {@code canadian M P N}. */
    void setAsKgs(List<String> words) {
        String system = GtpArguments.argument(words, 0);
        switch (system) {
            case "none" -> isSet = false;
            case "absolute" -> set(Overtime.NONE, GtpArguments.number(words, 1), 0, 0);
            case "byoyomi" ->
                set(Overtime.BYO_YOMI, GtpArguments.number(words, 1), GtpArguments.number(words, 2), (int)
                        GtpArguments.number(words, 3));
            case "canadian" ->
                set(Overtime.CANADIAN, GtpArguments.number(words, 1), GtpArguments.number(words, 2), (int)
                        GtpArguments.number(words, 3));
            default -> throw new IllegalArgumentException("unknown time system " + system);
        }
    }

    /** The stones or periods are 0 in the main time. */
    void setLeft(int player, double seconds, int stonesOrPeriods) {
        isSet = true;
        left[player] = seconds;
        countLeft[player] = stonesOrPeriods;
    }

    boolean isSet() {
        return isSet;
    }

    /** Adds the share of the time left that this move may take. */
    Budget limited(Budget budget, int player, int points, int stonesPlayed) {
        if (!isSet) {
            return budget;
        }
        Duration time = countLeft[player] == 0
                ? max(
                        share(left[player], Math.max(FEWEST_MOVES, (points - stonesPlayed) / 2)),
                        ofPeriod(period, count)) // which comes after the main time
                : ofPeriod(left[player], countLeft[player]);
        return budget.or(Budget.millis(Math.max(1, time.toMillis())));
    }

    private Duration ofPeriod(double seconds, int stones) {
        return switch (overtime) {
            case BYO_YOMI -> share(seconds, 1);
            case CANADIAN -> share(seconds, stones);
            case NONE ->
                stones > 0 ? share(seconds, stones) : Duration.ZERO; // a controller that says only what is left
        };
    }

    private static Duration share(double seconds, int moves) {
        Duration left = Duration.ofMillis((long) (SAFE * MILLIS * Math.max(0, seconds)));
        return new GameClock(left, Duration.ZERO, Duration.ZERO, moves, moves).timeForMove();
    }

    private static Duration max(Duration first, Duration second) {
        return first.compareTo(second) > 0 ? first : second;
    }

    /** Subtracts the time of a move; a controller that counts on its own calls {@link #setLeft}. */
    void press(int player, double seconds) {
        double over = seconds;
        if (countLeft[player] == 0) {
            left[player] -= seconds;
            if (left[player] > 0 || overtime == Overtime.NONE) {
                return;
            }
            over = -left[player];
            left[player] = period;
            countLeft[player] = count;
            if (over == 0) {
                return; // the overtime begins with the next move
            }
        }
        if (overtime == Overtime.BYO_YOMI) {
            int used = (int) (over / period);
            countLeft[player] = Math.max(1, countLeft[player] - used);
            left[player] = period;
        } else {
            left[player] -= over;
            countLeft[player]--;
            if (countLeft[player] == 0) {
                left[player] = period;
                countLeft[player] = count;
            }
        }
    }
}
