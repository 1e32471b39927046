package io.mcts.examples.search;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import java.util.List;

/** Ready compositions of a search, by name. A SPEC begins with one and may change its settings. */
public final class Presets {

    /** All presets. */
    public static final Catalog<SearchSettings> CATALOG = new Catalog<>(
            "preset",
            List.of(Entry.of("uct", "plain UCT: UCB1, uniform rollouts, the most visits", SearchSettings::none)));

    private Presets() {}
}
