/** Runnable examples: the {@code mcts} command line, the quick start, and a game of your own in one file. */
@SuppressWarnings("requires-automatic") // those that draw are no named modules
module io.mcts.examples {
    requires com.google.gson;
    requires VectorGraphics2D;
    requires info.picocli;
    requires io.javalin;
    requires io.mcts.arena;
    requires io.mcts.cluster;
    requires io.mcts.core;
    requires io.mcts.games.connectfour;
    requires io.mcts.games.einstein;
    requires io.mcts.games.imperfect;
    requires io.mcts.games.tictactoe;
    requires io.mcts.imperfect;
    requires io.mcts.onnx;
    requires io.mcts.testkit;
    requires java.desktop;
    requires jdk.management;
    requires me.tongfei.progressbar;
    requires org.jfree.jfreechart;
    requires org.jline.reader;
    requires org.jline.terminal;
    requires static org.jspecify;

    uses io.mcts.examples.web.OwnGame;

    provides io.mcts.cluster.JobRunner with
            io.mcts.examples.cluster.GameJobs,
            io.mcts.examples.cluster.SearchJobs,
            io.mcts.examples.cluster.SelfPlayJobs;

    opens io.mcts.examples.catalog to
            com.google.gson;
    opens io.mcts.examples.cluster to
            com.google.gson;
    opens io.mcts.examples.command to
            com.google.gson,
            info.picocli;
    opens io.mcts.examples.web to
            com.google.gson;
}
