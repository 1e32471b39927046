@NullMarked
package io.mcts.arena.internal;

import org.jspecify.annotations.NullMarked;
