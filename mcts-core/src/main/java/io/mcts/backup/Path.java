package io.mcts.backup;

import io.mcts.selection.Children;

/**
 * The edges that one iteration took, from the root (edge 0) down to the leaf. Edge e leaves node e, and edge e - 1 leads to
 * that node: node 0 is the root, and what the last edge leads to was evaluated. A view that is valid only during the call that
 * receives it; not thread-safe.
 */
public interface Path {

    /** The number of edges, at least 1. */
    int length();

    /**
     * The player whose value an edge keeps: the one who chose it; for an outcome of chance, the one who chose last before it
     * or, with no choice before it, the one who chooses next.
     */
    int player(int edge);

    /** Whether chance moved at the node that an edge leaves, so that the edge is an outcome. */
    boolean isChance(int edge);

    /** The outcomes of the chance node that an edge leaves; a view, valid until this path is asked about another edge. */
    Outcomes outcomes(int edge);

    /** Which of the {@link #outcomes} of a chance node an edge is. */
    int outcome(int edge);

    /**
     * The children of the node that an edge leaves, at a chance node its outcomes; their values are of the {@link #player} of
     * the edge. A view, valid until this path is asked about another edge.
     */
    Children children(int edge);

    /**
     * Counts one visit of an edge and of the node it leaves, and adds the reward of the edge's {@link #player} to its sum.
     *
     * @param edge each edge once an iteration
     * @param rewards a reward for each player
     */
    void visit(int edge, double[] rewards);

    /**
     * Replaces the sum of an edge by a mean times its visits; only for a backup that {@link Backup#writesValues}.
     *
     * @param edge an edge already {@linkplain #visit visited} in this iteration
     * @param mean from 0 to 1, of the edge's {@link #player}
     */
    void mean(int edge, double mean);

    /**
     * Replaces the sum of an edge that leads to a node by its visits times the mean of all that is known of it: of the evaluations
     * before there was a node, and of the visits of the node, whichever edge they came by. Only for a backup that
     * {@link Backup#writesValues} and needs {@link io.mcts.selection.Statistic#EVALUATIONS}; {@link #mean} on a path without them.
     *
     * @param edge an edge already {@linkplain #visit visited} in this iteration
     * @param mean that of the node's visits, from 0 to 1, of the edge's {@link #player}
     * @param visits those of the node, at least 1
     */
    default void meanOfNode(int edge, double mean, int visits) {
        mean(edge, mean);
    }

    /**
     * Replaces the prior of an edge; only for a backup that {@link Backup#writesValues} and needs
     * {@link io.mcts.selection.Statistic#PRIOR}.
     *
     * @param edge an edge that a player chose
     * @param prior from 0 to 1, of the edge's {@link #player}
     */
    void prior(int edge, double prior);
}
