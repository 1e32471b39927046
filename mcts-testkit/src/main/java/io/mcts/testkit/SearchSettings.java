package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.ImprovedPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.Claim;
import java.util.EnumSet;
import java.util.Set;

/**
 * A search and what it claims; {@link SearchSettingsArbitrary} generates searches of all kinds.
 *
 * @param search the search, which answers for each of its settings
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record SearchSettings<S extends GameState<S, M>, M extends Move>(Mcts<S, M> search) {

    /** The policies that keep visiting moves that are known to be bad. */
    private static final Set<Class<? extends SelectionPolicy>> VISITING_BAD_MOVES = Set.of(
            LeastVisited.class,
            EpsilonGreedy.class,
            SequentialHalving.class,
            ImprovedPolicy.class,
            GumbelHalving.class);

    /** The claims that a search with these settings does not make, and that the contracts therefore leave unchecked. */
    public Set<Claim> unclaimed() {
        Set<Claim> unclaimed = EnumSet.noneOf(Claim.class);
        if (search.rootSelection().choosesAmongUnvisited()) {
            unclaimed.add(Claim.TRIES_EVERY_MOVE);
        }
        if (search.batches().isPresent()) {
            unclaimed.add(Claim.GOES_ON_WHERE_IT_STOPPED);
        }
        if (search.hasTranspositions() || search.memoryCeiling().isPresent()) {
            unclaimed.add(Claim.KEEPS_A_TREE);
        }
        if (search.backup().writesValues() || search.backup().needs().contains(Statistic.OUTCOME_SUMS)) {
            unclaimed.add(Claim.SHARES_A_TREE);
        }
        boolean followsPriors = search.selection() instanceof ImplicitMinimax
                && search.backup().needs().contains(Statistic.PRIOR);
        if (VISITING_BAD_MOVES.contains(search.selection().getClass()) || followsPriors) {
            unclaimed.add(Claim.COMES_TO_BEST_PLAY);
        }
        return unclaimed;
    }

    /** The settings, as {@link Mcts#toString} writes them. */
    @Override
    public String toString() {
        return search.toString();
    }
}
