package io.mcts.testkit.report;

import io.mcts.game.Move;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.watch.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The way to reproduce a fault.
 *
 * @param initialState the initial state, or for a part that chooses among children, the part
 * @param moves the moves to the state, in order; none where children are shown
 * @param children the children shown to a part; null where a state is checked
 * @param seed the seed of all random numbers drawn in the check
 * @param attempt the number of the try, which is mixed into the seed; 0 also for an initial state
 */
public record Reproduction(
        String initialState,
        List<? extends Move> moves,
        @Nullable GivenChildren children,
        long seed,
        int attempt) {

    public Reproduction {
        // A faulty game may have a null among its moves, which List.copyOf refuses.
        moves = Collections.unmodifiableList(new ArrayList<>(moves));
    }

    @Override
    public String toString() {
        String where = children == null
                ? "  moves:    " + Words.of(moves) + "\n  from:     " + initialState
                : "  part:     " + initialState + "\n  children: " + children;
        return where + "\n  seed:     " + seed + (attempt == 0 ? "" : ", try " + attempt);
    }
}
