package io.mcts.backup;

import io.mcts.selection.Children;

/**
 * The edges of one iteration, from the root (edge 0) down to the leaf. Edge e leaves node e, and edge e - 1 leads to it; the last
 * edge leads to the leaf. Valid only during the call that receives it; not thread-safe.
 */
public interface Path {

    /** The number of edges, at least 1. */
    int length();

    /**
     * The player whose value an edge keeps: the one who chose it; for an outcome of chance, the one who chose last before it or, if
     * nobody did, the one who chooses next.
     */
    int player(int edge);

    /** Whether an edge is an outcome of chance. */
    boolean isChance(int edge);

    /** The outcomes of the chance node that an edge leaves; a view, valid until this path is asked about another edge. */
    Outcomes outcomes(int edge);

    /** The number of an edge among the {@link #outcomes} of its chance node. */
    int outcome(int edge);

    /** The children or outcomes of the node that an edge leaves, with values of the edge's player; a view like {@link #outcomes}. */
    Children children(int edge);

    /** Counts one visit of an edge (once an iteration) and its node, and adds the reward of its {@link #player} to its sum. */
    void visit(int edge, double[] rewards);

    /**
     * Replaces the sum of a {@linkplain #visit visited} edge by its visits times a mean from 0 to 1, of the edge's {@link #player};
     * only for a backup that {@link Backup#writesValues}.
     */
    void mean(int edge, double mean);

    /**
     * Works like {@link #mean}, given the mean and the number of the node's visits by all edges; the edge's evaluations before the node was
     * made are included. Only for a backup that also needs {@link io.mcts.selection.Statistic#EVALUATIONS}; {@link #mean} without them.
     */
    default void meanOfNode(int edge, double mean, int visits) {
        mean(edge, mean);
    }

    /**
     * Replaces the prior of an edge that a player chose, by a value from 0 to 1, of the edge's {@link #player}; only for a backup
     * that {@link Backup#writesValues} and needs {@link io.mcts.selection.Statistic#PRIOR}.
     */
    void prior(int edge, double prior);
}
