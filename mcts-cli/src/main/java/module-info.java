/** The {@code mcts} command line. */
@SuppressWarnings("module") // the page is compiled after this
module io.mcts.cli {
    requires com.google.gson;
    requires info.picocli;
    requires transitive io.mcts.core;
    requires transitive io.mcts.spec;
    requires io.mcts.onnx;
    requires io.mcts.arena;
    requires io.mcts.cluster;
    requires io.mcts.engines;
    requires io.mcts.selfplay;
    requires io.mcts.imperfect;
    requires io.mcts.testkit;
    requires org.jline.reader;
    requires org.jline.terminal;
    requires static org.jspecify;

    exports io.mcts.cli to
            io.mcts.web;
    exports io.mcts.cli.command to
            io.mcts.web;
    exports io.mcts.cli.command.page to
            io.mcts.web;
    exports io.mcts.cli.json to
            io.mcts.web;
    exports io.mcts.cli.terminal to
            io.mcts.web;

    uses io.mcts.cli.command.page.PageServer;

    provides io.mcts.cluster.JobRunner with
            io.mcts.cli.cluster.GameJobs,
            io.mcts.cli.cluster.SearchJobs,
            io.mcts.cli.cluster.SelfPlayJobs;

    opens io.mcts.cli.cluster to
            com.google.gson;
    opens io.mcts.cli.command to
            info.picocli;
    opens io.mcts.cli.command.bench to
            com.google.gson,
            info.picocli;
    opens io.mcts.cli.command.cluster to
            info.picocli;
    opens io.mcts.cli.command.contest to
            info.picocli;
    opens io.mcts.cli.command.engine to
            info.picocli;
    opens io.mcts.cli.command.game to
            info.picocli;
    opens io.mcts.cli.command.help to
            info.picocli;
    opens io.mcts.cli.command.learning to
            info.picocli;
    opens io.mcts.cli.command.page to
            info.picocli;
    opens io.mcts.cli.command.shared to
            info.picocli;
}
