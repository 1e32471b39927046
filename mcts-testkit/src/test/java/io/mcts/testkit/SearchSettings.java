package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.OptionalRule;
import java.util.Set;

/**
 * A search and what it claims; {@link SearchSettingsArbitrary} generates searches of all kinds.
 *
 * @param search the search, which answers for each of its settings
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record SearchSettings<S extends GameState<S, M>, M extends Move>(Mcts<S, M> search) {

    /** The claims that a search with these settings does not make, and that the contracts therefore leave unchecked. */
    Set<OptionalRule> unclaimed() {
        return SearchUnderTest.unclaimed(search);
    }

    /** The settings, as {@link Mcts#toString} writes them. */
    @Override
    public String toString() {
        return search.toString();
    }
}
