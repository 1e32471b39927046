package io.mcts.cli.search;

import io.mcts.cli.catalog.Catalog;
import io.mcts.cli.catalog.Entry;
import io.mcts.cli.network.Networks;
import java.util.List;

/** Ready compositions of a search, by name. A SPEC begins with one and may change its settings. */
public final class Presets {

    private static final String EINSTEIN_PAPER =
            "heuristic=attack-threat,rollout=softmax:temperature=0.2:margin=0.05,selection=ucb1:c=0.7";

    /** All presets. */
    public static final Catalog<SearchSpec> CATALOG = new Catalog<>(
            "preset",
            List.of(
                    Entry.of("uct", "plain UCT: UCB1, uniform rollouts, the most visits", SearchSpec::none),
                    preset(
                            "flat",
                            "flat Monte Carlo: no tree, rollouts shared equally among the moves, the greatest mean",
                            "selection=least-visited,expansion-threshold=" + Integer.MAX_VALUE + ",decision=max"),
                    preset(
                            "rave",
                            "UCT with RAVE: a move is also judged by the games in which it came later",
                            "selection=rave:c=0.7:k=100"),
                    preset(
                            "solver",
                            "proofs in a graph of positions, decisive rollouts; stops when the position is proven",
                            "solver,transpositions,selection=ucb1:c=0.3,rollout=decisive"),
                    preset(
                            "alphazero",
                            "PUCT as AlphaZero has it, for a network; without one, rollouts and equal priors",
                            "selection=puct:c=1.25:growth=1,prior=uniform"),
                    preset(
                            "gumbel",
                            "Gumbel search, strong with few iterations, for a network; without one, rollouts and equal priors",
                            "selection=improved-policy,root-selection=gumbel,decision=gumbel,prior=uniform"),
                    preset(
                            "decisive",
                            "for games of rows: a move that wins or keeps another from winning is the only one, in the tree"
                                    + " and in rollouts; what connectfour plays with",
                            "selection=ucb1:c=0.5,expansion=decisive,rollout=decisive"),
                    preset(
                            "fitted",
                            "for einstein: leaves and priors by the fitted evaluation, no rollouts",
                            "heuristic=fitted,evaluator=heuristic,prior=successors,selection=prior-ucb1:c=0.3:k=20,"
                                    + "expansion-threshold=3"),
                    preset(
                            "lookahead",
                            "for einstein: the fitted evaluation a move ahead, best replies instead of averages, a graph of"
                                    + " positions; what einstein plays with",
                            "heuristic=fitted,evaluator=expectimax:plies=1,prior=successors,selection=prior-ucb1:c=0.6:k=8,"
                                    + "backup=max,transpositions,expansion-threshold=2,parallel=root"),
                    preset(
                            "go",
                            "for go: RAVE with priors, rollouts by patterns; what go plays with",
                            "selection=rave:c=0:k=1000:prior=20,prior=go,rollout=patterns"),
                    Entry.of(
                            Networks.NAME,
                            "leaves and priors by a neural network, which connectfour and einstein have",
                            arguments -> SearchSpec.parse("uct,selection=puct:c=1,expansion=decisive,batch=8,evaluator="
                                    + Networks.word(arguments)),
                            Networks.FILE),
                    preset(
                            "mixed",
                            "for einstein: rollouts guided by attack, threat and cells, clearly worse moves left out"
                                    + " (once the name of what is fitted now)",
                            EINSTEIN_PAPER),
                    preset("attack-threat", "for einstein: an older name of mixed", EINSTEIN_PAPER),
                    preset(
                            "tutorial",
                            "a published program for tic-tac-toe: mean + sqrt(2 ln N / n) of rewards from -1 to 1, the most visits",
                            "selection=ucb1:c=" + Math.sqrt(2) / 2),
                    preset(
                            "uct-go",
                            "a published program for Go: win rate + sqrt(ln N / 5n), the most visits",
                            "selection=ucb1:c=" + 1 / Math.sqrt(5)),
                    preset(
                            "report",
                            "a published program for Connect Four: c = 0.7, decisive rollouts, the greatest win rate",
                            "selection=ucb1:c=0.7,rollout=decisive,decision=max"),
                    preset(
                            "einstein-paper",
                            "for einstein: the program of the published paper, the same as mixed",
                            EINSTEIN_PAPER)));

    private Presets() {}

    /** A preset that changes these settings of plain UCT. */
    private static Entry<SearchSpec> preset(String name, String description, String changes) {
        return Entry.of(name, description, () -> SearchSpec.parse("uct," + changes));
    }
}
