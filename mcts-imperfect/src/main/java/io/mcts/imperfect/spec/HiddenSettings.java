package io.mcts.imperfect.spec;

import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Parts;
import io.mcts.spec.search.PartsOfGame;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.SearchKind.Effort;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

final class HiddenSettings {

    static final Effort EFFORT = new Effort(Setting.ITERATIONS, "1000");

    static final Set<Setting> OF_SOLVERS = EnumSet.of(Setting.ITERATIONS, Setting.SEED);
    static final Set<Setting> OF_SAMPLING = with(
            OF_SOLVERS,
            Setting.TIME,
            Setting.MEMORY,
            Setting.THREADS,
            Setting.PARALLEL,
            Setting.ROLLOUT,
            Setting.EVALUATOR,
            Setting.HEURISTIC);
    static final Set<Setting> OF_STRATEGIES = with(OF_SAMPLING, Setting.STOP);
    static final Set<Setting> OF_TREES = with(OF_STRATEGIES, Setting.SELECTION, Setting.PRIOR, Setting.DECISION);

    private HiddenSettings() {}

    private static Set<Setting> with(Set<Setting> some, Setting... more) {
        Set<Setting> all = EnumSet.copyOf(some);
        all.addAll(Arrays.asList(more));
        return all;
    }

    static <S extends GameState<S, M>, M extends Move> PartsOfGame<S, M> parts(Spec spec, Game<S, M> game) {
        return Parts.found().of(game, game.initial(spec.dice()), spec);
    }

    /** Empty for uniform rollouts. */
    static <S extends GameState<S, M>, M extends Move> Optional<Evaluator<S>> evaluator(Spec spec, Game<S, M> game) {
        if (Stream.of(Setting.EVALUATOR, Setting.ROLLOUT).noneMatch(spec.values()::containsKey)) {
            return Optional.empty();
        }
        BatchEvaluator<S> evaluator = parts(spec, game).evaluator(spec);
        if (evaluator instanceof OneByOne<S> single) {
            return Optional.of(single.evaluator());
        }
        throw new IllegalArgumentException("evaluator: '" + spec.values().get(Setting.EVALUATOR)
                + "' values many leaves in one call; use an evaluator of single leaves");
    }

    static Optional<Parallel> parallel(Spec spec, Executor threads) {
        BiFunction<Executor, Integer, Parallel> parallel =
                Parts.PARALLELS.make(spec.values().getOrDefault(Setting.PARALLEL, "root"));
        return spec.value(Setting.THREADS, text -> parallel.apply(threads, Quantities.smallNumber(text)));
    }

    static <T> T made(Spec spec, Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalStateException | IllegalArgumentException refusal) {
            throw new IllegalArgumentException("'" + spec.kind().name() + "': " + refusal.getMessage(), refusal);
        }
    }
}
