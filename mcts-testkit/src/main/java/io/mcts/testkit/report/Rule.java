package io.mcts.testkit.report;

/**
 * A rule of game states, as {@link io.mcts.testkit.GameVerifier} checks it and a {@link io.mcts.testkit.VerificationReport} names it:
 * written out, it is a sentence.
 *
 * <p>{@link io.mcts.testkit.Rules#all} has them in their order.
 */
public interface Rule {

    /** The name of the rule, such as {@code LEGAL_MOVES_HAVE_DISTINCT_INDICES}, which stays the same when its sentence is reworded. */
    String name();

    /** The demand of the rule. */
    String sentence();
}
