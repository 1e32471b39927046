/** The statements that an author makes to the kit: facts of a game, known games, claims of a part or a heuristic, children to choose among. */
@NullMarked
package io.mcts.testkit.facts;

import org.jspecify.annotations.NullMarked;
