package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.decision.FinalDecision;
import io.mcts.evaluation.Evaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.MoveScores;
import io.mcts.selection.SelectionPolicy;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** What a search is composed of. */
record Settings<S extends GameState<S, M>, M extends Move>(
        SelectionPolicy selection,
        MoveFilter<S, M> expansion,
        int expansionThreshold,
        @Nullable MoveScores<S, M> prior,
        Evaluator<S> evaluator,
        Backup backup,
        FinalDecision decision,
        Parallel parallel,
        long memoryCeiling,
        OptionalLong seed,
        LongSupplier clock) {

    /** The memory ceiling of a search without one. */
    static final long NO_CEILING = Long.MAX_VALUE;

    Settings<S, M> withSeed(long newSeed) {
        return new Settings<>(
                selection,
                expansion,
                expansionThreshold,
                prior,
                evaluator,
                backup,
                decision,
                parallel,
                memoryCeiling,
                OptionalLong.of(newSeed),
                clock);
    }

    @Override
    public String toString() {
        return "selection=" + selection + ", expansion=" + expansion + ", expansionThreshold="
                + expansionThreshold + (prior == null ? "" : ", prior=" + prior) + ", evaluator=" + evaluator
                + ", backup=" + backup
                + ", decision=" + decision
                + (memoryCeiling == NO_CEILING ? "" : ", memoryCeiling=" + memoryCeiling)
                + (parallel.toString().equals("none") ? "" : ", parallel=" + parallel)
                + (seed.isPresent() ? ", seed=" + seed.getAsLong() : "");
    }
}
