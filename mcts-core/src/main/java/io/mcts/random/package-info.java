/**
 * Reproducible numbers: {@link Xoroshiro128PlusPlus} is uniform, with a stream for each worker; {@link Variates} have other
 * distributions; {@link Exponential} is rounded alike everywhere. Games and policies receive a {@link
 * java.util.random.RandomGenerator}. Not suitable for cryptography.
 */
@Stable
@NullMarked
package io.mcts.random;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
