package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.decision.FinalDecision;
import io.mcts.evaluation.Evaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.selection.SelectionPolicy;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What a search is composed of. */
record Settings<S extends GameState<S, M>, M extends Move>(
        SelectionPolicy selection,
        SelectionPolicy rootSelection,
        MoveFilter<S, M> expansion,
        int expansionThreshold,
        @Nullable MoveScores<S, M> prior,
        @Nullable DirichletNoise rootNoise,
        Evaluator<S> evaluator,
        Backup backup,
        FinalDecision decision,
        OptionalLong seed,
        LongSupplier clock) {

    Settings<S, M> withSeed(long newSeed) {
        return new Settings<>(
                selection,
                rootSelection,
                expansion,
                expansionThreshold,
                prior,
                rootNoise,
                evaluator,
                backup,
                decision,
                OptionalLong.of(newSeed),
                clock);
    }

    /** Whether the selection at the root or below has a need. */
    boolean selects(Predicate<SelectionPolicy> need) {
        return need.test(selection) || need.test(rootSelection);
    }

    @Override
    public String toString() {
        return "selection=" + selection
                + (rootSelection.equals(selection) ? "" : ", rootSelection=" + rootSelection) + ", expansion="
                + expansion + ", expansionThreshold="
                + expansionThreshold + (prior == null ? "" : ", prior=" + prior)
                + (rootNoise == null ? "" : ", rootNoise=" + rootNoise) + ", evaluator=" + evaluator
                + ", backup=" + backup
                + ", decision=" + decision + (seed.isPresent() ? ", seed=" + seed.getAsLong() : "");
    }
}
