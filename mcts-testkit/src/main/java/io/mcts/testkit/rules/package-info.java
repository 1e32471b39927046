/** All rules with their bodies, by theme: {@link io.mcts.testkit.rules.GameRules} lists those of games, the other classes their own. */
@NullMarked
package io.mcts.testkit.rules;

import org.jspecify.annotations.NullMarked;
