package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Set;

/**
 * What the contracts of searches have in common: the game whose positions are searched, and what the search does not claim.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface SearchedGame<S extends GameState<S, M>, M extends Move> extends Contract {

    /**
     * The states from which the game may begin.
     *
     * @return at least one
     */
    List<S> initialStates();

    /**
     * The number of moves within which every game ends, chance outcomes counted.
     *
     * @return 10,000 unless overridden
     */
    default int longestGame() {
        return 10_000;
    }

    /**
     * What the search does not claim; the rules that rest on it are not checked.
     *
     * @return nothing unless overridden: everything is claimed
     */
    default Set<SearchClaim> unclaimed() {
        return Set.of();
    }
}
