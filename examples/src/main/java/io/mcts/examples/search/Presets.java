package io.mcts.examples.search;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import java.util.List;

/** Ready compositions of a search, by name. A SPEC begins with one and may change its settings. */
public final class Presets {

    /** All presets. */
    public static final Catalog<SearchSettings> CATALOG = new Catalog<>(
            "preset",
            List.of(
                    Entry.of("uct", "plain UCT: UCB1, uniform rollouts, the most visits", SearchSettings::none),
                    Entry.of(
                            "flat",
                            "flat Monte Carlo: no tree, rollouts shared equally among the moves, the greatest mean",
                            Presets::flat),
                    Entry.of(
                            "rave",
                            "UCT with RAVE: a move is also judged by the games in which it came later",
                            Presets::rave),
                    Entry.of(
                            "solver",
                            "proofs in a graph of positions, decisive rollouts; stops when the position is proven",
                            Presets::solver),
                    Entry.of(
                            "fitted",
                            "for einstein: leaves and priors by the fitted evaluation, no rollouts; the strongest for its time",
                            Presets::fitted),
                    Entry.of(
                            "mixed",
                            "for einstein: rollouts guided by attack, threat and cells, clearly worse moves left out"
                                    + " (once the name of what is fitted now)",
                            Presets::mixed),
                    Entry.of("attack-threat", "for einstein: an older name of mixed", Presets::mixed),
                    Entry.of(
                            "tutorial",
                            "a published program for tic-tac-toe: mean + sqrt(2 ln N / n) of rewards from -1 to 1, the most visits",
                            Presets::tutorial),
                    Entry.of(
                            "uct-go",
                            "a published program for Go: win rate + sqrt(ln N / 5n), the most visits",
                            Presets::uctGo),
                    Entry.of(
                            "report",
                            "a published program for Connect Four: c = 0.7, decisive rollouts, the greatest win rate",
                            Presets::report),
                    Entry.of(
                            "einstein-paper",
                            "for einstein: the program of the published paper, the same as mixed",
                            Presets::mixed)));

    private Presets() {}

    private static SearchSettings solver() {
        return SearchSettings.none()
                .with(Setting.SOLVER, Switch.ON)
                .with(Setting.TRANSPOSITIONS, Switch.ON)
                .with(Setting.SELECTION, "ucb1:c=0.3")
                .with(Setting.ROLLOUT, "decisive");
    }

    private static SearchSettings fitted() {
        return SearchSettings.none()
                .with(Setting.HEURISTIC, "fitted")
                .with(Setting.EVALUATOR, "heuristic")
                .with(Setting.PRIOR, "successors")
                .with(Setting.SELECTION, "prior-ucb1:c=0.3:k=20")
                .with(Setting.EXPANSION_THRESHOLD, "3");
    }

    private static SearchSettings mixed() {
        return SearchSettings.none()
                .with(Setting.HEURISTIC, "attack-threat")
                .with(Setting.ROLLOUT, "softmax:temperature=0.2:margin=0.05")
                .with(Setting.SELECTION, "ucb1:c=0.7");
    }

    private static SearchSettings tutorial() {
        return SearchSettings.none().with(Setting.SELECTION, "ucb1:c=" + Math.sqrt(2) / 2);
    }

    private static SearchSettings uctGo() {
        return SearchSettings.none().with(Setting.SELECTION, "ucb1:c=" + 1 / Math.sqrt(5));
    }

    private static SearchSettings report() {
        return SearchSettings.none()
                .with(Setting.SELECTION, "ucb1:c=0.7")
                .with(Setting.ROLLOUT, "decisive")
                .with(Setting.DECISION, "max");
    }

    private static SearchSettings rave() {
        return SearchSettings.none().with(Setting.SELECTION, "rave:c=0.7:k=100");
    }

    private static SearchSettings flat() {
        return SearchSettings.none()
                .with(Setting.SELECTION, "least-visited")
                .with(Setting.EXPANSION_THRESHOLD, Integer.toString(Integer.MAX_VALUE))
                .with(Setting.DECISION, "max");
    }
}
