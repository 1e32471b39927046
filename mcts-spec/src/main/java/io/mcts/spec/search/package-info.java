/**
 * The settings of a search as text: the same whether they come as command-line options or as a SPEC.
 *
 * <p>A {@link io.mcts.spec.search.Spec} maps each {@link io.mcts.spec.search.Setting} to what the user wrote. It
 * begins with one of the {@link io.mcts.spec.search.Presets}. Its {@link io.mcts.spec.search.SearchKind} makes a
 * {@link io.mcts.spec.search.Search} of it, with the {@link io.mcts.spec.search.Parts} that can be chosen by name; kinds are found as
 * services. {@link io.mcts.spec.search.SearchLimits} keeps the searches of strangers small.
 */
@Stable
@NullMarked
package io.mcts.spec.search;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
