package io.mcts.cli.search;

import io.mcts.cli.catalog.Catalog;
import io.mcts.cli.catalog.Entry;
import io.mcts.cli.game.Game;
import io.mcts.cli.network.Networks;
import java.util.List;
import java.util.Optional;

/** Ready compositions of a search, by name. A SPEC begins with one and may change its settings. */
public final class Presets {

    /** The word for the search that is the best for a game and board: {@link Game#strongest}. */
    public static final String BEST = "best";

    private static final String UCT = "uct";

    /** All presets. */
    public static final Catalog<SearchSpec> CATALOG = new Catalog<>(
            "preset",
            List.of(
                    Entry.of(UCT, "plain UCT: UCB1, uniform rollouts, the most visits", SearchSpec::none),
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
                            "puct",
                            "PUCT, which begins with a prior; without a network, rollouts and equal priors",
                            "selection=puct,prior=uniform"),
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
                                    + " and in rollouts",
                            "selection=ucb1:c=0.5,expansion=decisive,rollout=decisive"),
                    preset(
                            "threats",
                            "for connectfour: wins by threats in the tree, rollouts mixed with an estimate by lines of four;"
                                    + " what connectfour plays with",
                            "heuristic=lines,evaluator=mixed:lambda=0.5,rollout=decisive,expansion=threats,"
                                    + "selection=ucb1:c=0.35"),
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
                            "for einstein: rollouts guided by attack, threat and cells, clearly worse moves left out;"
                                    + " the program of the published paper",
                            "heuristic=attack-threat,rollout=softmax:temperature=0.2:margin=0.05,selection=ucb1:c=0.7")));

    private Presets() {}

    /**
     * The settings of a user for a game. Without a SPEC they begin with the best search of the game, but with plain UCT for those who
     * compose a search of their own.
     *
     * @param spec the SPEC that the user gave, if any
     * @param changes what they set besides
     */
    public static SearchSpec settings(Game<?, ?> game, Optional<String> spec, SearchSpec changes) {
        String begin = spec.orElseGet(() -> changes.values().keySet().stream().anyMatch(Setting::isPart) ? UCT : BEST);
        return SearchSpec.parse(inGame(game, begin)).with(changes);
    }

    /** A SPEC for a game: what it says, with the game's own where its first word is {@value #BEST}. */
    public static String inGame(Game<?, ?> game, String spec) {
        return spec.split(",", 2)[0].equals(BEST) ? game.strongest() + spec.substring(BEST.length()) : spec;
    }

    /** A preset that changes these settings of plain UCT. */
    private static Entry<SearchSpec> preset(String name, String description, String changes) {
        return Entry.of(name, description, () -> SearchSpec.parse(UCT + "," + changes));
    }
}
