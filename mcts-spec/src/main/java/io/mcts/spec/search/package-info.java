/**
 * The settings of a search as text: the same whether they come as command-line options or as a SPEC.
 *
 * <p>A {@link io.mcts.spec.search.Spec} maps each {@link io.mcts.spec.search.Setting} to what the user wrote. It
 * begins with one of the {@link io.mcts.spec.search.Presets}. {@link io.mcts.spec.search.SpecSearches} makes the search of it,
 * by the {@link io.mcts.spec.search.Parts} that can be chosen by name, and {@link io.mcts.spec.search.SpecBudgets} the budget;
 * {@link io.mcts.spec.search.SearchLimits} keeps that of strangers small.
 */
@NullMarked
package io.mcts.spec.search;

import org.jspecify.annotations.NullMarked;
