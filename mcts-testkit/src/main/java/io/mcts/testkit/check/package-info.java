/** Rules ({@link io.mcts.testkit.check.Check}) and their {@link io.mcts.testkit.check.Subject}s. */
@NullMarked
package io.mcts.testkit.check;

import org.jspecify.annotations.NullMarked;
