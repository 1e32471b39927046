package io.mcts.result;

import java.time.Duration;

/**
 * The resources that a search used.
 *
 * @param nodes the nodes of its tree: the root and every visited move, those kept from earlier searches included, and those that a
 *     {@linkplain io.mcts.SearchTree#advance kept tree} has left behind and not freed
 * @param savedNodes how many nodes were not made because of transpositions
 * @param bytes the memory that its tree uses, without what is free for new nodes
 * @param depth the greatest number of moves that an iteration played before its leaf
 * @param seed the seed of its random numbers; a new tree with the same seed and number of iterations gives the same result
 * @param recyclings how often the least visited nodes were forgotten to stay within the memory of the tree
 * @param forgottenNodes how many nodes were forgotten; the moves that led to them keep their visits and means
 * @param leftBehindNodes how many nodes were freed that moves played had left behind
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
