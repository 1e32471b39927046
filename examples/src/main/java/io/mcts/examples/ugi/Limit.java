package io.mcts.examples.ugi;

import io.mcts.arena.GameClock;
import io.mcts.control.Budget;
import io.mcts.examples.catalog.UsageException;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;

/** How long a {@code go} lets the engine search. */
sealed interface Limit {

    /**
     * Makes the budget of the search.
     *
     * @param player the player to move
     * @param gone the time that has gone by since the {@code go} came
     * @throws UsageException if the limit says nothing about this player
     */
    Budget budget(int player, Duration gone);

    /** Whether the engine must wait for a {@code stop} before it answers, even if it has nothing more to search. */
    default boolean waitsForStop() {
        return false;
    }

    /** {@code go movetime <ms>}. */
    record MoveTime(Duration time) implements Limit {

        @Override
        public Budget budget(int player, Duration gone) {
            Duration left = time.minus(gone);
            return Budget.time(left.isNegative() ? Duration.ZERO : left);
        }
    }

    /** {@code go nodes <n>}: so many iterations. */
    record Nodes(long count) implements Limit {

        @Override
        public Budget budget(int player, Duration gone) {
            return Budget.iterations(count);
        }
    }

    /** {@code go infinite}: until a {@code stop}. */
    record Infinite() implements Limit {

        @Override
        public Budget budget(int player, Duration gone) {
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
        public Budget budget(int player, Duration gone) {
            return new MoveTime(clock(player).timeForMove()).budget(player, gone);
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
}
