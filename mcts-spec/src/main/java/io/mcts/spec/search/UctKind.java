package io.mcts.spec.search;

import io.mcts.Mcts;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;

/** The tree search of positions, which is the basis of most presets. */
final class UctKind implements SearchKind {

    static final UctKind INSTANCE = new UctKind();

    private UctKind() {}

    @Override
    public String name() {
        return Presets.UCT;
    }

    @Override
    public String description() {
        return "plain UCT: UCB1, uniform rollouts, the most visits";
    }

    @Override
    public Set<Setting> settings() {
        return EnumSet.allOf(Setting.class);
    }

    @Override
    public Effort effort() {
        return new Effort(Setting.TIME, "1s");
    }

    @Override
    public boolean isForHiddenInformation() {
        return false;
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Search<S, M> search(
            Spec spec, Game<S, M> game, Executor threads) {
        try {
            Mcts<S, M> mcts = builder(spec, game, threads).build();
            if (game.initial(spec.dice()) instanceof HiddenInformation
                    || mcts.isSolver()
                    || mcts.hasTranspositions()
                    || mcts.tablebase().isPresent()
                    || mcts.batches().isPresent()) {
                // what does not fit the game is refused before anything is searched
                mcts.tree(game.initial(spec.dice()));
            }
            return Search.of(mcts);
        } catch (IllegalStateException refusal) {
            throw new IllegalArgumentException(String.valueOf(refusal.getMessage()), refusal);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> builder(
            Spec spec, Game<S, M> game, Executor threads) {
        Parts found = Parts.found();
        PartsOfGame<S, M> parts = found.of(game, game.initial(spec.dice()), spec);
        Mcts.Builder<S, M> builder = Mcts.<S, M>builder()
                .selection(spec.part(Setting.SELECTION, found.selections()))
                .expansion(spec.part(Setting.EXPANSION, parts.expansions()))
                .backup(spec.part(Setting.BACKUP, found.backups()));
        spec.part(Setting.ROOT_SELECTION, found.rootSelections(plannedIterations(spec)))
                .ifPresent(builder::rootSelection);
        builder.decision(spec.part(Setting.DECISION, found.decisions()));
        spec.value(Setting.EXPANSION_THRESHOLD, text -> builder.expansionThreshold(Quantities.smallNumber(text)));
        BatchEvaluator<S> evaluator = parts.evaluator(spec);
        evaluateLeaves(builder, spec, evaluator);
        spec.part(Setting.PRIOR, parts.priors())
                .filter(prior -> !(prior instanceof UniformScores && evaluator.givesPriors()))
                .ifPresent(builder::prior);
        spec.part(Setting.ROOT_NOISE, Parts.ROOT_NOISES).ifPresent(builder::rootNoise);
        spec.part(Setting.TABLEBASE, parts.tablebases()).ifPresent(builder::tablebase);
        if (spec.isOn(Setting.SOLVER)) {
            builder.solver();
        }
        if (spec.isOn(Setting.TRANSPOSITIONS)) {
            builder.transpositions();
        }
        if (spec.isLevel()) {
            builder.withoutTreeReuse();
        }
        spec.value(Setting.MEMORY_CEILING, text -> builder.memoryCeiling(Quantities.bytes(text)));
        BiFunction<Executor, Integer, Parallel> parallel = spec.part(Setting.PARALLEL, Parts.PARALLELS);
        spec.value(Setting.THREADS, text -> builder.parallel(parallel.apply(threads, Quantities.smallNumber(text))));
        spec.seed().ifPresent(builder::seed);
        return builder;
    }

    private static <S extends GameState<S, ?>> void evaluateLeaves(
            Mcts.Builder<S, ?> builder, Spec spec, BatchEvaluator<S> evaluator) {
        Optional<Integer> batch = spec.value(Setting.BATCH, Quantities::smallNumber);
        int virtualLoss =
                spec.value(Setting.VIRTUAL_LOSS, Quantities::smallNumber).orElse(1);
        if (batch.isEmpty() && evaluator instanceof OneByOne<S> single) {
            builder.evaluator(single.evaluator());
        } else {
            builder.batches(new LeafBatches<>(evaluator, batch.orElse(1), virtualLoss));
        }
    }

    /** The iterations of the search, as far as known in advance. */
    private static int plannedIterations(Spec spec) {
        return spec.value(Setting.ITERATIONS, Quantities::wholeNumber)
                .map(iterations -> (int) Math.min(Integer.MAX_VALUE, Math.max(1, iterations)))
                .orElse(Parts.PLANNED_ITERATIONS);
    }
}
