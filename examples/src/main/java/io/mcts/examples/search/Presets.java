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
                            Presets::flat)));

    private Presets() {}

    private static SearchSettings flat() {
        return SearchSettings.none()
                .with(Setting.SELECTION, "least-visited")
                .with(Setting.EXPANSION_THRESHOLD, Integer.toString(Integer.MAX_VALUE))
                .with(Setting.DECISION, "max");
    }
}
