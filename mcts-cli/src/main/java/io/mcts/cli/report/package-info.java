/** The output of commands for analyses, matches, tournaments and tunings. */
@NullMarked
package io.mcts.cli.report;

import org.jspecify.annotations.NullMarked;
