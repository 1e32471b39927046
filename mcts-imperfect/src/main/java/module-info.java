/** Searches for games with hidden information, simultaneous moves or chance too wide to list. */
module io.mcts.imperfect {
    requires transitive io.mcts.core;
    requires transitive io.mcts.spec;
    requires static org.jspecify;

    exports io.mcts.imperfect;
    exports io.mcts.imperfect.determinization;
    exports io.mcts.imperfect.exact;
    exports io.mcts.imperfect.selection;
    exports io.mcts.imperfect.strategy;

    provides io.mcts.spec.search.SearchProvider with
            io.mcts.imperfect.spec.HiddenSearches;
}
