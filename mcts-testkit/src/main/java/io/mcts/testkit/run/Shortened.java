package io.mcts.testkit.run;

import io.mcts.testkit.facts.Violation;

/**
 * A violation after {@link Shortening}.
 *
 * @param violation the violation
 * @param isShortest whether all shorter lists of moves were tried
 */
public record Shortened(Violation violation, boolean isShortest) {}
