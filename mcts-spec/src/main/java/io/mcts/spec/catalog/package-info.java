/**
 * Things that a user chooses by a word, with parameters: games, selection policies, final decisions.
 *
 * <p>A {@link io.mcts.spec.catalog.Word} such as {@code ucb1:c=0.7} is looked up in a
 * {@link io.mcts.spec.catalog.Catalog}, whose {@link io.mcts.spec.catalog.Entry} makes the thing of its
 * {@link io.mcts.spec.catalog.Arguments}. What cannot be made is refused by a
 * {@link IllegalArgumentException} that names the word and what is allowed.
 */
@Experimental
@NullMarked
package io.mcts.spec.catalog;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
