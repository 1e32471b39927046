package io.mcts.testkit.run;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.play.RandomPlay;
import io.mcts.testkit.watch.Heartbeat;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Whether copies take more memory, and so time, the longer a game is: measured by thread allocation, which varies little. */
final class CopyCost {

    private static final int GAMES = 5;
    private static final int COPIES = 20;
    private static final int STEP = 10;

    private static final int FEWEST_MOVES = 3 * STEP;
    private static final int LEAST_BYTES_A_MOVE = 4;

    private CopyCost() {}

    /** Returns a warning if in some long random games copies grow by half or more, and by something at each move. */
    static <S extends GameState<S, M>, M extends Move> Optional<String> warning(
            GameUnderTest<S, M> game, Heartbeat pulse, RandomGenerator random) {
        if (!(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads)) {
            return Optional.empty();
        }
        String warning = null;
        for (int i = 0; i < GAMES; i++) {
            S state = game.from(i % game.count()).newState();
            long first = 0;
            long last = 0;
            int moves = 0;
            while (!state.isTerminal() && moves < game.facts().longestGame()) {
                state.play(RandomPlay.move(state, random));
                moves++;
                if (moves % STEP == 0 && !state.isTerminal()) {
                    pulse.beat();
                    last = bytes(state, threads);
                    first = first == 0 ? last : first;
                }
            }
            int between = moves / STEP * STEP - STEP;
            if (between < FEWEST_MOVES || 2 * last < 3 * first || last - first < (long) LEAST_BYTES_A_MOVE * between) {
                return Optional.empty();
            }
            warning = "a copy takes " + first + " bytes after " + STEP + " moves of a random game, and " + last
                    + " bytes near its end, after some " + moves
                    + ": a search copies states all the time; if a state keeps"
                    + " its moves or positions, let copies share them";
        }
        return Optional.ofNullable(warning);
    }

    private static <S extends GameState<S, ?>> long bytes(S state, com.sun.management.ThreadMXBean threads) {
        Object[] copies = new Object[COPIES];
        copies[0] = state.copy(); // what is only loaded now does not count
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        for (int i = 1; i < COPIES; i++) {
            copies[i] = state.copy();
        }
        return (threads.getThreadAllocatedBytes(thread) - before) / (COPIES - 1);
    }
}
