package io.mcts.testkit.report;

/** A rule of game states; {@code toString} is a sentence. {@link io.mcts.testkit.Rules#all} lists them in order. */
public interface Rule {

    /** The stable name, such as {@code LEGAL_MOVES_HAVE_DISTINCT_INDICES}. */
    String name();

    /** The demand of the rule. */
    String sentence();
}
