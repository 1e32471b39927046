/**
 * A model of Connect Four that values many positions in one call, as a neural network would: the smallest that shows how one is put
 * behind a search.
 */
@NullMarked
package io.mcts.examples.model;

import org.jspecify.annotations.NullMarked;
