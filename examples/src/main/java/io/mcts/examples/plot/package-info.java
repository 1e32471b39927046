/**
 * Pictures of numbers: {@link io.mcts.examples.plot.Bars} with intervals, a
 * {@link io.mcts.examples.plot.Histogram}, a {@link io.mcts.examples.plot.Course} over time. One or more of these charts
 * make a {@link io.mcts.examples.plot.Picture}, which is written to a PNG or SVG file. Plain data comes in: nothing here
 * knows a game, a search or a match.
 *
 * <p>XChart draws what lies between the axes, and the axes. Titles, legends and the labels of bars are ours: they may be
 * as long as the settings of a search, and are wrapped. All text is drawn as outlines, so that a picture looks the same
 * wherever it is shown. Colours are those of Okabe and Ito, which colour-blind people can tell apart.
 */
@NullMarked
package io.mcts.examples.plot;

import org.jspecify.annotations.NullMarked;
