/** Internal: limited random numbers, arithmetic of strategies, and the requirements on a game, which all searches share. */
@NullMarked
package io.mcts.imperfect.internal;

import org.jspecify.annotations.NullMarked;
