package io.mcts.imperfect;

import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import java.util.EnumSet;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a search is composed of. A builder changes the fields of its own copy, and nothing changes them later. */
final class ImperfectSettings<S extends GameState<?, M>, M extends Move> implements Cloneable {

    /** Whose knowledge makes the nodes of the tree. */
    enum Method {
        SINGLE_OBSERVER,
        MULTIPLE_OBSERVER,
        DETERMINIZED,
        OUTCOME_SAMPLING;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    Method method = Method.SINGLE_OBSERVER;

    /** How many states a {@link Method#DETERMINIZED} search draws. */
    int determinizations = 1;

    SelectionPolicy selection = AvailabilityUcb1.of(0.7);

    /** Chooses in place of the selection policy if it is set. */
    @Nullable
    MixedSelection mixed;

    Determinizer<S> determinizer = Determinizer.ofGame();

    @Nullable
    Policy<S, M> rollout;

    @Nullable
    Evaluator<S> evaluator;

    @Nullable
    Widening moveWidening;

    @Nullable
    Widening chanceWidening;

    /** How much the player who learns explores in outcome sampling, and how many iterations aim at the real game. */
    double exploration = 0.6;

    double targeting = 0.5;

    FinalDecision decision = new RobustChild();
    Parallel parallel = Parallel.none();
    OptionalLong seed = OptionalLong.empty();
    LongSupplier clock = System::nanoTime;

    /** How many random numbers a determinization may draw. */
    int mostDraws = DeterminizationRandom.MOST_DRAWS;

    @SuppressWarnings("unchecked")
    ImperfectSettings<S, M> copy() {
        try {
            return (ImperfectSettings<S, M>) clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Refuses parts that do not fit together. */
    void check() {
        refuse(
                rollout != null && evaluator != null,
                "a leaf is valued by only one of a rollout (%s) and an evaluator (%s)",
                rollout,
                evaluator);
        Set<Statistic> needs = EnumSet.noneOf(Statistic.class);
        needs.addAll(selection.needs());
        needs.remove(Statistic.SQUARES);
        refuse(!needs.isEmpty(), "the selection policy %s needs %s, which this search does not keep", selection, needs);
        refuse(
                mixed != null && method != Method.MULTIPLE_OBSERVER,
                "%s is for a search in which each player knows their own information set, not %s",
                mixed,
                method);
        refuse(mixed != null && moveWidening != null, "%s does not go with %s of moves", mixed, moveWidening);
        refuse(
                parallel.isShared(),
                "this search has a tree for each thread (%s)\nMaybe Parallel.root serves.",
                parallel);
    }

    private static void refuse(boolean isWrong, String refusal, @Nullable Object... parts) {
        if (isWrong) {
            throw new IllegalStateException(String.format(Locale.ROOT, refusal, parts));
        }
    }

    /** Whether what is found is a strategy to play by, rather than a move. */
    boolean playsStrategy() {
        return mixed != null || method == Method.OUTCOME_SAMPLING;
    }

    Evaluator<S> evaluator() {
        if (evaluator != null) {
            return evaluator;
        }
        return new RolloutEvaluator<>(rollout == null ? new UniformPolicy<>() : rollout);
    }

    @Override
    public String toString() {
        return Stream.of(
                        method + (method == Method.DETERMINIZED ? ":" + determinizations : ""),
                        "selection=" + (mixed == null ? selection : mixed),
                        "determinizer=" + determinizer,
                        "evaluator=" + evaluator(),
                        moveWidening == null ? "" : "moveWidening=" + moveWidening,
                        chanceWidening == null ? "" : "chanceWidening=" + chanceWidening,
                        "decision=" + decision,
                        parallel.workers() > 1 ? "parallel=" + parallel : "",
                        seed.isPresent() ? "seed=" + seed.getAsLong() : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
