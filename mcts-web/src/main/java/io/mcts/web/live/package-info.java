/** Searches and matches over web sockets ({@link io.mcts.web.live.LiveSocket}), which end with their socket. */
@NullMarked
package io.mcts.web.live;

import org.jspecify.annotations.NullMarked;
