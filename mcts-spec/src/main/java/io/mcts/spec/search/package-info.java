/**
 * Settings of a search as text: a {@link io.mcts.spec.search.Spec} maps each {@link io.mcts.spec.search.Setting} to its written value,
 * starting from one of the {@link io.mcts.spec.search.Presets}. Its {@link io.mcts.spec.search.SearchKind}, found as a service, makes the
 * {@link io.mcts.spec.search.Search}. {@link io.mcts.spec.search.SearchLimits} restrict untrusted ones.
 */
@Stable
@NullMarked
package io.mcts.spec.search;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
