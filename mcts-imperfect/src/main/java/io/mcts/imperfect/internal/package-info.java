/** Limited random numbers, arithmetic of strategies, and requirements on a game. */
@NullMarked
package io.mcts.imperfect.internal;

import org.jspecify.annotations.NullMarked;
