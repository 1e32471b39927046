/** What the notations of these games have in common. */
@NullMarked
package io.mcts.games.notation;

import org.jspecify.annotations.NullMarked;
