package io.mcts.games.go.gtp;

import io.mcts.control.Budget;
import java.time.Duration;
import java.util.List;

/** The times that a controller has set for both players, as the protocol has them: a main time, then periods for some stones each. */
final class GtpClock {

    private static final double MILLIS = 1_000;

    /** Less is left for moves than there is, since answers take time to arrive. */
    private static final double SAFE = 0.9;

    /** A game is planned as if at least this many own moves were left. */
    private static final int FEWEST_MOVES = 8;

    private boolean isSet;
    private double period;
    private int stones;

    /** The seconds left of each player, and for how many stones; 0 stones in the main time. */
    private final double[] left = new double[2];

    private final int[] stonesLeft = new int[2];

    /** Sets {@code main period stones}, in seconds; a period without stones, or no time at all, means no limit. */
    void set(double main, double seconds, int stonesOfPeriod) {
        isSet = stonesOfPeriod > 0 ? main + seconds > 0 : main > 0 && seconds == 0;
        period = seconds;
        stones = stonesOfPeriod;
        for (int player = 0; player < 2; player++) {
            left[player] = main > 0 ? main : seconds;
            stonesLeft[player] = main > 0 ? 0 : stonesOfPeriod;
        }
    }

    /** The settings of KGS: {@code none}, {@code absolute M}, {@code byoyomi M P N} or {@code canadian M P N}. */
    void setAsKgs(List<String> words) {
        switch (words.get(0)) {
            case "none" -> isSet = false;
            case "absolute" -> set(Double.parseDouble(words.get(1)), 0, 0);
            case "byoyomi" -> set(Double.parseDouble(words.get(1)), Double.parseDouble(words.get(2)), 1);
            case "canadian" ->
                set(Double.parseDouble(words.get(1)), Double.parseDouble(words.get(2)), Integer.parseInt(words.get(3)));
            default -> throw new IllegalArgumentException("unknown time system " + words.get(0));
        }
    }

    void setLeft(int player, double seconds, int stonesOfPeriod) {
        isSet = true;
        left[player] = seconds;
        stonesLeft[player] = stonesOfPeriod;
    }

    /** The budget of a move: the given one, and the share of the time left that this move may take. */
    Budget limited(Budget budget, int player, int points, int stonesPlayed) {
        if (!isSet) {
            return budget;
        }
        double seconds = Math.max(0, left[player]);
        if (stonesLeft[player] > 0) {
            seconds /= stonesLeft[player];
        } else {
            seconds /= Math.max(FEWEST_MOVES, (points - stonesPlayed) / 2);
            seconds = Math.max(seconds, stones > 0 ? period / stones : 0);
        }
        return budget.or(Budget.time(Duration.ofMillis(Math.max(1, (long) (SAFE * MILLIS * seconds)))));
    }

    /** A move took a time. */
    void press(int player, double seconds) {
        left[player] -= seconds;
    }
}
