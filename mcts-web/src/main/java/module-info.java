/** The web page of the {@code mcts} command line, and its server. */
module io.mcts.web {
    requires com.google.gson;
    requires io.javalin;
    requires io.mcts.arena;
    requires io.mcts.cli;
    requires io.mcts.core;
    requires static org.jspecify;

    provides io.mcts.cli.command.page.PageServer with
            io.mcts.web.WebPage;

    opens io.mcts.web.game to
            com.google.gson;
}
