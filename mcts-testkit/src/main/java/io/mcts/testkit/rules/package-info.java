/**
 * The rules and how each is checked, by theme: the classes {@code …Rules}, records of what they are checked with. A rule is a
 * {@link io.mcts.testkit.rules.Check}, a sentence with what it rests on and how often it is tried; {@link io.mcts.testkit.rules.GameRules} lists
 * those of games, and says which method checks each. It is checked with a {@link io.mcts.testkit.rules.Subject}: a state of a
 * {@link io.mcts.testkit.rules.GameUnderTest}, or children that a part chooses among. No class here knows a test framework.
 */
@NullMarked
package io.mcts.testkit.rules;

import org.jspecify.annotations.NullMarked;
