package io.mcts.search;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Parallel;
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
import io.mcts.selection.Statistic;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a search is composed of; at first, plain UCT. A builder changes the fields of its own copy, and nothing changes them later. */
public final class Settings<S extends GameState<?, M>, M extends Move> {

    /** On the first visit of a move there is nothing to expand for: a leaf is evaluated. */
    public static final int FEWEST_VISITS = 2;

    /** The memory ceiling of a search without one. */
    public static final long NO_CEILING = Long.MAX_VALUE;

    /** What a tree of one thread can work with. */
    public static final long LOWEST_CEILING = 1L << 16;

    /** The threads of a shared tree take memory a chunk at a time. */
    private static final long LOWEST_SHARED_CEILING = 1L << 22;

    public SelectionPolicy selection = Ucb1.classic();

    /** Null if it is the same as the selection below the root. */
    public @Nullable SelectionPolicy rootSelection;

    public MoveFilter<S, M> expansion = MoveFilter.all();
    public int expansionThreshold = FEWEST_VISITS;
    public @Nullable MoveScores<S, M> prior;
    public @Nullable DirichletNoise rootNoise;

    /** Null if an evaluator is set, or nothing is. */
    public @Nullable Policy<S, M> rollout;

    /** Null if rollouts or batches value the leaves. */
    public @Nullable Evaluator<S> evaluator;

    public @Nullable LeafBatches<S> batches;
    public Backup backup = new MeanBackup();
    public boolean isSolver;
    public boolean hasTranspositions;
    public FinalDecision decision = new RobustChild();
    public boolean breaksTiesAtRandom;

    /** The moves that a search may choose from at the root of a new tree; empty for all. */
    public List<M> rootMoves = List.of();

    public Parallel parallel = Parallel.none();
    public long memoryCeiling = NO_CEILING;
    public OptionalLong seed = OptionalLong.empty();
    public LongSupplier clock = System::nanoTime;

    public Settings() {}

    public Settings<S, M> copy() {
        Settings<S, M> copy = new Settings<>();
        copy.selection = selection;
        copy.rootSelection = rootSelection;
        copy.expansion = expansion;
        copy.expansionThreshold = expansionThreshold;
        copy.prior = prior;
        copy.rootNoise = rootNoise;
        copy.rollout = rollout;
        copy.evaluator = evaluator;
        copy.batches = batches;
        copy.backup = backup;
        copy.isSolver = isSolver;
        copy.hasTranspositions = hasTranspositions;
        copy.decision = decision;
        copy.breaksTiesAtRandom = breaksTiesAtRandom;
        copy.rootMoves = rootMoves;
        copy.parallel = parallel;
        copy.memoryCeiling = memoryCeiling;
        copy.seed = seed;
        copy.clock = clock;
        return copy;
    }

    /** Refuses parts that do not fit together. */
    public void check() {
        if ((evaluator == null ? 0 : 1) + (rollout == null ? 0 : 1) + (batches == null ? 0 : 1) > 1) {
            throw new IllegalStateException("a leaf is valued by only one of a rollout (" + rollout
                    + "), an evaluator (" + evaluator + ") and batches (" + batches + ")");
        }
        checkPriors();
        checkBackup();
        long lowest = parallel.isShared() ? LOWEST_SHARED_CEILING : LOWEST_CEILING * parallel.trees();
        if (memoryCeiling < lowest) {
            throw new IllegalStateException(
                    "the memory ceiling with " + parallel + " is " + lowest + " bytes or more, not " + memoryCeiling);
        }
        refuse(
                memoryCeiling != NO_CEILING && hasTranspositions,
                () -> "a memory ceiling does not go with transpositions");
        refuseIfShared(isSolver, () -> "the solver is not for several threads in one tree (" + parallel + ")");
        refuseIfShared(
                hasTranspositions, () -> "transpositions are not for several threads in one tree (" + parallel + ")");
        refuseIfShared(
                batches != null,
                () -> "the evaluator " + batches + " has batches of one thread, not of several in one tree (" + parallel
                        + ")");
        refuse(
                batches != null && (isSolver || hasTranspositions),
                () -> "leaves evaluated in batches (" + batches + ") do not go with "
                        + (isSolver ? "the solver" : "transpositions"));
    }

    private void checkPriors() {
        if (priorEvaluator() != null) {
            refuse(
                    prior != null,
                    () -> "priors come either from scores (" + prior + ") or from the evaluator (" + batches
                            + "), not from both");
            refuse(
                    expansionThreshold > FEWEST_VISITS,
                    () -> "the evaluator " + batches
                            + " makes each node at its first visit, with its priors; the expansion threshold "
                            + expansionThreshold + " has no meaning with it");
        } else if (prior == null) {
            refuse(
                    selection.needs().contains(Statistic.PRIOR),
                    () -> "the selection policy " + selection + " needs a prior, and none is set");
            refuse(
                    rootSelection().needs().contains(Statistic.PRIOR),
                    () -> "the selection policy " + rootSelection() + " needs a prior, and none is set");
            refuse(
                    backup.needs().contains(Statistic.PRIOR),
                    () -> "the backup " + backup + " needs a prior, and none is set");
            refuse(rootNoise != null, () -> "the noise " + rootNoise + " needs a prior, and none is set");
        }
    }

    private void checkBackup() {
        boolean isOfTrees = backup.writesValues() || backup.needs().contains(Statistic.OUTCOME_SUMS);
        refuse(hasTranspositions && isOfTrees, () -> "the backup " + backup + " does not go with transpositions");
        refuse(isSolver && backup.writesValues(), () -> "the backup " + backup + " does not go with the solver");
        refuseIfShared(
                isOfTrees,
                () -> "the backup " + backup + " cannot be used by several threads in one tree (" + parallel + ")");
    }

    private static void refuse(boolean isWrong, Supplier<String> refusal) {
        if (isWrong) {
            throw new IllegalStateException(refusal.get());
        }
    }

    private void refuseIfShared(boolean isUsed, Supplier<String> refusal) {
        refuse(
                isUsed && parallel.isShared(),
                () -> refusal.get() + "\nMaybe root parallelization serves: each thread has a tree of its own.");
    }

    public SelectionPolicy rootSelection() {
        return rootSelection == null ? selection : rootSelection;
    }

    /** What values a leaf, if it is not a batch. */
    public Evaluator<S> evaluator() {
        if (evaluator != null) {
            return evaluator;
        }
        return new RolloutEvaluator<>(rollout == null ? new UniformPolicy<>() : rollout);
    }

    /** What gives priors together with the value of a leaf, whose node can therefore be made only then. */
    @Nullable
    BatchEvaluator<S> priorEvaluator() {
        return batches != null && batches.evaluator().givesPriors() ? batches.evaluator() : null;
    }

    /** Everything that some part needs, and the priors if there are any. */
    Set<Statistic> statistics() {
        Set<Statistic> all = EnumSet.noneOf(Statistic.class);
        all.addAll(selection.needs());
        all.addAll(rootSelection().needs());
        all.addAll(backup.needs());
        if (prior != null || priorEvaluator() != null) {
            all.add(Statistic.PRIOR);
        }
        return all;
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
        parts.add("evaluator=" + (batches == null ? evaluator() : batches));
        parts.add("backup=" + backup);
        if (isSolver) {
            parts.add("solver");
        }
        if (hasTranspositions) {
            parts.add("transpositions");
        }
        parts.add("decision=" + decision);
        if (breaksTiesAtRandom) {
            parts.add("breaksTiesAtRandom");
        }
        if (!rootMoves.isEmpty()) {
            parts.add("rootMoves=" + rootMoves);
        }
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
