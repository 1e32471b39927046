package io.mcts.spec.search;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.GumbelChild;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.decision.UcbChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.Expectimax;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
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
import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.ForcedPlayouts;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.ImprovedPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveBias;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import io.mcts.selection.ThompsonSampling;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.part.PartContext;
import io.mcts.spec.part.PartProvider;
import java.util.List;
import java.util.stream.Stream;

/** The parts of the library. The first of each role is the default of a search. */
final class StandardParts<S extends GameState<S, M>, M extends Move> implements PartProvider<S, M> {

    private static final Parameter EXPLORATION =
            Parameter.number("c", Ucb1.classic().c(), "the exploration constant, 0 or more");

    private static final String OF_SELECTION = "selection";

    private static final Parameter[] PUCT = {
        Parameter.number("c", 1, "the exploration constant, 0 or more"),
        Parameter.number("reduction", 0.25, "the first-play-urgency reduction, from 0 to 1"),
        Parameter.number("growth", 0, "how fast c grows with the visits, 0 or more; AlphaZero has 1"),
        Parameter.number("base", 19_652, "how many visits it takes to begin growing, above 0")
    };

    private static final Parameter[] IMPROVED_POLICY = {
        Parameter.number("offset", 50, "how many visits the values weigh as before any, 0 or more"),
        Parameter.number("scale", 0.1, "the weight of the values, 0 or more; 1 in the paper"),
        Parameter.wholeNumber("rescale", 0, "1 to stretch the values of each node to the range from 0 to 1")
    };

    private static final String EPSILON = "the probability of any move, from 0 to 1";

    private static final Parameter MARGIN = Parameter.number(
            "margin", 1, "leave out moves whose expected reward, from 0 to 1, is worse than the best by more");

    private static final Parameter TEMPERATURE =
            Parameter.number("temperature", 0.1, "above 0; large values approach uniform");

    @Override
    public List<Entry<String>> presets() {
        return Presets.OF_ALL_GAMES;
    }

    @Override
    public List<Entry<SelectionPolicy>> selections() {
        return List.of(
                Entry.of(
                        "ucb1",
                        "the greatest upper confidence bound",
                        arguments -> Ucb1.of(arguments.number("c")),
                        EXPLORATION),
                Entry.of(
                        "prior-ucb1",
                        "ucb1, beginning with the prior as the mean of k visits",
                        arguments -> new PriorUcb1(arguments.number("c"), arguments.wholeNumber("k")),
                        EXPLORATION,
                        Parameter.wholeNumber("k", 5, "the visits a prior is worth, from 1 to 1000000")),
                Entry.of(
                        "progressive-bias",
                        "ucb1, plus a bias by the prior that fades",
                        arguments -> new ProgressiveBias(arguments.number("c"), arguments.number("weight")),
                        EXPLORATION,
                        Parameter.number("weight", 1, "of the prior, 0 or more")),
                Entry.of(
                        "implicit-minimax",
                        "ucb1 by a mixture of the mean and the prior; goes with the backup of the same name",
                        arguments -> new ImplicitMinimax(arguments.number("c"), arguments.number("alpha")),
                        EXPLORATION,
                        Parameter.number("alpha", 0.4, "the weight of the prior, from 0 to 1")),
                Entry.of("ucb1-tuned", "ucb1, exploring less where rewards vary little", Ucb1Tuned::new),
                Entry.of(
                        "puct",
                        "the mean, and exploration in proportion to the prior, which should sum to 1 as softmax does",
                        StandardParts::puct,
                        PUCT),
                Entry.of(
                        "improved-policy",
                        "visits in proportion to the prior as corrected by the means; below the root of a gumbel search",
                        StandardParts::improvedPolicy,
                        IMPROVED_POLICY),
                Entry.of(
                        "first-play-urgency",
                        "ucb1, where a move untried has a bound as well",
                        arguments -> FirstPlayUrgency.of(arguments.number("c"), arguments.number("urgency")),
                        EXPLORATION,
                        Parameter.number("urgency", 1, "the bound of a move untried, 0 or more")),
                Entry.of(
                        "rave",
                        "mixes the mean of a move with that of all iterations in which it was played later",
                        arguments -> Rave.of(arguments.number("c"), arguments.number("k"))
                                .withPrior(arguments.wholeNumber("prior")),
                        Parameter.number("c", 0.7, "the exploration constant, 0 or more"),
                        Parameter.number("k", 100, "the visits at which both weigh the same, 0 or more"),
                        Parameter.wholeNumber("prior", 0, "the visits a prior is worth; 0 to do without")),
                Entry.of(
                        "grave",
                        "rave; nodes with few visits use an ancestor's AMAF values",
                        arguments -> Rave.grave(
                                arguments.number("c"), arguments.wholeNumber("ref"), arguments.number("bias")),
                        Parameter.number("c", 0.7, "the exploration constant, 0 or more"),
                        Parameter.wholeNumber("ref", 50, "the visits that a node must exceed to do without, 0 or more"),
                        Parameter.number("bias", 0.1, "how fast its weight falls, 0 or more")),
                Entry.of(
                        "progressive-widening",
                        "another policy among the first moves only, more and more of them, by descending prior",
                        arguments -> new ProgressiveWidening(
                                arguments.number("c"),
                                arguments.number("alpha"),
                                Parts.found().selections().make(arguments.text(Parameter.INNER))),
                        Parameter.number("c", 1, "how many moves at first, greater than 0"),
                        Parameter.number("alpha", 0.5, "how fast more follow, between 0 and 1"),
                        Parameter.inner("ucb1", "the other policy with its parameters; comes last")),
                Entry.of(
                        "epsilon-greedy",
                        "the greatest mean, and now and then any move",
                        arguments -> new EpsilonGreedy(arguments.number("epsilon")),
                        Parameter.number("epsilon", 0.5, EPSILON)),
                Entry.of("thompson", "each move as often as it is likely to be the best", ThompsonSampling::new),
                Entry.of("least-visited", "the fewest visits, so that all moves share alike", LeastVisited::new));
    }

    @Override
    public List<Entry<SelectionPolicy>> rootSelections(int iterations) {
        return List.of(
                Entry.of(
                        "sequential-halving",
                        "equal shares in rounds, the better half of the moves goes on to the next",
                        arguments -> new SequentialHalving(arguments.wholeNumber("iterations")),
                        Parameter.wholeNumber(
                                "iterations",
                                iterations,
                                "the visits planned, 1 or more; those of the search if they are set")),
                Entry.of(
                        "gumbel",
                        "sequential halving among a few moves, by prior, mean and noise; goes with improved-policy and the decision gumbel",
                        arguments -> new GumbelHalving(
                                arguments.wholeNumber("iterations"),
                                arguments.wholeNumber("considered"),
                                arguments.number("noise"),
                                improvedPolicy(arguments)),
                        withFirst(
                                IMPROVED_POLICY,
                                Parameter.wholeNumber("iterations", iterations, "how many are planned for"),
                                Parameter.wholeNumber("considered", 16, "the most moves considered, 1 or more"),
                                Parameter.number("noise", 0, "the weight of the noise, 0 or more; 1 in self-play"))),
                Entry.of(
                        "forced-playouts",
                        "puct, and some visits for every move tried; for self-play",
                        arguments -> new ForcedPlayouts(arguments.number("k"), puct(arguments)),
                        withFirst(PUCT, Parameter.number("k", 2, "how many visits, 0 or more"))));
    }

    private static Parameter[] withFirst(Parameter[] rest, Parameter... first) {
        return Stream.concat(Stream.of(first), Stream.of(rest)).toArray(Parameter[]::new);
    }

    private static Puct puct(Arguments arguments) {
        return new Puct(arguments.number("c"), arguments.number("reduction"))
                .growing(arguments.number("growth"), arguments.number("base"));
    }

    private static ImprovedPolicy improvedPolicy(Arguments arguments) {
        ImprovedPolicy policy = ImprovedPolicy.of(arguments.number("offset"), arguments.number("scale"));
        return arguments.wholeNumber("rescale") == 0 ? policy : policy.rescaled();
    }

    @Override
    public List<Entry<Backup>> backups() {
        return List.of(
                Entry.of("mean", "every edge averages its player's rewards", MeanBackup::new),
                Entry.of(
                        "expectation",
                        "mean, with outcomes of chance weighted by their probabilities",
                        ExpectationBackup::new),
                Entry.of("max", "a move is worth the best of its replies; for one or two players", MaxBackup::new),
                Entry.of(
                        "graph",
                        "a move has the mean of its position, which others lead to; for one or two players",
                        GraphBackup::new),
                Entry.of(
                        "implicit-minimax",
                        "another backup, and priors become those of the best replies; for one or two players",
                        arguments -> new ImplicitMinimaxBackup(
                                Parts.found().backups().make(arguments.text(Parameter.INNER))),
                        Parameter.inner("mean", "the other backup with its parameters; comes last")));
    }

    @Override
    public List<Entry<FinalDecision>> decisions() {
        return List.of(
                Entry.of("robust", "the most visits", RobustChild::new),
                Entry.of("max", "the greatest mean", MaxChild::new),
                Entry.of(
                        "secure",
                        "the greatest lower confidence bound",
                        arguments -> SecureChild.of(arguments.number("a")),
                        Parameter.number("a", 1, "the width of the bound, 0 or more")),
                Entry.of(
                        "ucb",
                        "the greatest upper confidence bound, perhaps of a move hardly tried",
                        StandardParts::ucbChild,
                        new Parameter(
                                "c",
                                OF_SELECTION,
                                "the exploration constant, 0 or more; selection is that of the selection policy if it has one, else the square root of 2")),
                Entry.of(
                        "gumbel",
                        "of those with the most visits the one that root-selection=gumbel prefers",
                        () -> new GumbelChild(GumbelHalving.of(1))));
    }

    private static UcbChild ucbChild(Arguments arguments) {
        return arguments.text("c").equals(OF_SELECTION) ? UcbChild.ofSelection() : UcbChild.of(arguments.number("c"));
    }

    @Override
    public List<Entry<MoveFilter<S, M>>> expansions() {
        return List.of(
                Entry.of("all", "every legal move", MoveFilter::all),
                Entry.of(
                        "decisive",
                        "a move that wins at once alone, else those that keep another player from it, else all",
                        DecisiveMoves::new));
    }

    @Override
    public List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return List.of(
                Entry.of("uniform", "each legal move with equal chance", UniformPolicy::new),
                Entry.of(
                        "decisive",
                        "a move that wins at once, else one that keeps another player from it, else uniform",
                        DecisivePolicy::new),
                Entry.of(
                        "epsilon-greedy",
                        "the move with the best heuristic value, and now and then any",
                        arguments -> new EpsilonGreedyPolicy<>(arguments.number("epsilon"), scores(context, arguments)),
                        Parameter.number("epsilon", 0.1, EPSILON),
                        MARGIN),
                Entry.of(
                        "softmax",
                        "the better its heuristic value, the likelier a move",
                        arguments -> new SoftmaxPolicy<>(arguments.number("temperature"), scores(context, arguments)),
                        TEMPERATURE,
                        MARGIN),
                Entry.of(
                        "mast",
                        "the move with the best average so far, and now and then any",
                        arguments -> new EpsilonGreedyPolicy<S, M>(arguments.number("epsilon"), new MastScores<>()),
                        Parameter.number("epsilon", 0.4, EPSILON)),
                Entry.of(
                        "mast-softmax",
                        "the better its average so far, the likelier a move",
                        arguments -> new SoftmaxPolicy<S, M>(arguments.number("temperature"), new MastScores<>()),
                        TEMPERATURE),
                Entry.of(
                        "nst",
                        "mast, over n-grams of moves",
                        arguments -> new EpsilonGreedyPolicy<S, M>(
                                arguments.number("epsilon"),
                                new NGramScores<>(
                                        arguments.wholeNumber("length"), arguments.wholeNumber("least-visits"))),
                        Parameter.number("epsilon", 0.2, EPSILON),
                        Parameter.wholeNumber("length", 3, "the longest n-gram, from 1 to 3"),
                        Parameter.wholeNumber("least-visits", 7, "the visits from which an n-gram counts, 1 or more")),
                Entry.of(
                        "last-good-reply",
                        "what last went well after the same moves, else uniform",
                        arguments ->
                                new LastGoodReplyPolicy<S, M>(arguments.wholeNumber("moves"), new UniformPolicy<>()),
                        Parameter.wholeNumber("moves", 2, "how many moves are replied to, 1 or 2")));
    }

    private SuccessorScores<S, M> successors(PartContext<S, M> context) {
        return new SuccessorScores<>(context.neededHeuristic());
    }

    private MoveScores<S, M> scores(PartContext<S, M> context, Arguments arguments) {
        SuccessorScores<S, M> scores = successors(context);
        double margin = arguments.number("margin");
        return margin == 1 ? scores : new FilteredScores<>(scores, margin);
    }

    @Override
    public List<Entry<BatchEvaluator<S>>> evaluators(PartContext<S, M> context) {
        return List.of(
                Entry.of(
                        "rollout",
                        "a rollout to the end of the game",
                        () -> new OneByOne<>(new RolloutEvaluator<>(context.rollout()))),
                Entry.of(
                        "truncated",
                        "a rollout cut off after some moves, then the heuristic, or the payoff midpoint",
                        arguments -> new OneByOne<>(new TruncatedRolloutEvaluator<>(
                                context.rollout(), arguments.wholeNumber("plies"), heuristicOrEven(context))),
                        Parameter.wholeNumber("plies", 4, "the moves of the players, 0 or more")),
                Entry.of(
                        "heuristic",
                        "the heuristic",
                        () -> new OneByOne<>(new HeuristicEvaluator<>(context.neededHeuristic()))),
                Entry.of(
                        "expectimax",
                        "the heuristic some moves later, if all play their best by it",
                        arguments -> new OneByOne<>(new HeuristicEvaluator<>(
                                new Expectimax<S, M>(context.neededHeuristic(), arguments.wholeNumber("plies")))),
                        Parameter.wholeNumber("plies", 1, "the moves of the players, 0 or more")),
                Entry.of(
                        "mixed",
                        "lambda times a rollout and 1 - lambda times the heuristic",
                        arguments -> new OneByOne<>(new MixedEvaluator<>(
                                arguments.number("lambda"),
                                new RolloutEvaluator<>(context.rollout()),
                                context.neededHeuristic())),
                        Parameter.number("lambda", 0.5, "the weight of the rollout, from 0 to 1")));
    }

    private Heuristic<? super S> heuristicOrEven(PartContext<S, M> context) {
        return context.heuristic().isPresent() ? context.heuristic().get() : new EvenHeuristic();
    }

    @Override
    public List<Entry<MoveScores<S, M>>> priors(PartContext<S, M> context) {
        return List.of(
                Entry.of(
                        "uniform",
                        "an equal prior for all moves, unless the evaluator gives priors",
                        UniformScores::new),
                Entry.of("successors", "the heuristic of the state after each move", () -> successors(context)),
                Entry.of(
                        "softmax",
                        "successors, turned into probabilities",
                        arguments -> new SoftmaxScores<>(arguments.number("temperature"), successors(context)),
                        TEMPERATURE));
    }
}
