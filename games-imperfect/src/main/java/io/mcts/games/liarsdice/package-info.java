/**
 * Liar's dice: two players with a hidden die each outbid one another until one is not believed.
 *
 * <p>{@link io.mcts.games.liarsdice.LiarsDice} is the game, {@link io.mcts.games.liarsdice.LiarsDiceMove} its moves. Its value is
 * known for every number of faces, so it serves to test searches with hidden information.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Experimental
@NullMarked
package io.mcts.games.liarsdice;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
