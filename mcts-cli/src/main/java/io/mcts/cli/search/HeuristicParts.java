package io.mcts.cli.search;

import io.mcts.cli.catalog.Arguments;
import io.mcts.cli.catalog.Catalog;
import io.mcts.cli.catalog.Entry;
import io.mcts.cli.catalog.Parameter;
import io.mcts.cli.catalog.UsageException;
import io.mcts.cli.game.Game;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.Expectimax;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.policy.AdaptedPolicy;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.FilteredScores;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.MoveScores;
import io.mcts.policy.NGramScores;
import io.mcts.policy.Policy;
import io.mcts.policy.SoftmaxPolicy;
import io.mcts.policy.SoftmaxScores;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The parts of a search that can be chosen by name and may need the heuristic of a game: a catalog for each role, which begins
 * with the part that a search has unless told.
 *
 * @param heuristics those that could be set
 * @param models evaluators that only this game has
 * @param ownRollouts rollout policies that only this game has
 * @param ownPriors priors that only this game has
 */
record HeuristicParts<S extends GameState<S, M>, M extends Move>(
        Optional<Heuristic<S>> heuristic,
        Catalog<Heuristic<S>> heuristics,
        Catalog<BatchEvaluator<S>> models,
        Catalog<Policy<S, M>> ownRollouts,
        Catalog<MoveScores<S, M>> ownPriors) {

    private static final String EPSILON = "the probability of any move, from 0 to 1";

    private static final Parameter MARGIN = Parameter.number(
            "margin", 1, "leave out moves whose expected reward, from 0 to 1, is worse than the best by more");

    private static final Parameter TEMPERATURE =
            Parameter.number("temperature", 0.1, "above 0; great makes all moves alike");

    /** The parts of a game, with the heuristic that is set. */
    static <S extends GameState<S, M>, M extends Move> HeuristicParts<S, M> of(SearchSpec spec, Game<S, M> game) {
        return new HeuristicParts<>(
                spec.value(Setting.HEURISTIC, game.heuristics()::make),
                game.heuristics(),
                game.models(),
                game.rollouts(),
                game.priors());
    }

    /** The evaluator that is set, with the rollouts that are set. */
    BatchEvaluator<S> evaluator(SearchSpec spec) {
        return spec.part(Setting.EVALUATOR, evaluators(spec.part(Setting.ROLLOUT, rollouts())));
    }

    /** The parts of no game, for those who only want to know their names. */
    static HeuristicParts<?, ?> ofNoGame() {
        return new HeuristicParts<Unplayed, Move>(
                Optional.empty(),
                new Catalog<>("heuristic", List.of()),
                new Catalog<>("model", List.of()),
                new Catalog<>("rollout policy", List.of()),
                new Catalog<>("prior", List.of()));
    }

    /** The states of no game. */
    private interface Unplayed extends GameState<Unplayed, Move> {}

    /** What plays from a leaf to the end of the game. */
    Catalog<Policy<S, M>> rollouts() {
        List<Entry<Policy<S, M>>> all = new ArrayList<>(List.of(
                Entry.of("uniform", "each legal move with equal chance", UniformPolicy::new),
                Entry.of(
                        "decisive",
                        "a move that wins at once, else one that keeps another player from it, else uniform",
                        DecisivePolicy::new),
                Entry.of(
                        "epsilon-greedy",
                        "the move with the best heuristic value, and now and then any",
                        arguments -> new EpsilonGreedyPolicy<>(arguments.number("epsilon"), scores(arguments)),
                        Parameter.number("epsilon", 0.1, EPSILON),
                        MARGIN),
                Entry.of(
                        "softmax",
                        "the better its heuristic value, the likelier a move",
                        arguments -> new SoftmaxPolicy<>(arguments.number("temperature"), scores(arguments)),
                        TEMPERATURE,
                        MARGIN),
                Entry.of(
                        "mast",
                        "the move with the best average so far, and now and then any",
                        arguments -> new EpsilonGreedyPolicy<S, M>(arguments.number("epsilon"), new MastScores<>()),
                        Parameter.number("epsilon", 0.4, EPSILON)),
                Entry.of(
                        "nst",
                        "the same, with averages of moves in a row",
                        arguments -> new EpsilonGreedyPolicy<S, M>(
                                arguments.number("epsilon"),
                                new NGramScores<>(
                                        arguments.wholeNumber("length"), arguments.wholeNumber("least-visits"))),
                        Parameter.number("epsilon", 0.2, EPSILON),
                        Parameter.wholeNumber("length", 3, "the longest row, from 1 to 3"),
                        Parameter.wholeNumber("least-visits", 7, "until a row counts, 1 or more")),
                Entry.of(
                        "last-good-reply",
                        "what last went well after the same moves, else uniform",
                        arguments ->
                                new LastGoodReplyPolicy<S, M>(arguments.wholeNumber("moves"), new UniformPolicy<>()),
                        Parameter.wholeNumber("moves", 2, "how many moves are replied to, 1 or 2")),
                Entry.of(
                        "ppa",
                        "by weights that winning moves raise",
                        arguments -> new AdaptedPolicy<>(arguments.number("alpha")),
                        Parameter.number("alpha", 1, "how fast, above 0"))));
        all.addAll(ownRollouts.entries());
        return new Catalog<>("rollout policy", all);
    }

    private Heuristic<S> needed() {
        return heuristic.orElseThrow(() -> new UsageException("it needs a heuristic; allowed for this game: "
                + Setting.HEURISTIC.key() + "=" + heuristics.names().replace(", ", "|")));
    }

    private SuccessorScores<S, M> successors() {
        return new SuccessorScores<>(needed());
    }

    private MoveScores<S, M> scores(Arguments arguments) {
        SuccessorScores<S, M> scores = successors();
        double margin = arguments.number("margin");
        return margin == 1 ? scores : new FilteredScores<>(scores, margin);
    }

    /** What values a leaf, where rollouts are uniform. */
    Catalog<BatchEvaluator<S>> evaluators() {
        return evaluators(new UniformPolicy<>());
    }

    /** What values a leaf: an evaluator of single states, {@linkplain OneByOne one by one}, or a model of the game. */
    Catalog<BatchEvaluator<S>> evaluators(Policy<S, M> rollout) {
        List<Entry<BatchEvaluator<S>>> all = new ArrayList<>(List.of(
                Entry.of(
                        "rollout",
                        "a rollout to the end of the game",
                        () -> new OneByOne<>(new RolloutEvaluator<>(rollout))),
                Entry.of(
                        "truncated",
                        "a rollout cut off after some moves, and the heuristic there, or the middle without one",
                        arguments -> new OneByOne<>(new TruncatedRolloutEvaluator<>(
                                rollout, arguments.wholeNumber("plies"), heuristicOrEven())),
                        Parameter.wholeNumber("plies", 4, "the moves of the players, 0 or more")),
                Entry.of("heuristic", "the heuristic", () -> new OneByOne<>(new HeuristicEvaluator<>(needed()))),
                Entry.of(
                        "expectimax",
                        "the heuristic some moves later, if all play their best by it",
                        arguments -> new OneByOne<>(new HeuristicEvaluator<>(
                                new Expectimax<S, M>(needed(), arguments.wholeNumber("plies")))),
                        Parameter.wholeNumber("plies", 1, "the moves of the players, 0 or more")),
                Entry.of(
                        "mixed",
                        "lambda times a rollout and 1 - lambda times the heuristic",
                        arguments -> new OneByOne<>(new MixedEvaluator<>(
                                arguments.number("lambda"), new RolloutEvaluator<>(rollout), needed())),
                        Parameter.number("lambda", 0.5, "the weight of the rollout, from 0 to 1"))));
        all.addAll(models.entries());
        return new Catalog<>("evaluator", all);
    }

    private Heuristic<? super S> heuristicOrEven() {
        return heuristic.isPresent() ? heuristic.get() : new EvenHeuristic();
    }

    /** What the moves of a node are thought to be worth before any visit. */
    Catalog<Optional<MoveScores<S, M>>> priors() {
        List<Entry<Optional<MoveScores<S, M>>>> all = new ArrayList<>(List.of(
                Entry.of("none", "no prior", Optional::empty),
                Entry.of(
                        "uniform",
                        "the same for all moves, unless the evaluator gives priors",
                        () -> Optional.of(new UniformScores<>())),
                Entry.of("successors", "the heuristic of the state after each move", () -> Optional.of(successors())),
                Entry.of(
                        "softmax",
                        "the same, turned into probabilities",
                        arguments -> Optional.of(new SoftmaxScores<>(arguments.number("temperature"), successors())),
                        TEMPERATURE)));
        for (Entry<MoveScores<S, M>> own : ownPriors.entries()) {
            all.add(new Entry<>(
                    own.name(),
                    own.description(),
                    own.parameters(),
                    arguments -> Optional.of(own.factory().apply(arguments))));
        }
        return new Catalog<>("prior", all);
    }
}
