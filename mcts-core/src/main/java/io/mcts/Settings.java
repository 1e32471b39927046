package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.decision.FinalDecision;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
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
        OptionalLong seed,
        LongSupplier clock) {

    Settings<S, M> withSeed(long newSeed) {
        return new Settings<>(
                selection,
                expansion,
                expansionThreshold,
                prior,
                evaluator,
                backup,
                decision,
                OptionalLong.of(newSeed),
                clock);
    }

    /** The batches in which leaves are evaluated; none unless the evaluator says so. */
    @Nullable
    LeafBatches<S> batches() {
        return evaluator instanceof LeafBatches<S> batches ? batches : null;
    }

    /** What gives the priors together with the value of a leaf, whose node can thus be made only then; none unless set. */
    @Nullable
    BatchEvaluator<S> priorEvaluator() {
        LeafBatches<S> batches = batches();
        return batches != null && batches.evaluator().givesPriors() ? batches.evaluator() : null;
    }

    @Override
    public String toString() {
        return "selection=" + selection + ", expansion=" + expansion + ", expansionThreshold="
                + expansionThreshold + (prior == null ? "" : ", prior=" + prior) + ", evaluator=" + evaluator
                + ", backup=" + backup
                + ", decision=" + decision + (seed.isPresent() ? ", seed=" + seed.getAsLong() : "");
    }
}
