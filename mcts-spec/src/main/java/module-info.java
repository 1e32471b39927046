/** Games, parts and searches by name, and the SPEC, a search in one line of text. All are found as services. */
module io.mcts.spec {
    requires transitive io.mcts.core;
    requires static org.jspecify;

    exports io.mcts.spec.catalog;
    exports io.mcts.spec.game;
    exports io.mcts.spec.part;
    exports io.mcts.spec.search;

    opens io.mcts.spec.catalog; // shown as JSON

    uses io.mcts.spec.game.GameProvider;
    uses io.mcts.spec.part.PartProvider;
    uses io.mcts.spec.search.SearchProvider;
}
