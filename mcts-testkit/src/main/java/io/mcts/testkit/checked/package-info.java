/**
 * What {@link io.mcts.testkit.CheckedSearch} puts around a game and its parts: each asserts what it is asked and what it answers, by the rules
 * of games where there is one.
 */
@NullMarked
package io.mcts.testkit.checked;

import org.jspecify.annotations.NullMarked;
