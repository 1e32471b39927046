package io.mcts.testkit;

/**
 * A violation after {@link Shortening}.
 *
 * @param violation the violation
 * @param isShortest whether all shorter lists of moves were tried
 */
record Shortened(Violation violation, boolean isShortest) {}
