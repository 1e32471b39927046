@NullMarked
package io.mcts.web.live;

import org.jspecify.annotations.NullMarked;
