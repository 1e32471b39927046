/**
 * The server of the web page: {@code ./mcts serve}.
 *
 * <p>A {@link io.mcts.web.WebServer} gives out the page ({@link io.mcts.web.PageFiles}), answers what the page
 * asks about games ({@link io.mcts.web.game}), searches for it over web sockets ({@link io.mcts.web.live}) and deals cards
 * ({@link io.mcts.web.table}). Tables aside, it keeps nothing of a game: the page holds it, and each request carries all of it. What a
 * socket has begun ends with it. Every request is treated as a stranger's: {@link io.mcts.web.request} reads what they send and says how much
 * they get, and {@link io.mcts.web.OriginPolicy} keeps out the pages of others.
 */
@NullMarked
package io.mcts.web;

import org.jspecify.annotations.NullMarked;
