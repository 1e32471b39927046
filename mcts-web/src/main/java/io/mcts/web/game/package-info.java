@NullMarked
package io.mcts.web.game;

import org.jspecify.annotations.NullMarked;
