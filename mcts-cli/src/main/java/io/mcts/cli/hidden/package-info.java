/**
 * Games whose players do not see everything, on the command line: {@link io.mcts.cli.hidden.HiddenSearch} plays by the search that a
 * {@link io.mcts.imperfect.spec.HiddenSpec} describes, and {@link io.mcts.cli.hidden.Sides} lets two entrants play a game for four.
 */
@NullMarked
package io.mcts.cli.hidden;

import org.jspecify.annotations.NullMarked;
