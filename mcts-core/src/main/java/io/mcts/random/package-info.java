/**
 * Reproducible randomness: one seed gives the same numbers on every JVM, and as many separate streams as there are workers.
 *
 * <p>A {@link io.mcts.random.Xoroshiro128PlusPlus} gives uniform numbers, {@link io.mcts.random.Variates} turns them into those of
 * other distributions. Games and policies never see either: they are given a {@link java.util.random.RandomGenerator} and draw
 * from nothing else. Nothing here is fit for secrets.
 */
@NullMarked
package io.mcts.random;

import org.jspecify.annotations.NullMarked;
