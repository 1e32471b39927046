package io.mcts.engines.ugi;

import io.mcts.control.Budget;
import io.mcts.control.GameClock;
import io.mcts.game.GameState;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The limit of a {@code go}: its kind, and a budget by position and the time since the {@code go}. */
record Limit(Kind kind, Allowance allowance) {

    private static final Pattern CLOCK = Pattern.compile("p([1-9]\\d?)(time|inc)|movestogo");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");
    private static final Duration LEAST = Duration.ofMillis(1);
    private static final int ITERATIONS_OF_FORCED_MOVE = 100;

    enum Kind {
        /** The limits of the settings, after a plain {@code go}; a second by default. */
        OWN,
        /** The budget. */
        BUDGET,
        /** A {@code stop} only, for which even a finished search waits. */
        STOP
    }

    @FunctionalInterface
    interface Allowance {
        Budget budget(GameState<?, ?> state, Duration gone);
    }

    Budget budget(GameState<?, ?> state, Duration gone) {
        return allowance.budget(state, gone);
    }

    /** Parses the words after {@code go}; an {@link IllegalArgumentException} if they are no limit. */
    static Limit parse(List<String> words) {
        if (words.isEmpty()) {
            return new Limit(Kind.OWN, (state, gone) -> Budget.unlimited());
        }
        if (words.equals(List.of("infinite"))) {
            return new Limit(Kind.STOP, (state, gone) -> Budget.unlimited());
        }
        if (words.size() == 2 && words.get(0).equals("movetime")) {
            Duration time = millis(words.get(1));
            return new Limit(Kind.BUDGET, (state, gone) -> moveTime(time.minus(gone), state));
        }
        if (words.size() == 2 && words.get(0).equals("nodes")) {
            Budget nodes = Budget.iterations(number(words.get(1)));
            return new Limit(Kind.BUDGET, (state, gone) -> nodes);
        }
        if (CLOCK.matcher(words.get(0)).matches()) {
            return clocks(words);
        }
        throw new IllegalArgumentException(
                "'go " + String.join(" ", words)
                        + "' is not a limit of the search; allowed is nothing, or one of "
                        + "movetime <milliseconds>, nodes <number>, infinite, p1time <milliseconds> p2time <milliseconds> [p1inc ...]");
    }

    /**
     * Returns the budget for a time. Without time, each move is still tried once; a forced move is answered at once, with a rough value.
     */
    private static Budget moveTime(Duration left, GameState<?, ?> state) {
        int moves = state.legalMoves().size();
        Budget budget = left.compareTo(LEAST) < 0 ? Budget.iterations(moves) : Budget.time(left);
        return moves == 1 ? budget.or(Budget.iterations(ITERATIONS_OF_FORCED_MOVE)) : budget;
    }

    /** Parses {@code p1time <ms> p2time <ms> [p1inc <ms>] [p2inc <ms>] [movestogo <n>]}, which a {@link GameClock} shares out. */
    private static Limit clocks(List<String> words) {
        Map<Integer, Duration> left = new HashMap<>();
        Map<Integer, Duration> addition = new HashMap<>();
        int movesToGo = 0;
        for (int i = 0; i < words.size(); i += 2) {
            Matcher clock = CLOCK.matcher(words.get(i));
            if (!clock.matches() || i + 1 == words.size()) {
                throw new IllegalArgumentException(
                        "'" + words.get(i)
                                + "' is not a clock with its time; give p1time, p1inc, p2time or p2inc with milliseconds, or movestogo with a number");
            }
            String value = words.get(i + 1);
            if (clock.group(1) == null) {
                movesToGo = positive(value);
            } else {
                int player = Integer.parseInt(clock.group(1)) - 1;
                (clock.group(2).equals("time") ? left : addition).put(player, millis(value));
            }
        }
        int moves = movesToGo;
        return new Limit(Kind.BUDGET, (state, gone) -> {
            int player = state.currentPlayer();
            if (!left.containsKey(player)) {
                throw new IllegalArgumentException(
                        "go lacks the time of the player to move; give p" + (player + 1) + "time <milliseconds>");
            }
            GameClock clock =
                    GameClock.of(left.get(player)).withIncrement(addition.getOrDefault(player, Duration.ZERO));
            Duration time = (moves > 0 ? clock.withMovesToGo(moves) : clock).timeForMove();
            return moveTime(time.minus(gone), state);
        });
    }

    private static int positive(String word) {
        int number = (int) Math.min(number(word), Integer.MAX_VALUE);
        if (number == 0) {
            throw new IllegalArgumentException("'" + word + "' is not a number of moves to go, which is 1 or more");
        }
        return number;
    }

    private static Duration millis(String word) {
        return Duration.ofMillis(number(word));
    }

    private static long number(String word) {
        if (!NUMBER.matcher(word).matches()) {
            throw new IllegalArgumentException("'" + word + "' is not a whole number of 0 or more");
        }
        return Long.parseLong(word);
    }
}
