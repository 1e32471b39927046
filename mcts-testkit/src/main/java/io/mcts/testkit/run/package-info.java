/**
 * Tries rules all over a game, in games and with values that are made up ({@link io.mcts.testkit.run.RuleRun},
 * {@link io.mcts.testkit.run.SolvedGameRun}), makes smaller what breaks one ({@link io.mcts.testkit.run.Shortening}), and makes the dynamic
 * tests of the contracts ({@link io.mcts.testkit.run.Contracts}).
 */
@NullMarked
package io.mcts.testkit.run;

import org.jspecify.annotations.NullMarked;
