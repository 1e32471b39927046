@NullMarked
package io.mcts.testkit.parts;

import org.jspecify.annotations.NullMarked;
