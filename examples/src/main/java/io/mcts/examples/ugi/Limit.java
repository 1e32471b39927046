package io.mcts.examples.ugi;

import io.mcts.Budget;
import io.mcts.examples.catalog.UsageException;
import java.time.Duration;
import java.util.Map;

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
     * {@code go p1time <ms> p2time <ms> [p1inc <ms>] [p2inc <ms>]}: what is left to each player for the rest of the game, and
     * what each gets in addition for a move.
     *
     * <p>A move is given a {@value #MOVES_AHEAD}th of the time left and half of the addition, and never comes nearer than
     * {@value #RESERVE_MILLIS} ms to the end of the time.
     *
     * @param left by player
     * @param addition by player; none is 0
     */
    record Clocks(Map<Integer, Duration> left, Map<Integer, Duration> addition) implements Limit {

        private static final int MOVES_AHEAD = 20;
        private static final int RESERVE_MILLIS = 30;

        public Clocks {
            left = Map.copyOf(left);
            addition = Map.copyOf(addition);
        }

        @Override
        public Budget budget(int player, Duration gone) {
            return new MoveTime(share(player)).budget(player, gone);
        }

        private Duration share(int player) {
            Duration time = left.get(player);
            if (time == null) {
                throw new UsageException("go says nothing of the time of the player to move; allowed: p" + (player + 1)
                        + "time <milliseconds>");
            }
            Duration share = time.dividedBy(MOVES_AHEAD)
                    .plus(addition.getOrDefault(player, Duration.ZERO).dividedBy(2));
            Duration most = time.minusMillis(RESERVE_MILLIS);
            return share.compareTo(most) > 0 ? most : share;
        }
    }
}
