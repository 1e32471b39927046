package io.mcts.testkit;

import io.mcts.game.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What shows a fault again.
 *
 * @param initialState which initial state the moves begin from; for a part that chooses among children, the part
 * @param moves the moves to the state, in order; none where children are shown
 * @param children that a part is shown; null where a state is checked
 * @param seed the seed of all random numbers drawn in the check
 */
public record Reproduction(
        String initialState,
        List<? extends Move> moves,
        @Nullable GivenChildren children,
        long seed) {

    static Reproduction of(String part, GivenChildren children, long seed) {
        return new Reproduction(part, List.of(), children, seed);
    }

    /** Some lines of a message. */
    @Override
    public String toString() {
        String where = children == null
                ? "  moves:    " + moves + "\n  from:     " + initialState
                : "  part:     " + initialState + "\n  children: " + children;
        return where + "\n  seed:     " + seed;
    }
}
