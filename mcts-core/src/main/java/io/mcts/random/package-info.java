/**
 * Reproducible randomness: a seed gives the same numbers on every JVM, in as many separate streams as there are workers.
 *
 * <p>{@link io.mcts.random.Xoroshiro128PlusPlus} generates uniform numbers, {@link io.mcts.random.Variates} turns them into those
 * of other distributions. Games and policies depend on neither: they receive a {@link java.util.random.RandomGenerator}, their
 * only source of randomness. Nothing here is suitable for cryptography.
 */
@NullMarked
package io.mcts.random;

import org.jspecify.annotations.NullMarked;
