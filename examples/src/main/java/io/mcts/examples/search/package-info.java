/**
 * The settings of a search as text: the same whether they come as command-line options or as a SPEC.
 *
 * <p>A {@link io.mcts.examples.search.SearchSpec} maps each {@link io.mcts.examples.search.Setting} to what the user wrote. It
 * begins with one of the {@link io.mcts.examples.search.Presets}. {@link io.mcts.examples.search.SpecSearches} makes the search of it,
 * by the {@link io.mcts.examples.search.Parts} that can be chosen by name, and {@link io.mcts.examples.search.SpecBudgets} the budget;
 * {@link io.mcts.examples.search.SearchLimits} keeps that of strangers small.
 */
@NullMarked
package io.mcts.examples.search;

import org.jspecify.annotations.NullMarked;
