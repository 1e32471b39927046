/**
 * Things that a user chooses by a word, with parameters: games, selection policies, final decisions.
 *
 * <p>A {@link io.mcts.examples.catalog.Word} such as {@code ucb1:c=0.7} is looked up in a
 * {@link io.mcts.examples.catalog.Catalog}, whose {@link io.mcts.examples.catalog.Entry} makes the thing of its
 * {@link io.mcts.examples.catalog.Arguments}. What cannot be made is refused by a
 * {@link io.mcts.examples.catalog.UsageException} that names the word and what is allowed.
 */
@NullMarked
package io.mcts.examples.catalog;

import org.jspecify.annotations.NullMarked;
