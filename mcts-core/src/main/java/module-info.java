/** Monte Carlo tree search for any game: the game interfaces, the search and its parts. Needs {@code java.base} alone. */
@SuppressWarnings("module") // the other module is compiled after this one
module io.mcts.core {
    requires static jdk.jfr; // for events of searches, where the runtime has it
    requires static org.jspecify;

    exports io.mcts;
    exports io.mcts.api;
    exports io.mcts.backup;
    exports io.mcts.control;
    exports io.mcts.decision;
    exports io.mcts.encoding;
    exports io.mcts.evaluation;
    exports io.mcts.expansion;
    exports io.mcts.game;
    exports io.mcts.policy;
    exports io.mcts.random;
    exports io.mcts.report;
    exports io.mcts.result;
    exports io.mcts.selection;
    exports io.mcts.internal to
            io.mcts.imperfect;
    exports io.mcts.loop to
            io.mcts.imperfect;
}
