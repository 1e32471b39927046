package io.mcts.backup;

/**
 * The edges that one iteration took, from the root (edge 0) down to the leaf.
 *
 * <p>A view that is valid only during the call that receives it; not thread-safe.
 */
public interface Path {

    /**
     * The number of edges.
     *
     * @return at least 1
     */
    int length();

    /**
     * The player whose value an edge keeps: the one who chose it; for an outcome of chance, the player who chose last before
     * it or, with no choice before it, the one who chooses next.
     *
     * @param edge from 0 to {@code length() - 1}
     * @return from 0 to the number of players - 1
     */
    int player(int edge);

    /**
     * Whether chance moved at the node that an edge leaves.
     *
     * @param edge from 0 to {@code length() - 1}
     * @return true where the edge is an outcome
     */
    boolean isChance(int edge);

    /**
     * The outcomes of the chance node that an edge leaves.
     *
     * @param edge an edge where {@link #isChance}
     * @return a view that is valid until the next call
     */
    Outcomes outcomes(int edge);

    /**
     * Which of its {@link #outcomes} an edge is.
     *
     * @param edge an edge where {@link #isChance}
     * @return from 0 to the number of outcomes - 1
     */
    int outcome(int edge);

    /**
     * Counts one visit of an edge and of the node it leaves, and adds the reward of the edge's {@link #player} to its sum.
     *
     * @param edge from 0 to {@code length() - 1}; each edge once an iteration
     * @param rewards a reward for each player
     */
    void visit(int edge, double[] rewards);
}
