/**
 * The settings of a search as text: the same whether they come as command-line options or as a SPEC.
 *
 * <p>{@link io.mcts.examples.search.SearchSettings} maps each {@link io.mcts.examples.search.Setting} to what the user wrote,
 * and makes the search and its budget of it. {@link io.mcts.examples.search.Presets} are the settings a SPEC begins with,
 * {@link io.mcts.examples.search.Parts} the parts that can be chosen by name.
 */
@NullMarked
package io.mcts.examples.search;

import org.jspecify.annotations.NullMarked;
