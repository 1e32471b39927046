package io.mcts.result;

import java.time.Duration;

/**
 * The resources that a search used.
 *
 * @param nodes the nodes of its tree: the root and every visited move, including those kept from earlier searches or not yet freed by
 *     {@linkplain io.mcts.SearchTree#advance advance}
 * @param savedNodes the nodes not made because of transpositions
 * @param bytes the memory of the tree, without free space
 * @param depth the greatest number of moves that an iteration played before its leaf
 * @param seed the seed; a new tree with the same seed and iterations gives the same result
 * @param recyclings how often the least visited nodes were forgotten to save memory
 * @param forgottenNodes the nodes forgotten then; the moves to them keep their visits and means
 * @param leftBehindNodes the nodes freed off the line played
 */
public record SearchEffort(
        long iterations,
        Duration elapsed,
        long nodes,
        long savedNodes,
        long bytes,
        int depth,
        StopReason stopReason,
        long seed,
        int recyclings,
        long forgottenNodes,
        long leftBehindNodes) {

    public SearchEffort stoppedBy(StopReason reason) {
        return new SearchEffort(
                iterations,
                elapsed,
                nodes,
                savedNodes,
                bytes,
                depth,
                reason,
                seed,
                recyclings,
                forgottenNodes,
                leftBehindNodes);
    }

    /** Iterations a second; 0 if no time has passed. */
    public double iterationsPerSecond() {
        long nanos = elapsed.toNanos();
        return nanos == 0 ? 0 : iterations * 1e9 / nanos;
    }
}
