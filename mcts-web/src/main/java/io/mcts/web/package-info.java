/**
 * The server of the web page: {@code ./mcts serve}.
 *
 * <p>A {@link io.mcts.web.WebServer} gives out the page ({@link io.mcts.web.PageFiles}), answers what the page
 * asks about games ({@link io.mcts.web.GameApi}) and, over web sockets, searches for it
 * ({@link io.mcts.web.LiveSocket}). It keeps nothing of a game: the page holds it, and each request carries all of it
 * ({@link io.mcts.web.PlayedGame}). What a socket has begun ends with it. Every request is treated as a stranger's:
 * {@link io.mcts.web.Limits} says how much they get, {@link io.mcts.web.Fields} reads what they send, and
 * {@link io.mcts.web.Visitors} keeps out the pages of others.
 */
@NullMarked
package io.mcts.web;

import org.jspecify.annotations.NullMarked;
