package io.mcts.backup;

import io.mcts.selection.Children;

/**
 * The edges of one iteration, from the root (edge 0) to the leaf: edge e leaves node e, and edge e - 1 leads to it. Valid only during the
 * call that receives it; not thread-safe.
 */
public interface Path {

    /** Returns the number of edges, at least 1. */
    int length();

    /** Returns the player whose value an edge keeps: who chose it or, for chance, who chose last before it or else chooses next. */
    int player(int edge);

    /** Whether an edge is an outcome of chance. */
    boolean isChance(int edge);

    /** Returns the outcomes of the chance node that an edge leaves; a view, valid until this path is asked about another edge. */
    Outcomes outcomes(int edge);

    /** Returns the number of an edge among the {@link #outcomes} of its chance node. */
    int outcome(int edge);

    /** Returns the children or outcomes of the node that an edge leaves, with the edge player's values; a view like {@link #outcomes}. */
    Children children(int edge);

    /** Counts one visit of an edge (once an iteration) and its node, and adds the reward of its {@link #player} to its sum. */
    void visit(int edge, double[] rewards);

    /** Sets the mean of a {@linkplain #visit visited} edge, from 0 to 1; for backups with {@link Backup#writesValues}. */
    void mean(int edge, double mean);

    /**
     * Works like {@link #mean}, given the mean and visits of the node by all edges, and includes the edge's evaluations before the node was
     * made if the backup needs {@link io.mcts.selection.Statistic#EVALUATIONS}.
     */
    default void meanOfNode(int edge, double mean, int visits) {
        mean(edge, mean);
    }

    /** Sets a player's prior of an edge, from 0 to 1; for a backup that {@link Backup#writesValues} and needs priors. */
    void prior(int edge, double prior);
}
