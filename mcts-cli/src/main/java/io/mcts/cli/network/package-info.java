/**
 * Networks that know Connect Four and EinStein würfelt nicht: how they see the games, and the files of the games from which they learn
 * ({@link io.mcts.selfplay.SelfPlay}).
 */
@NullMarked
package io.mcts.cli.network;

import org.jspecify.annotations.NullMarked;
