/**
 * The Universal Game Interface: a conversation in lines of text by which referees and graphical interfaces drive an engine. It
 * is to any game of two what UCI is to chess.
 *
 * <p>{@link io.mcts.engines.ugi.UgiEngine} reads lines on the caller's thread and answers them, so that it always hears a
 * {@code stop}; the search runs on a thread of its own. A
 * {@code Session} holds the game, the position and the tree kept between searches, a {@code Searcher} runs one search at a
 * time. What has no meaning is answered by {@code info string error: …} and changes nothing.
 */
@Experimental
@NullMarked
package io.mcts.engines.ugi;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
