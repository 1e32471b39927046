package io.mcts.examples.ugi;

import io.mcts.arena.GameClock;
import io.mcts.control.Budget;
import io.mcts.examples.catalog.UsageException;
import io.mcts.game.GameState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How long a {@code go} lets the engine search. */
sealed interface Limit {

    /** A clock of one of two players. */
    Pattern CLOCK = Pattern.compile("p([1-9]\\d?)(time|inc)|movestogo");

    /** A whole number that fits. */
    Pattern NUMBER = Pattern.compile("\\d{1,18}");

    /**
     * Makes the budget of the search.
     *
     * @param state the position, in which a player is to move
     * @param gone the time that has gone by since the {@code go} came
     * @throws UsageException if the limit says nothing about the player to move
     */
    Budget budget(GameState<?, ?> state, Duration gone);

    /** Whether the search keeps to the limits of its own settings instead, as after {@code go} alone. */
    default boolean isOwn() {
        return false;
    }

    /** Whether the engine must wait for a {@code stop} before it answers, even if it has nothing more to search. */
    default boolean waitsForStop() {
        return false;
    }

    /** {@code go}: as far as the settings of the search allow, or for a second where they set no limit. */
    record Own() implements Limit {

        @Override
        public Budget budget(GameState<?, ?> state, Duration gone) {
            return Budget.unlimited();
        }

        @Override
        public boolean isOwn() {
            return true;
        }
    }

    /** {@code go movetime <ms>}. Where no time is left, each move is still tried once, so that the answer is not a guess. */
    record MoveTime(Duration time) implements Limit {

        private static final Duration LEAST = Duration.ofMillis(1);

        @Override
        public Budget budget(GameState<?, ?> state, Duration gone) {
            Duration left = time.minus(gone);
            return left.compareTo(LEAST) < 0
                    ? Budget.iterations(state.legalMoves().size())
                    : Budget.time(left);
        }
    }

    /** {@code go nodes <n>}: so many iterations. */
    record Nodes(long count) implements Limit {

        @Override
        public Budget budget(GameState<?, ?> state, Duration gone) {
            return Budget.iterations(count);
        }
    }

    /** {@code go infinite}: until a {@code stop}. */
    record Infinite() implements Limit {

        @Override
        public Budget budget(GameState<?, ?> state, Duration gone) {
            return Budget.unlimited();
        }

        @Override
        public boolean waitsForStop() {
            return true;
        }
    }

    /**
     * {@code go p1time <ms> p2time <ms> [p1inc <ms>] [p2inc <ms>] [movestogo <n>]}: what is left to each player, what each gets
     * in addition after a move, and for how many moves it is. A {@link GameClock} shares it.
     *
     * @param left by player
     * @param addition by player; none is 0
     * @param movesToGo the moves up to the next time control; nothing where the time is for the rest of the game
     */
    record Clocks(Map<Integer, Duration> left, Map<Integer, Duration> addition, OptionalInt movesToGo)
            implements Limit {

        public Clocks {
            left = Map.copyOf(left);
            addition = Map.copyOf(addition);
        }

        @Override
        public Budget budget(GameState<?, ?> state, Duration gone) {
            return new MoveTime(clock(state.currentPlayer()).timeForMove()).budget(state, gone);
        }

        private GameClock clock(int player) {
            Duration time = left.get(player);
            if (time == null) {
                throw new UsageException("go says nothing of the time of the player to move; allowed: p" + (player + 1)
                        + "time <milliseconds>");
            }
            GameClock clock = GameClock.of(time).withIncrement(addition.getOrDefault(player, Duration.ZERO));
            return movesToGo.isPresent() ? clock.withMovesToGo(movesToGo.getAsInt()) : clock;
        }
    }

    /**
     * Reads what stands behind {@code go}.
     *
     * @throws UsageException if it is no limit
     */
    static Limit parse(List<String> words) {
        if (words.isEmpty()) {
            return new Own();
        }
        if (words.equals(List.of("infinite"))) {
            return new Infinite();
        }
        if (words.size() == 2 && words.get(0).equals("movetime")) {
            return new MoveTime(millis(words.get(1)));
        }
        if (words.size() == 2 && words.get(0).equals("nodes")) {
            return new Nodes(number(words.get(1)));
        }
        if (CLOCK.matcher(words.get(0)).matches()) {
            return clocks(words);
        }
        throw new UsageException(
                "'go" + words.stream().map(word -> " " + word).collect(Collectors.joining())
                        + "' is no limit of the search; allowed is nothing, or one of "
                        + "movetime <milliseconds>, nodes <number>, infinite, p1time <milliseconds> p2time <milliseconds> [p1inc ...]");
    }

    private static Limit clocks(List<String> words) {
        Map<Integer, Duration> left = new HashMap<>();
        Map<Integer, Duration> addition = new HashMap<>();
        OptionalInt movesToGo = OptionalInt.empty();
        List<String> rest = new ArrayList<>(words);
        while (!rest.isEmpty()) {
            Matcher clock = CLOCK.matcher(rest.get(0));
            if (!clock.matches() || rest.size() < 2) {
                throw new UsageException(
                        "'" + rest.get(0) + "' is no clock with its time; allowed: p1time, p1inc, p2time, p2inc,"
                                + " each with milliseconds, and movestogo with a number");
            }
            if (clock.group(1) == null) {
                movesToGo = OptionalInt.of(positive(rest.get(1)));
            } else {
                int player = Integer.parseInt(clock.group(1)) - 1;
                (clock.group(2).equals("time") ? left : addition).put(player, millis(rest.get(1)));
            }
            rest.subList(0, 2).clear();
        }
        return new Clocks(left, addition, movesToGo);
    }

    private static int positive(String word) {
        int number = (int) Math.min(number(word), Integer.MAX_VALUE);
        if (number == 0) {
            throw new UsageException("'" + word + "' is no number of moves to go; allowed: 1 or more");
        }
        return number;
    }

    private static Duration millis(String word) {
        return Duration.ofMillis(number(word));
    }

    private static long number(String word) {
        if (!NUMBER.matcher(word).matches()) {
            throw new UsageException("'" + word + "' is no whole number of 0 or more");
        }
        return Long.parseLong(word);
    }
}
