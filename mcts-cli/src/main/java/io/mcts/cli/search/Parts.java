package io.mcts.cli.search;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.cli.catalog.Arguments;
import io.mcts.cli.catalog.Catalog;
import io.mcts.cli.catalog.Entry;
import io.mcts.cli.catalog.Parameter;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.GumbelChild;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DirichletNoise;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The parts of a search that can be chosen by name and need nothing else: a catalog for each role, which begins with the part
 * that a search has unless told. Those that may need a heuristic are in {@link HeuristicParts}.
 */
public final class Parts {

    /** For how many iterations a part plans that has to know them, where none are set. */
    static final int PLANNED_ITERATIONS = 100_000;

    private static final Parameter EXPLORATION =
            Parameter.number("c", Ucb1.classic().c(), "the exploration constant, 0 or more");

    private static final Parameter[] PUCT = {
        Parameter.number("c", 1, "the exploration constant, 0 or more"),
        Parameter.number("reduction", 0.25, "how much worse a move untried is thought, from 0 to 1"),
        Parameter.number("growth", 0, "how fast c grows with the visits, 0 or more; AlphaZero has 1"),
        Parameter.number("base", 19_652, "how many visits it takes to begin growing, above 0")
    };

    private static final Parameter[] IMPROVED_POLICY = {
        Parameter.number("offset", 50, "how many visits the values weigh as before any, 0 or more"),
        Parameter.number("scale", 0.1, "the weight of the values, 0 or more; 1 in the paper"),
        Parameter.wholeNumber("rescale", 0, "1 to stretch the values of each node to the range from 0 to 1")
    };

    /** How an iteration goes down the tree. */
    public static final Catalog<SelectionPolicy> SELECTIONS = new Catalog<>(
            "selection policy",
            List.of(
                    Entry.of(
                            "ucb1",
                            "the greatest upper confidence bound",
                            arguments -> Ucb1.of(arguments.number("c")),
                            EXPLORATION),
                    Entry.of(
                            "prior-ucb1",
                            "the same, beginning with the prior as the mean of k visits",
                            arguments -> new PriorUcb1(arguments.number("c"), arguments.wholeNumber("k")),
                            EXPLORATION,
                            Parameter.wholeNumber("k", 5, "the visits a prior is worth, from 1 to 1000000")),
                    Entry.of(
                            "progressive-bias",
                            "the same, plus a bias by the prior that fades",
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
                            Parts::puct,
                            PUCT),
                    Entry.of(
                            "improved-policy",
                            "visits in proportion to the prior as corrected by the means; below the root of a gumbel search",
                            Parts::improvedPolicy,
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
                            arguments -> {
                                Rave rave = Rave.of(arguments.number("c"), arguments.number("k"));
                                int prior = arguments.wholeNumber("prior");
                                return prior == 0 ? rave : rave.withPrior(prior);
                            },
                            Parameter.number("c", 0.7, "the exploration constant, 0 or more"),
                            Parameter.number("k", 100, "the visits at which both weigh the same, 0 or more"),
                            Parameter.wholeNumber("prior", 0, "the visits a prior is worth; 0 to do without")),
                    Entry.of(
                            "grave",
                            "the same, where few visits are made up for by an ancestor's",
                            arguments -> Rave.grave(
                                    arguments.number("c"), arguments.wholeNumber("ref"), arguments.number("bias")),
                            Parameter.number("c", 0.7, "the exploration constant, 0 or more"),
                            Parameter.wholeNumber(
                                    "ref", 50, "the visits that a node must exceed to do without, 0 or more"),
                            Parameter.number("bias", 0.1, "how fast its weight falls, 0 or more")),
                    Entry.of(
                            "progressive-widening",
                            "another policy among the first moves only, more and more of them, by descending prior",
                            arguments -> new ProgressiveWidening(
                                    arguments.number("c"),
                                    arguments.number("alpha"),
                                    Parts.SELECTIONS.make(arguments.text(Parameter.INNER))),
                            Parameter.number("c", 1, "how many moves at first, greater than 0"),
                            Parameter.number("alpha", 0.5, "how fast more follow, between 0 and 1"),
                            Parameter.inner("ucb1", "the other policy with its parameters; comes last")),
                    Entry.of(
                            "epsilon-greedy",
                            "the greatest mean, and now and then any move",
                            arguments -> new EpsilonGreedy(arguments.number("epsilon")),
                            Parameter.number("epsilon", 0.5, "the probability of any move, from 0 to 1")),
                    Entry.of("thompson", "each move as often as it is likely to be the best", ThompsonSampling::new),
                    Entry.of("least-visited", "the fewest visits, so that all moves share alike", LeastVisited::new)));

    /** How a search is shared among threads: the parts are made from an executor and the number of threads. */
    static final Catalog<BiFunction<Executor, Integer, Parallel>> PARALLELS = new Catalog<>(
            "parallel search",
            List.of(
                    Entry.of("tree", "all threads search in one tree", () -> Parallel::tree),
                    Entry.of("root", "each thread has a tree of its own, added up at the root", () -> Parallel::root)));

    /**
     * How an iteration leaves the root: as it goes on below, if nothing else is chosen.
     *
     * @param planned for how many iterations a policy plans that needs to know
     */
    static Catalog<Optional<SelectionPolicy>> rootSelections(int planned) {
        List<Entry<Optional<SelectionPolicy>>> entries = new ArrayList<>();
        entries.add(Entry.of("same", "as at all other nodes", Optional::empty));
        entries.add(Entry.of(
                "sequential-halving",
                "equal shares in rounds, the better half of the moves goes on to the next",
                arguments -> Optional.of(new SequentialHalving(arguments.wholeNumber("iterations"))),
                Parameter.wholeNumber(
                        "iterations", planned, "the visits planned, 1 or more; those of the search if they are set")));
        entries.add(Entry.of(
                "gumbel",
                "sequential halving among a few moves, by prior, mean and noise; goes with improved-policy and the decision gumbel",
                arguments -> Optional.of(new GumbelHalving(
                        arguments.wholeNumber("iterations"),
                        arguments.wholeNumber("considered"),
                        arguments.number("noise"),
                        improvedPolicy(arguments))),
                withFirst(
                        IMPROVED_POLICY,
                        Parameter.wholeNumber("iterations", planned, "as above"),
                        Parameter.wholeNumber("considered", 16, "the most moves considered, 1 or more"),
                        Parameter.number("noise", 0, "the weight of the noise, 0 or more; 1 in self-play"))));
        entries.add(Entry.of(
                "forced-playouts",
                "puct, and some visits for every move tried; for self-play",
                arguments -> Optional.of(new ForcedPlayouts(arguments.number("k"), puct(arguments))),
                withFirst(PUCT, Parameter.number("k", 2, "how many visits, 0 or more"))));
        for (Entry<SelectionPolicy> entry : SELECTIONS.entries()) {
            entries.add(new Entry<>(
                    entry.name(),
                    entry.description(),
                    entry.parameters(),
                    arguments -> Optional.of(entry.factory().apply(arguments))));
        }
        return new Catalog<>("selection policy of the root", entries);
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

    /** Noise over the priors of the root. */
    static final Catalog<Optional<DirichletNoise>> ROOT_NOISES = new Catalog<>(
            "noise",
            List.of(
                    Entry.of("none", "no noise", Optional::empty),
                    Entry.of(
                            "dirichlet",
                            "shares of the Dirichlet distribution mixed into the priors",
                            arguments -> Optional.of(
                                    new DirichletNoise(arguments.number("epsilon"), arguments.number("alpha"))),
                            Parameter.number("epsilon", 0.25, "the share of the noise, from 0 to 1"),
                            Parameter.number("alpha", 0.3, "how even it is, greater than 0"))));

    /** What ends a search before its budget is spent. */
    public static final Catalog<UnaryOperator<Budget>> STOPS = new Catalog<>(
            "reason to stop",
            List.of(
                    Entry.of("none", "nothing", UnaryOperator::identity),
                    Entry.of(
                            "decided",
                            "no other move can get as many visits as the most visited, which is the one played",
                            () -> Budget::untilDecided),
                    Entry.of(
                            "standard-error",
                            "the mean of the best move is known precisely",
                            arguments -> {
                                Budget precision = Budget.standardError(
                                        arguments.number("error"), arguments.wholeNumber("visits"));
                                return budget -> budget.or(precision);
                            },
                            Parameter.number("error", 0.01, "the standard error wanted, above 0"),
                            Parameter.wholeNumber(
                                    "visits", 100, "those of the move at least, 1 or more, as a few may be alike"))));

    /** What the result of an iteration does to its path. */
    public static final Catalog<Backup> BACKUPS = new Catalog<>(
            "backup",
            List.of(
                    Entry.of("mean", "every edge averages its player's rewards", MeanBackup::new),
                    Entry.of(
                            "expectation",
                            "the same, outcomes of chance weighted by their probabilities",
                            ExpectationBackup::new),
                    Entry.of("max", "a move is worth the best of its replies; for one or two players", MaxBackup::new),
                    Entry.of(
                            "graph",
                            "a move has the mean of its position, which others lead to; for one or two players",
                            GraphBackup::new),
                    Entry.of(
                            "implicit-minimax",
                            "another backup, and priors become those of the best replies; for one or two players",
                            arguments -> new ImplicitMinimaxBackup(Parts.BACKUPS.make(arguments.text(Parameter.INNER))),
                            Parameter.inner("mean", "the other backup with its parameters; comes last"))));

    /** How the move finally played is chosen. */
    public static final Catalog<FinalDecision> DECISIONS = new Catalog<>(
            "final decision",
            List.of(
                    Entry.of("robust", "the most visits", RobustChild::new),
                    Entry.of("max", "the greatest mean", MaxChild::new),
                    Entry.of(
                            "secure",
                            "the greatest lower confidence bound",
                            arguments -> SecureChild.of(arguments.number("a")),
                            Parameter.number("a", 1, "the width of the bound, 0 or more")),
                    Entry.of(
                            "gumbel",
                            "of those with the most visits the one that root-selection=gumbel prefers",
                            () -> new GumbelChild(GumbelHalving.of(1)))));

    private Parts() {}

    /** Which moves a node gets as children. */
    public static <S extends GameState<S, M>, M extends Move> Catalog<MoveFilter<S, M>> expansions() {
        return new Catalog<>(
                "expansion",
                List.of(
                        Entry.of("all", "every legal move", MoveFilter::all),
                        Entry.of(
                                "decisive",
                                "a move that wins at once alone, else those that keep another player from it, else all",
                                DecisiveMoves::new)));
    }
}
