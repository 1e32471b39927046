/**
 * The settings of a search as text: the same whether they come as command-line options or as a SPEC.
 *
 * <p>A {@link io.mcts.cli.search.SearchSpec} maps each {@link io.mcts.cli.search.Setting} to what the user wrote. It
 * begins with one of the {@link io.mcts.cli.search.Presets}. {@link io.mcts.cli.search.SpecSearches} makes the search of it,
 * by the {@link io.mcts.cli.search.Parts} that can be chosen by name, and {@link io.mcts.cli.search.SpecBudgets} the budget;
 * {@link io.mcts.cli.search.SearchLimits} keeps that of strangers small. Games whose players do not see everything have presets of their
 * own, {@link io.mcts.cli.search.HiddenSpec}, with the same settings as far as their searches have them.
 */
@NullMarked
package io.mcts.cli.search;

import org.jspecify.annotations.NullMarked;
