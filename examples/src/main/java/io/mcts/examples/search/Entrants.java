package io.mcts.examples.search;

import io.mcts.Budget;
import io.mcts.Mcts;
import io.mcts.arena.Entrant;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.UniformPolicy;
import java.util.concurrent.Executor;

/** Who takes part in a match: a search given by its SPEC, or {@code random}. */
public final class Entrants {

    private static final String RANDOM = "random";

    private Entrants() {}

    /**
     * Makes an entrant.
     *
     * @param game the game
     * @param spec the SPEC
     * @param games how many games are played at a time, which share the memory
     * @param threads runs the workers of searches on several threads
     * @param end a budget that ends its searches early, such as when the user interrupts the match
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the entrant, named by its SPEC
     * @throws UsageException if the SPEC has no meaning, or has a seed, which is the match's to give
     */
    public static <S extends GameState<S, M>, M extends Move> Entrant<S, M> of(
            Game<S, M> game, String spec, int games, Executor threads, Budget end) {
        if (spec.equals(RANDOM)) {
            return Entrant.ofPolicy(spec, new UniformPolicy<S, M>());
        }
        SearchSettings settings = SearchSettings.parse(spec);
        if (settings.seed().isPresent()) {
            throw new UsageException("'" + spec + "' has a seed; allowed: that of the match, --seed");
        }
        Mcts<S, M> mcts = settings.mcts(game, threads);
        return Entrant.ofSearch(spec, mcts, settings.budget(games).or(end));
    }
}
