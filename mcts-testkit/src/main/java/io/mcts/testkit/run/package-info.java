@NullMarked
package io.mcts.testkit.run;

import org.jspecify.annotations.NullMarked;
