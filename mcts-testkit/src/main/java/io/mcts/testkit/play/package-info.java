@NullMarked
package io.mcts.testkit.play;

import org.jspecify.annotations.NullMarked;
