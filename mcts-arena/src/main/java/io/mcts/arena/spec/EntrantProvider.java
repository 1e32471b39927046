package io.mcts.arena.spec;

import io.mcts.arena.agent.Engines;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import java.util.function.Consumer;

/**
 * Entrants that are other programs, by the SPEC that names them; found as a service. An implementation is public, has a public constructor
 * without parameters, and is named in {@code META-INF/services/io.mcts.arena.spec.EntrantProvider} of its jar or, in a module, by
 * {@code provides}.
 */
public interface EntrantProvider {

    /** Returns whether a SPEC names an entrant of this provider, whether or not it has a meaning. */
    boolean isEntrant(String spec);

    /**
     * Returns the engines of a SPEC, none of which has been started.
     *
     * @param spec one that {@link #isEntrant} accepts
     * @param gameName the game as messages and other programs call it
     * @param log receives what is said to the engines and what they say, a line each; called by several threads
     * @throws IllegalArgumentException if the SPEC has no meaning, or the game is not one for such engines
     */
    <S extends GameState<S, M>, M extends Move> Engines<S, M> engines(
            String spec, Game<S, M> game, String gameName, Consumer<String> log);
}
