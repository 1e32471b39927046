/** The check of a rule all over a game ({@link io.mcts.testkit.run.RuleRun}), and the smallest case that breaks it. */
@NullMarked
package io.mcts.testkit.run;

import org.jspecify.annotations.NullMarked;
