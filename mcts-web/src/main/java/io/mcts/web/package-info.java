/**
 * The server of the web page. Except at tables ({@link io.mcts.web.table}), it keeps no game: each request carries all of it, and work on a
 * socket ends with it. All requests are untrusted: {@link io.mcts.web.request} validates and limits them, and {@link
 * io.mcts.web.OriginPolicy} rejects other sites.
 */
@NullMarked
package io.mcts.web;

import org.jspecify.annotations.NullMarked;
