/**
 * Reproducible randomness: a seed gives the same numbers on every JVM, in a separate stream for each worker.
 *
 * <p>{@link Xoroshiro128PlusPlus} generates uniform numbers, {@link Variates} those of other distributions. Games and policies
 * depend on neither: they receive a {@link java.util.random.RandomGenerator}. Nothing here is suitable for cryptography.
 */
@Stable
@NullMarked
package io.mcts.random;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
