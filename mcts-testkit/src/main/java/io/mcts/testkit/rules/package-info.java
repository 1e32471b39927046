/**
 * The rules and how each is checked, by theme: the classes {@code …Rules}. A rule is a {@link io.mcts.testkit.rules.Check}, a sentence with what
 * it rests on and how often it is tried; {@link io.mcts.testkit.rules.GameStateRule} lists those of games. It is checked with a
 * {@link io.mcts.testkit.rules.Subject}: a state of a {@link io.mcts.testkit.rules.GameUnderTest}, children that a part chooses among, or the
 * path of a backup. No class here knows a test framework.
 */
@NullMarked
package io.mcts.testkit.rules;

import org.jspecify.annotations.NullMarked;
