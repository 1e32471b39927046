/** Requests of strangers: what they may send and how much they get, and what they are answered where it is refused. */
@NullMarked
package io.mcts.web.request;

import org.jspecify.annotations.NullMarked;
