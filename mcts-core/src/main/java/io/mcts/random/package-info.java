/**
 * Reproducible randomness: one seed gives the same numbers on every JVM, and as many separate streams as there are workers.
 */
@NullMarked
package io.mcts.random;

import org.jspecify.annotations.NullMarked;
