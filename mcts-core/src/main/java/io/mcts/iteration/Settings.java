package io.mcts.iteration;

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
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.game.StepRewards;
import io.mcts.game.Tablebase;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.selection.Ucb1;
import io.mcts.solver.Proofs;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The settings of a search, at first plain UCT. A builder changes its own copy; nothing changes them later. */
public final class Settings<S extends GameState<?, M>, M extends Move> implements Cloneable {

    /** The first visit of a move evaluates the leaf. */
    public static final int FEWEST_VISITS = 2;

    public static final long NO_CEILING = Long.MAX_VALUE;
    public static final long LOWEST_CEILING = 1L << 16;

    /** Higher than for one thread, since threads of a shared tree allocate in chunks. */
    private static final long LOWEST_SHARED_CEILING = 1L << 22;

    public SelectionPolicy selection = Ucb1.of(0.7);

    public @Nullable SelectionPolicy rootSelection;

    public MoveFilter<S, M> expansion = MoveFilter.all();
    public int expansionThreshold = FEWEST_VISITS;
    public @Nullable MoveScores<S, M> prior;
    public @Nullable DirichletNoise rootNoise;

    public @Nullable Policy<S, M> rollout;

    public @Nullable Evaluator<S> evaluator;

    public @Nullable LeafBatches<S> batches;

    public @Nullable Tablebase<S> tablebase;

    public Backup backup = new MeanBackup();
    public boolean isSolver;
    public boolean hasTranspositions;

    public boolean isCheating;
    public FinalDecision decision = new RobustChild();
    public boolean breaksTiesAtRandom;

    public boolean reusesTree = true;

    public List<M> rootMoves = List.of();

    public Parallel parallel = Parallel.none();
    public long memoryCeiling = NO_CEILING;
    public OptionalLong seed = OptionalLong.empty();
    public LongSupplier clock = System::nanoTime;

    public Settings() {}

    @SuppressWarnings("unchecked")
    public Settings<S, M> copy() {
        try {
            return (Settings<S, M>) clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public void check() {
        refuse(
                Stream.of(evaluator, rollout, batches).filter(Objects::nonNull).count() > 1,
                "a leaf is valued by only one of a rollout (%s), an evaluator (%s) and batches (%s)",
                rollout,
                evaluator,
                batches);
        if (priorEvaluator() != null) {
            refuse(
                    prior != null,
                    "priors come either from scores (%s) or from the evaluator (%s), not from both",
                    prior,
                    batches);
            refuse(
                    expansionThreshold > FEWEST_VISITS,
                    "the evaluator %s makes each node at its first visit, with its priors; the expansion threshold %s has"
                            + " no meaning with it",
                    batches,
                    expansionThreshold);
        } else if (prior == null) {
            requirePriorFor("the selection policy", selection, selection.needs());
            requirePriorFor(
                    "the selection policy", rootSelection(), rootSelection().needs());
            requirePriorFor("the backup", backup, backup.needs());
            refuse(rootNoise != null, "the noise %s needs a prior, and none is set", rootNoise);
        }
        boolean isOfTrees = backup.writesValues() || backup.needs().contains(Statistic.OUTCOME_SUMS);
        refuse(
                hasTranspositions && backup.needs().contains(Statistic.OUTCOME_SUMS),
                "the backup %s does not go with transpositions",
                backup);
        refuse(
                isSolver && backup.writesValues(),
                "the backup %s does not go with the solver\nMaybe the backup of means serves.",
                backup);
        refuse(
                isOfTrees && parallel.isShared(),
                "the backup %s cannot be used by several threads in one tree (%s)"
                        + "\nMaybe root parallelization serves: each thread has a tree of its own.",
                backup,
                parallel);
        long lowest = parallel.isShared() ? LOWEST_SHARED_CEILING : LOWEST_CEILING * parallel.trees();
        refuse(
                memoryCeiling < lowest,
                "the memory ceiling with %s is %s bytes or more, not %s",
                parallel,
                lowest,
                memoryCeiling);
    }

    /** Refuses a game that the parts cannot search, and one that breaks its contract from the beginning, given a state and a copy of it. */
    void check(GameState<?, ?> state, GameState<?, ?> copy) {
        refuseGame(state.isTerminal(), "the game is over, there is nothing to search in %s", state);
        refuse(state.playerCount() < 1, "a game has 1 player or more, not %s as %s", state.playerCount(), state);
        refuse(
                copy == state,
                "copy() of %s returns the state itself; a search plays in copies and would change it",
                state);
        refuseGame(
                state instanceof HiddenInformation && !isCheating,
                "this search sees everything, also what is hidden from the player to move in %s"
                        + "\nMaybe InformationSetMcts of mcts-imperfect serves; cheating() allows it, for comparison.",
                state);
        String needsEnds = tablebase == null ? "" : "a tablebase (" + tablebase + ")";
        if (isSolver) {
            needsEnds = "the solver";
        } else if (statistics().contains(Statistic.AMAF)) {
            needsEnds = "RAVE";
        }
        refuseGame(
                state instanceof StepRewards && !needsEnds.isEmpty(),
                "%s is for games that pay at the end alone, and there are rewards on the way in %s",
                needsEnds,
                state);
        refuseGame(
                isSolver && state.playerCount() > Proofs.MOST_PLAYERS,
                "the solver is for games of one or two players, not %s as %s",
                state.playerCount(),
                state);
        refuseGame(
                hasTranspositions && !(state instanceof PositionKey),
                "transpositions need states with a key, and %s does not implement %s",
                state.getClass().getName(),
                PositionKey.class.getName());
        refuseGame(
                SampledChildren.arePossible(state)
                        && (parallel.isShared() || hasTranspositions || isSolver || batches != null),
                "the solver, transpositions, batches and several threads in one tree need moves and outcomes that are"
                        + " listed, not only drawn as in the game of %s",
                state);
        refuseGame(
                state instanceof SampledChance && statistics().contains(Statistic.OUTCOME_SUMS),
                "the backup %s needs outcomes whose probabilities are known, not only drawn as in the game of %s",
                backup,
                state);
        refuseGame(
                state instanceof SampledMoves
                        && (!expansion.equals(MoveFilter.all()) || rootNoise != null || !rootMoves.isEmpty()),
                "a filter of moves (%s), noise at the root and a choice of root moves need moves that are listed, not only drawn"
                        + " as in the game of %s",
                expansion,
                state);
        boolean widens = selection.needs().contains(Statistic.ORDER)
                && rootSelection().needs().contains(Statistic.ORDER);
        refuseGame(
                state instanceof SampledMoves && !widens,
                "moves are only drawn in the game of %s, and the selection %s tries all\nMaybe ProgressiveWidening serves.",
                state,
                selection);
    }

    private static void refuseGame(boolean isWrong, String refusal, Object... parts) {
        if (isWrong) {
            throw new IllegalArgumentException(String.format(Locale.ROOT, refusal, parts));
        }
    }

    private static void requirePriorFor(String role, Object part, Set<Statistic> needs) {
        refuse(needs.contains(Statistic.PRIOR), "%s %s needs a prior, and none is set", role, part);
    }

    private static void refuse(boolean isWrong, String refusal, @Nullable Object... parts) {
        if (isWrong) {
            throw new IllegalStateException(String.format(Locale.ROOT, refusal, parts));
        }
    }

    public SelectionPolicy rootSelection() {
        return rootSelection == null ? selection : rootSelection;
    }

    public FinalDecision finalDecision() {
        return decision.forSelection(rootSelection());
    }

    public Evaluator<S> evaluator() {
        return evaluator != null
                ? evaluator
                : new RolloutEvaluator<>(rollout == null ? new UniformPolicy<>() : rollout);
    }

    /** The batch evaluator if it gives priors; a node is then created when its leaf is evaluated. */
    @Nullable
    BatchEvaluator<S> priorEvaluator() {
        return batches != null && batches.evaluator().givesPriors() ? batches.evaluator() : null;
    }

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
        return Stream.of(
                        "selection=" + selection,
                        rootSelection().equals(selection) ? "" : "rootSelection=" + rootSelection,
                        "expansion=" + expansion,
                        "expansionThreshold=" + expansionThreshold,
                        prior == null ? "" : "prior=" + prior,
                        rootNoise == null ? "" : "rootNoise=" + rootNoise,
                        "evaluator=" + (batches == null ? evaluator() : batches),
                        tablebase == null ? "" : "tablebase=" + tablebase,
                        "backup=" + backup,
                        isSolver ? "solver" : "",
                        hasTranspositions ? "transpositions" : "",
                        isCheating ? "cheating" : "",
                        "decision=" + finalDecision(),
                        breaksTiesAtRandom ? "breaksTiesAtRandom" : "",
                        reusesTree ? "" : "withoutTreeReuse",
                        rootMoves.isEmpty() ? "" : "rootMoves=" + rootMoves,
                        parallel.workers() > 1 ? "parallel=" + parallel : "",
                        memoryCeiling == NO_CEILING ? "" : "memoryCeiling=" + memoryCeiling,
                        seed.isPresent() ? "seed=" + seed.getAsLong() : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
