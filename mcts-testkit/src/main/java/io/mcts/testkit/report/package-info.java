/** The findings of the kit: a broken {@link io.mcts.testkit.report.Rule} is a {@link io.mcts.testkit.report.Violation}. */
@NullMarked
package io.mcts.testkit.report;

import org.jspecify.annotations.NullMarked;
