package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a search is composed of; at first, plain UCT. A {@link Mcts.Builder} sets the fields of its own settings; those of a
 * {@link Mcts} never change.
 */
final class Settings<S extends GameState<S, M>, M extends Move> {

    /** On its first visit a move has nothing to expand for: a leaf is valued. */
    static final int FEWEST_VISITS = 2;

    /** The memory ceiling of a search without one. */
    static final long NO_CEILING = Long.MAX_VALUE;

    /** What a tree of one thread can do with. */
    static final long LOWEST_CEILING = 1L << 16;

    /** The threads of a shared tree take memory a chunk at a time. */
    private static final long LOWEST_SHARED_CEILING = 1L << 22;

    SelectionPolicy selection = Ucb1.classic();

    /** Null where it is the same as the selection elsewhere. */
    @Nullable
    SelectionPolicy rootSelection;

    MoveFilter<S, M> expansion = MoveFilter.all();
    int expansionThreshold = FEWEST_VISITS;

    @Nullable
    MoveScores<S, M> prior;

    @Nullable
    DirichletNoise rootNoise;

    @Nullable
    Policy<S, M> rollout;

    /** Null where a rollout values the leaves. */
    @Nullable
    Evaluator<S> evaluator;

    Backup backup = new MeanBackup();
    boolean isSolver;
    boolean hasTranspositions;
    FinalDecision decision = new RobustChild();
    Parallel parallel = Parallel.none();
    long memoryCeiling = NO_CEILING;
    OptionalLong seed = OptionalLong.empty();
    LongSupplier clock = System::nanoTime;

    Settings<S, M> copy() {
        Settings<S, M> copy = new Settings<>();
        copy.selection = selection;
        copy.rootSelection = rootSelection;
        copy.expansion = expansion;
        copy.expansionThreshold = expansionThreshold;
        copy.prior = prior;
        copy.rootNoise = rootNoise;
        copy.rollout = rollout;
        copy.evaluator = evaluator;
        copy.backup = backup;
        copy.isSolver = isSolver;
        copy.hasTranspositions = hasTranspositions;
        copy.decision = decision;
        copy.parallel = parallel;
        copy.memoryCeiling = memoryCeiling;
        copy.seed = seed;
        copy.clock = clock;
        return copy;
    }

    Settings<S, M> withSeed(long newSeed) {
        Settings<S, M> copy = copy();
        copy.seed = OptionalLong.of(newSeed);
        return copy;
    }

    /** Refuses parts that do not fit together. */
    void check() {
        if (evaluator != null && rollout != null) {
            throw new IllegalStateException("a leaf is valued either by a rollout (" + rollout
                    + ") or by an evaluator (" + evaluator + "), not by both");
        }
        if (priorEvaluator() != null) {
            requireNoOtherPrior();
        } else if (prior == null) {
            requireNoNeedOfPrior(selection);
            requireNoNeedOfPrior(rootSelection());
            if (rootNoise != null) {
                throw new IllegalStateException("the noise " + rootNoise + " needs a prior, and none is set");
            }
        }
        long lowest = parallel.isShared() ? LOWEST_SHARED_CEILING : LOWEST_CEILING * parallel.trees();
        if (memoryCeiling < lowest) {
            throw new IllegalStateException(
                    "the memory ceiling with " + parallel + " is " + lowest + " bytes or more, not " + memoryCeiling);
        }
        if (hasTranspositions && backup.needsOutcomeSums()) {
            throw new IllegalStateException("the backup " + backup + " does not go with transpositions");
        }
        if (memoryCeiling != NO_CEILING && hasTranspositions) {
            throw new IllegalStateException("a memory ceiling does not go with transpositions");
        }
        refuseIfShared(isSolver, "the solver is not for several threads in one tree (" + parallel + ")");
        refuseIfShared(hasTranspositions, "transpositions are not for several threads in one tree (" + parallel + ")");
        if (batches() != null && (isSolver || hasTranspositions)) {
            throw new IllegalStateException("leaves evaluated in batches (" + evaluator + ") do not go with "
                    + (isSolver ? "the solver" : "transpositions"));
        }
        refuseIfShared(
                batches() != null,
                "the evaluator " + evaluator + " has batches of one thread, not of several in one tree (" + parallel
                        + ")");
        refuseIfShared(
                backup.needsOutcomeSums(),
                "the backup " + backup + " cannot be used by several threads in one tree (" + parallel + ")");
    }

    private void refuseIfShared(boolean isUsed, String refusal) {
        if (isUsed && parallel.isShared()) {
            throw new IllegalStateException(
                    refusal + "\nMaybe root parallelization serves: each thread has a tree of its own.");
        }
    }

    private void requireNoOtherPrior() {
        if (prior != null) {
            throw new IllegalStateException("priors come either from scores (" + prior + ") or from the evaluator ("
                    + evaluator + "), not from both");
        }
        if (expansionThreshold > FEWEST_VISITS) {
            throw new IllegalStateException("the evaluator " + evaluator
                    + " makes each node at its first visit, with its priors; the expansion threshold "
                    + expansionThreshold + " has no meaning with it");
        }
    }

    private static void requireNoNeedOfPrior(SelectionPolicy policy) {
        if (policy.needsPrior()) {
            throw new IllegalStateException("the selection policy " + policy + " needs a prior, and none is set");
        }
    }

    SelectionPolicy rootSelection() {
        return rootSelection == null ? selection : rootSelection;
    }

    /** What values a leaf. */
    Evaluator<S> evaluator() {
        if (evaluator != null) {
            return evaluator;
        }
        return new RolloutEvaluator<>(rollout == null ? new UniformPolicy<>() : rollout);
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

    /** Whether the nodes of the tree have priors. */
    boolean hasPriors() {
        return prior != null || priorEvaluator() != null;
    }

    /** Whether the selection at the root or below has a need. */
    boolean selects(Predicate<SelectionPolicy> need) {
        return need.test(selection) || need.test(rootSelection());
    }

    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        parts.add("selection=" + selection);
        if (!rootSelection().equals(selection)) {
            parts.add("rootSelection=" + rootSelection);
        }
        parts.add("expansion=" + expansion);
        parts.add("expansionThreshold=" + expansionThreshold);
        if (prior != null) {
            parts.add("prior=" + prior);
        }
        if (rootNoise != null) {
            parts.add("rootNoise=" + rootNoise);
        }
        parts.add("evaluator=" + evaluator());
        parts.add("backup=" + backup);
        if (isSolver) {
            parts.add("solver");
        }
        if (hasTranspositions) {
            parts.add("transpositions");
        }
        parts.add("decision=" + decision);
        if (parallel.workers() > 1) {
            parts.add("parallel=" + parallel);
        }
        if (memoryCeiling != NO_CEILING) {
            parts.add("memoryCeiling=" + memoryCeiling);
        }
        seed.ifPresent(number -> parts.add("seed=" + number));
        return String.join(", ", parts);
    }
}
