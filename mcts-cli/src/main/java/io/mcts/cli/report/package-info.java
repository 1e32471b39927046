/** What commands print of analyses, matches, tournaments and tunings. */
@NullMarked
package io.mcts.cli.report;

import org.jspecify.annotations.NullMarked;
