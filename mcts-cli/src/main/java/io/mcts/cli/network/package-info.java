/**
 * Networks that know Connect Four and EinStein würfelt nicht: how they see the games, and the games from which they learn.
 *
 * <p>{@link io.mcts.cli.network.SelfPlay} lets a search play against itself and writes positions, policies and results to
 * {@link io.mcts.cli.network.NpzFile files that Python reads}. The module {@code examples/learning} trains networks on them.
 */
@NullMarked
package io.mcts.cli.network;

import org.jspecify.annotations.NullMarked;
