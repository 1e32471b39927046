package io.mcts.testkit.facts;

/**
 * A claim that a correct game, part or search need not make. Its rules are checked unless the test {@linkplain
 * io.mcts.testkit.Contract#unclaimed does not make it}. Claims marked optional are not made by default, since few parts keep them.
 */
public enum OptionalRule {

    /** Games: at some end two players get different payoffs. Not for a game in which all win or lose together. */
    ENDS_PAY_DIFFERENTLY,

    /** Games that override {@code probability}: in some state chance is to move. Not for a variant of a game in which it never is. */
    CHANCE_IS_TO_MOVE,

    /** Every part: {@code toString()} prints a name and the parameters. Not for a lambda. */
    PARAMETERS_ARE_PRINTED,

    /** Selection policies: if no two children are equal, their order does not matter. */
    ORDER_DOES_NOT_MATTER,

    /** Selection policies: of two children that differ only in the mean, the greater one is never put behind. */
    MONOTONE_IN_MEAN,

    /** Selection policies: of two children that differ only in visits, the one with fewer is never put behind. */
    FEWER_VISITS_ARE_NOT_PUT_BEHIND,

    /** Selection policies with priors: of two children that differ only in the prior, the one with the greater prior is chosen first. */
    GREATER_PRIOR_IS_PREFERRED,

    /**
     * Selection policies with AMAF statistics: of two children that differ only in the AMAF mean, the one with the greater mean is chosen
     * first; the number of AMAF visits does not outweigh it.
     */
    GREATER_AMAF_MEAN_IS_PREFERRED,

    /** Selection policies: every move is tried in time ({@link io.mcts.selection.SelectionPolicy#unvisitedFirst}). */
    UNVISITED_CHILD_IS_FOUND,

    /** Selection policies: on a bandit the visits of each arm grow without bound. */
    NEGLECTED_CHILD_IS_CHOSEN_AGAIN,

    /**
     * Selection policies without random numbers: on a bandit the visits of a worse arm grow at least with the logarithm of all visits, as
     * all policies of bounded regret require (T. Lai, H. Robbins, <i>Asymptotically Efficient Adaptive Allocation Rules</i>, 1985).
     */
    EXPLORATION_KEEPS_PACE,

    /** Selection policies: on a bandit the share of the visits that worse arms get tends to 0. */
    WORSE_CHILD_IS_LEFT_IN_TIME,

    /** Selection policies: on a bandit an arm that is much better than the others soon gets the most visits. */
    BEST_ARM_GETS_MOST_VISITS,

    /** Policies: rollouts have the same payoffs as the policy's moves one by one. Not for a policy too slow for thousands of games. */
    PLAY_OUT_PAYS_AS_ITS_MOVES_DO,

    /** Policies: rollouts record the legal moves that they play. Not for a policy whose rollouts use simpler rules than the game. */
    PLAY_OUT_RECORDS_ITS_MOVES,

    /** Policies: they throw an exception in a terminal state. */
    TERMINAL_STATE_IS_REFUSED,

    /** Policies, optional: they choose where chance is to move, too. */
    OUTCOME_IS_POSSIBLE,

    /** Evaluators: they record the moves of rollouts where a search needs them. Not for one that plays to the end, but not by a rollout. */
    ROLLOUTS_ARE_RECORDED,

    /** Evaluators, optional: values lie between the payoffs that are still possible. Rollouts keep it, few heuristics do. */
    VALUES_CAN_STILL_BE_GOT,

    /**
     * Evaluators: greater values of a player go with greater payoffs in random play. A wrong sign or the perspective of the player to move
     * breaks it. Not for an evaluator of best play in a game where random play tends the other way.
     */
    VALUES_GO_WITH_PLAY,

    /** Evaluators, optional: they leave the state as it is. */
    STATE_IS_LEFT_AS_IT_IS,

    /** Evaluators, optional: at the end the values are the payoffs. */
    ENDS_ARE_PAID,

    /** Evaluators of batches: a state has the same values in a batch as alone. Not for rollouts, which share random numbers. */
    A_BATCH_GIVES_WHAT_SINGLE_STATES_GIVE,

    /** Searches: every legal move of the root is tried. Not for first-play urgency, priors or progressive widening. */
    TRIES_EVERY_MOVE,

    /** Searches: the same seed and number of iterations give the same result. Not for several threads in one tree. */
    REPEATS_BY_SEED,

    /** Searches: two consecutive searches in one tree give the same as one. Not for leaves in batches, nor for several threads. */
    GOES_ON_WHERE_IT_STOPPED,

    /** Searches: every node has one parent, and none is discarded. Not with transpositions or a memory limit. */
    KEEPS_A_TREE,

    /** Searches: with enough iterations the move is a best one. Not where visits are distributed without regard to rewards. */
    COMES_TO_BEST_PLAY,

    /** Searches: several threads may search one tree. Not for backups that write values. */
    SHARES_A_TREE
}
