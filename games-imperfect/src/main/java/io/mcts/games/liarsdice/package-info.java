/**
 * Liar's dice: two players with a hidden die each outbid one another until one is called a liar. Its value is known for every number of
 * faces, so it serves to test searches with hidden information.
 */
@Experimental
@NullMarked
package io.mcts.games.liarsdice;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
