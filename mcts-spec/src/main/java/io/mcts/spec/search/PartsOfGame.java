package io.mcts.spec.search;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Tablebase;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.part.GameParts;
import io.mcts.spec.part.PartContext;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The parts for the states of a game: a catalog for each role, beginning with the default. The game is the last owner. */
public record PartsOfGame<S extends GameState<S, M>, M extends Move>(
        List<GameParts<S, M>> owners, PartContext<S, M> context) {

    PartsOfGame<S, M> with(Optional<Heuristic<S>> heuristic) {
        return new PartsOfGame<>(owners, new PartContext<>(context.game(), heuristics(), heuristic, context.rollout()));
    }

    /** Returns the evaluator that a SPEC sets, with its rollouts. */
    public BatchEvaluator<S> evaluator(Spec spec) {
        PartContext<S, M> withRollout = new PartContext<>(
                context.game(), context.heuristics(), context.heuristic(), spec.part(Setting.ROLLOUT, rollouts()));
        return spec.part(Setting.EVALUATOR, new PartsOfGame<>(owners, withRollout).evaluators());
    }

    /** Returns the heuristics. */
    public Catalog<Heuristic<S>> heuristics() {
        return Parts.catalog("heuristic of this game", List.of(), owners, GameParts::heuristics);
    }

    /** Returns the expansions. */
    public Catalog<MoveFilter<S, M>> expansions() {
        return Parts.catalog("expansion", List.of(), owners, GameParts::expansions);
    }

    /** Returns the rollout policies. */
    public Catalog<Policy<S, M>> rollouts() {
        return Parts.catalog("rollout policy", List.of(), owners, owner -> owner.rollouts(context));
    }

    /** Returns the evaluators of leaves. */
    public Catalog<BatchEvaluator<S>> evaluators() {
        return Parts.catalog("evaluator", List.of(), owners, owner -> owner.evaluators(context));
    }

    /** Returns the tablebases. */
    public Catalog<Optional<Tablebase<S>>> tablebases() {
        return orNone("tablebase", "no known results", GameParts::tablebases);
    }

    /** Returns the priors. */
    public Catalog<Optional<MoveScores<S, M>>> priors() {
        return orNone("prior", "no prior", owner -> owner.priors(context));
    }

    private <T> Catalog<Optional<T>> orNone(
            String kind, String meaningOfNone, Function<GameParts<S, M>, List<Entry<T>>> entriesOf) {
        return Parts.catalog(
                kind,
                List.of(Entry.of("none", meaningOfNone, Optional::empty)),
                owners,
                owner -> entriesOf.apply(owner).stream()
                        .map(entry -> entry.map(Optional::of))
                        .toList());
    }
}
