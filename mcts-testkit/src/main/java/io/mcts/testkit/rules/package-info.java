@NullMarked
package io.mcts.testkit.rules;

import org.jspecify.annotations.NullMarked;
