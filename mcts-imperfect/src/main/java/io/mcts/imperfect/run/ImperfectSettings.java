package io.mcts.imperfect.run;

import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.internal.DeterminizationRandom;
import io.mcts.imperfect.node.ChoiceRule;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.imperfect.strategy.MixedSelection;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Seeds;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The settings of a search. A builder changes its own copy; nothing changes them later. */
public final class ImperfectSettings<S extends GameState<?, M>, M extends Move> implements Cloneable {

    /** The method of a search, which determines whose knowledge makes the nodes. */
    public enum Method {
        SINGLE_OBSERVER,
        MULTIPLE_OBSERVER,
        DETERMINIZED,
        OUTCOME_SAMPLING;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Method method = Method.SINGLE_OBSERVER;

    public int determinizations = 1;

    public SelectionPolicy selection = AvailabilityUcb1.of(0.7);

    /** Replaces the selection policy if set. */
    @Nullable
    public MixedSelection mixed;

    public Determinizer<S> determinizer = Determinizer.ofGame();

    @Nullable
    public Policy<S, M> rollout;

    @Nullable
    public Evaluator<S> evaluator;

    /** Replaces the evaluator if set. */
    @Nullable
    public BatchEvaluator<S> model;

    @Nullable
    public MoveScores<S, M> prior;

    /** The exploration of outcome sampling's learning player, and the share of iterations that aim at the real game. */
    public double exploration = 0.6;

    public double targeting = 0.5;

    public FinalDecision decision = new RobustChild();

    /** Empty for the default: true where strategies are learned. */
    public Optional<Boolean> answersStrategy = Optional.empty();

    public Parallel parallel = Parallel.none();
    public OptionalLong seed = OptionalLong.empty();
    public LongSupplier clock = System::nanoTime;

    public int mostDraws = DeterminizationRandom.MOST_DRAWS;

    @SuppressWarnings("unchecked")
    public ImperfectSettings<S, M> copy() {
        try {
            return (ImperfectSettings<S, M>) clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public void check() {
        refuse(
                Stream.of(rollout, evaluator, model).filter(Objects::nonNull).count() > 1,
                "a leaf is valued by only one of a rollout (" + rollout + "), an evaluator (" + evaluator
                        + ") and a model (" + model + ")");
        boolean isWithPriors = model != null && model.givesPriors();
        refuse(
                prior != null && isWithPriors,
                "priors come either from scores (" + prior + ") or from the evaluator (" + model + "), not from both");
        Object priors = prior == null ? model : prior;
        refuse(
                mixed != null && (prior != null || isWithPriors),
                mixed + " chooses by what it has learned, and does not go with priors (" + priors + ")");
        Set<Statistic> needs = EnumSet.noneOf(Statistic.class);
        needs.addAll(selection.needs());
        needs.remove(Statistic.SQUARES);
        boolean needsPrior = needs.remove(Statistic.PRIOR);
        boolean hasNoPrior = mixed == null && prior == null && !isWithPriors;
        String policy = "the selection policy " + selection + " needs ";
        refuse(needsPrior && hasNoPrior, policy + "a prior, and none is set");
        refuse(!needs.isEmpty(), policy + needs + ", which this search does not keep");
        refuse(
                mixed != null && method != Method.MULTIPLE_OBSERVER,
                mixed + " is for a search in which each player knows their own information set, not " + method);
        String shared = "this search has a tree for each thread (" + parallel + ")\nMaybe Parallel.root serves.";
        refuse(parallel.isShared(), shared);
    }

    private static void refuse(boolean isWrong, String refusal) {
        if (isWrong) {
            throw new IllegalStateException(refusal);
        }
    }

    /** Whether the search finds a strategy to play by, rather than a move. */
    boolean playsStrategy() {
        return mixed != null || method == Method.OUTCOME_SAMPLING;
    }

    /** Whether the move is drawn from the strategy. */
    boolean answersStrategy() {
        return method == Method.OUTCOME_SAMPLING || answersStrategy.orElse(mixed != null);
    }

    public long seedOrRandom() {
        return seed.orElseGet(Seeds::draw);
    }

    FinalDecision finalDecision() {
        return decision.forSelection(selection);
    }

    public ChoiceRule<M> choiceRule() {
        return mixed == null ? new ChoiceRule.Selected<>(selection) : new ChoiceRule.Mixed<>(mixed);
    }

    public Evaluator<S> evaluator() {
        if (evaluator != null) {
            return evaluator;
        }
        return new RolloutEvaluator<>(rollout == null ? new UniformPolicy<>() : rollout);
    }

    public String describe(Object drawing) {
        return Stream.of(
                        method + (method == Method.DETERMINIZED ? ":" + determinizations : ""),
                        "selection=" + (mixed == null ? selection : mixed),
                        "determinizer=" + drawing,
                        "evaluator=" + (model == null ? evaluator() : model),
                        prior == null ? "" : "prior=" + prior,
                        "decision=" + finalDecision(),
                        parallel.workers() > 1 ? "parallel=" + parallel : "",
                        seed.isPresent() ? "seed=" + seed.getAsLong() : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
