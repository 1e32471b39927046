package io.mcts.spec.search;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** A setting of a search: {@code --key value} as an option, {@code key=value} in a SPEC. */
public enum Setting {
    ITERATIONS("N", "Stop after N iterations."),
    TIME("500ms|2s|1m", "Stop after this time. It is 1s where neither iterations nor time is set."),
    MEMORY("64m", "Stop when the tree holds this many bytes (k, m, g). No limit unless one is set."),
    MEMORY_CEILING(
            "64m",
            "Forget the least visited nodes rather than hold more bytes (k, m, g). It is half of the heap unless set."),
    THREADS("K", "Search on K threads. It is 1 unless set."),
    PARALLEL(parts -> Parts.PARALLELS, "How several threads search together."),
    STOP(parts -> Parts.STOPS, "The rule that ends a search early, such as decided."),
    SEED("S", "The seed. The same seed and iterations give the same result. It is random unless set."),
    SELECTION(Parts::selections, "How an iteration goes down the tree, such as ucb1:c=0.7."),
    ROOT_SELECTION(
            parts -> parts.rootSelections(Parts.PLANNED_ITERATIONS),
            "How an iteration leaves the root, such as sequential-halving."),
    EXPANSION("", PartsOfGame::expansions, "Which moves a node of the tree gets as children."),
    EXPANSION_THRESHOLD("N", "The node of a move is made on its N-th visit, 2 or more. It is 2 unless set."),
    ROLLOUT("", PartsOfGame::rollouts, "What plays from a leaf to the end of the game."),
    EVALUATOR("", PartsOfGame::evaluators, "What values a leaf: truncated:plies=4, or one that mcts games lists."),
    BATCH("N", "Evaluate up to N leaves in one call, from 1 to 4096. It is 1 unless set."),
    VIRTUAL_LOSS(
            "N",
            "In batches, how many visits without reward a move seems to have for each descent under way. It is 1 unless set."),
    HEURISTIC(
            "NAME",
            PartsOfGame::heuristics,
            "What parts that need one estimate states by: one of the game's, as mcts games lists them."),
    PRIOR("", PartsOfGame::priors, "What moves are thought to be worth before any visit."),
    ROOT_NOISE(
            parts -> Parts.ROOT_NOISES, "Noise over the priors of the root, such as dirichlet:epsilon=0.25:alpha=0.3."),
    BACKUP(Parts::backups, "What the result of an iteration does to its path."),
    TABLEBASE(
            "",
            PartsOfGame::tablebases,
            "Which positions have known results: none, or a table of the game's, as mcts games lists them."),
    SOLVER("Prove wins, draws, losses and bounds, and stop when the position is proven. For one or two players."),
    TRANSPOSITIONS("Give each position one node, regardless of the moves that lead to it."),
    DECISION(Parts::decisions, "How the move finally played is chosen, such as secure:a=1.");

    private final String form;
    private final String defaultValue;

    @SuppressWarnings("ImmutableEnumChecker") // it has no state
    private final Optional<Function<Parts, Catalog<?>>> catalog;

    @SuppressWarnings("ImmutableEnumChecker") // it has no state
    private final Optional<Function<PartsOfGame<?, ?>, Catalog<?>>> catalogOfGame;

    private final String description;

    Setting(String form, String description) {
        this(form, "", Optional.empty(), Optional.empty(), description);
    }

    Setting(String description) {
        this("true|false", "false", Optional.empty(), Optional.empty(), description);
    }

    Setting(Function<Parts, Catalog<?>> catalog, String description) {
        this("", "", Optional.of(catalog), Optional.empty(), description);
    }

    Setting(String form, Function<PartsOfGame<?, ?>, Catalog<?>> catalog, String description) {
        this(form, "", Optional.of(parts -> catalog.apply(parts.ofNoGame())), Optional.of(catalog), description);
    }

    Setting(
            String form,
            String defaultValue,
            Optional<Function<Parts, Catalog<?>>> catalog,
            Optional<Function<PartsOfGame<?, ?>, Catalog<?>>> catalogOfGame,
            String description) {
        this.form = form;
        this.defaultValue = defaultValue;
        this.catalog = catalog;
        this.catalogOfGame = catalogOfGame;
        this.description = description;
    }

    /** Returns its lower-case name in a SPEC and, after two dashes, on the command line. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the form of its values: an example, or the values separated by {@code |}. */
    public String form() {
        return parts().map(parts -> parts.names().replace(", ", "|")).orElse(form);
    }

    /**
     * Returns the setting, such as {@code selection=ucb1:c=0.5}, that gives a value to a parameter of a part; empty if no part has this
     * parameter.
     *
     * @param parameter the name, or {@code exploration} and longer forms for the constant of UCB1
     * @param value the value, blank for the default
     */
    public static Optional<String> ofParameter(String parameter, String value) {
        String name = parameter.startsWith("exploration") ? "c" : parameter;
        return Stream.of(values())
                .flatMap(setting -> setting.parts().stream()
                        .flatMap(parts -> parts.entries().stream())
                        .flatMap(entry -> entry.parameters().stream()
                                .filter(candidate -> candidate.name().equals(name))
                                .map(found -> setting.key() + "=" + entry.name() + ":" + name + "="
                                        + (value.isBlank() ? found.defaultValue() : value))))
                .findFirst();
    }

    /** Returns the value equivalent to not setting it; blank if there is none. */
    public String defaultValue() {
        return parts().map(parts -> parts.entries().get(0).name()).orElse(defaultValue);
    }

    /**
     * Returns the catalog of its values, as in {@link Parts#found}, the {@link #defaultValue} first; empty if numeric or specific to a
     * game.
     */
    public Optional<Catalog<?>> parts() {
        return catalog.<Catalog<?>>map(of -> of.apply(Parts.found()))
                .filter(parts -> !parts.entries().isEmpty());
    }

    /** Returns the catalog of its values in a game; empty if numeric. */
    public Optional<Catalog<?>> parts(Game<?, ?> game) {
        return catalogOfGame
                .<Catalog<?>>map(of -> of.apply(Parts.found().of(game)))
                .filter(parts -> !parts.entries().isEmpty())
                .or(this::parts);
    }

    /** Returns the parts specific to a game. */
    public List<? extends Entry<?>> partsOf(Game<?, ?> game) {
        return catalogOfGame
                .<List<? extends Entry<?>>>map(of -> Parts.found().ofGameAlone(game, of))
                .orElse(List.of());
    }

    /** Whether it selects a component of the search, rather than its duration, its threads or its seed. */
    public boolean isPart() {
        return compareTo(SEED) > 0;
    }

    /** Whether it is boolean: without a value it is on. */
    public boolean isSwitch() {
        return defaultValue.equals("false");
    }

    /** Returns a description of its effect. */
    public String description() {
        return description;
    }
}
