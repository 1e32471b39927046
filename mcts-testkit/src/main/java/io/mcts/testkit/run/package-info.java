/**
 * Tries rules all over a game ({@link io.mcts.testkit.run.RuleRun}) and makes
 * smaller what breaks one ({@link io.mcts.testkit.run.Shortening}). It knows rules and no contracts.
 */
@NullMarked
package io.mcts.testkit.run;

import org.jspecify.annotations.NullMarked;
