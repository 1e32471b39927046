/** The findings of the kit: a broken {@link io.mcts.testkit.report.Rule} is a {@link io.mcts.testkit.report.Violation}. */
@Experimental
@NullMarked
package io.mcts.testkit.report;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
