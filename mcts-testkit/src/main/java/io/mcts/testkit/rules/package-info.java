/** The rules of games ({@link io.mcts.testkit.rules.GameRules}), and their bodies by theme. */
@NullMarked
package io.mcts.testkit.rules;

import org.jspecify.annotations.NullMarked;
