/**
 * Things chosen by a word with parameters, such as games and selection policies: a {@link io.mcts.spec.catalog.Catalog} has an {@link
 * io.mcts.spec.catalog.Entry} for each {@link io.mcts.spec.catalog.Word}. Unknown ones are rejected with an {@link
 * IllegalArgumentException} that names the word and what is allowed.
 */
@Experimental
@NullMarked
package io.mcts.spec.catalog;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
