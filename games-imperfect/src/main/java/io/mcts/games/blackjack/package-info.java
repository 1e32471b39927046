/**
 * Blackjack from a single deck: one player, and a shuffle that has too many outcomes to list.
 *
 * <p>{@link io.mcts.games.blackjack.Blackjack} is the game, {@link io.mcts.games.blackjack.BlackjackMove} its moves.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@NullMarked
package io.mcts.games.blackjack;

import org.jspecify.annotations.NullMarked;
