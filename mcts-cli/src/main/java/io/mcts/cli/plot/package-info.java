/**
 * Pictures of numbers: a {@link io.mcts.cli.plot.Chart} shows bars with intervals, or a line with its band; one or more of
 * them make a {@link io.mcts.cli.plot.Picture}, which is written to an SVG file. Plain data comes in: nothing here knows a
 * game, a search or a match.
 */
@NullMarked
package io.mcts.cli.plot;

import org.jspecify.annotations.NullMarked;
