package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.decision.FinalDecision;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DirichletNoise;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import java.util.EnumSet;
import java.util.Set;

/**
 * The settings of a search, in a combination that is allowed: one of those that {@link SearchSettingsArbitrary} makes up.
 *
 * <p>Immutable. There is always a prior; selections that need none leave it alone.
 *
 * @param selection how an iteration goes down the tree
 * @param rootSelection how it leaves the root
 * @param evaluator what values a leaf
 * @param backup what a result does to the path
 * @param decision how the move finally played is chosen
 * @param expansionThreshold on which of its visits the node of a move is made
 * @param options what is on beyond that
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record SearchSettings<S extends GameState<S, M>, M extends Move>(
        SelectionPolicy selection,
        SelectionPolicy rootSelection,
        Evaluator<S> evaluator,
        Backup backup,
        FinalDecision decision,
        int expansionThreshold,
        Set<Option> options) {

    /** Low enough that a search of a hundred iterations may meet it in a wide game. */
    private static final long CEILING = 1L << 16;

    /** What may be on or off. */
    public enum Option {
        /** {@link Mcts.Builder#solver}. */
        SOLVER,
        /** {@link Mcts.Builder#transpositions}. */
        TRANSPOSITIONS,
        /** {@link Mcts.Builder#rootNoise}. */
        ROOT_NOISE,
        /** {@link Mcts.Builder#memoryCeiling}, the lowest there is. */
        MEMORY_CEILING
    }

    /**
     * Copies the options.
     *
     * @param selection how an iteration goes down the tree
     * @param rootSelection how it leaves the root
     * @param evaluator what values a leaf
     * @param backup what a result does to the path
     * @param decision how the move finally played is chosen
     * @param expansionThreshold on which of its visits the node of a move is made
     * @param options what is on beyond that
     */
    public SearchSettings {
        options = Set.copyOf(options);
    }

    /**
     * The composition, to which a seed, a clock or threads can be added.
     *
     * @return at each call a new builder
     * @throws IllegalArgumentException if the settings are out of their ranges
     */
    public Mcts.Builder<S, M> builder() {
        Mcts.Builder<S, M> builder = Mcts.<S, M>builder()
                .selection(selection)
                .rootSelection(rootSelection)
                .evaluator(evaluator)
                .backup(backup)
                .decision(decision)
                .expansionThreshold(expansionThreshold)
                .prior(new EqualScores<>());
        if (options.contains(Option.SOLVER)) {
            builder.solver();
        }
        if (options.contains(Option.TRANSPOSITIONS)) {
            builder.transpositions();
        }
        if (options.contains(Option.ROOT_NOISE)) {
            builder.rootNoise(new DirichletNoise(0.25, 0.5));
        }
        if (options.contains(Option.MEMORY_CEILING)) {
            builder.memoryCeiling(CEILING);
        }
        return builder;
    }

    /**
     * The search.
     *
     * @return a search with these settings
     */
    public Mcts<S, M> search() {
        return builder().build();
    }

    /**
     * What a search with these settings does not claim.
     *
     * @return the claims that the contracts leave unchecked
     */
    public Set<SearchClaim> unclaimed() {
        Set<SearchClaim> unclaimed = EnumSet.noneOf(SearchClaim.class);
        boolean isInBatches = evaluator instanceof LeafBatches<?>;
        if (rootSelection.choosesAmongUnvisited()) {
            unclaimed.add(SearchClaim.TRIES_EVERY_MOVE);
        }
        if (isInBatches) {
            unclaimed.add(SearchClaim.GOES_ON_WHERE_IT_STOPPED);
        }
        if (options.contains(Option.TRANSPOSITIONS) || options.contains(Option.MEMORY_CEILING)) {
            unclaimed.add(SearchClaim.KEEPS_A_TREE);
        }
        if (isInBatches
                || backup.needsOutcomeSums()
                || options.contains(Option.SOLVER)
                || options.contains(Option.TRANSPOSITIONS)
                || options.contains(Option.MEMORY_CEILING)) {
            unclaimed.add(SearchClaim.SHARES_A_TREE);
        }
        if (selection instanceof LeastVisited || selection instanceof SequentialHalving) {
            unclaimed.add(SearchClaim.COMES_TO_BEST_PLAY);
        }
        return unclaimed;
    }

    /** The settings, as {@link Mcts#toString} writes them. */
    @Override
    public String toString() {
        return search().toString();
    }
}
