package io.mcts.cli.command.shared;

import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import java.io.File;
import java.io.PrintWriter;
import picocli.CommandLine.ParentCommand;

public abstract class AbstractCommand implements Runnable {

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Program program;

    protected final Terminal terminal() {
        return program.terminal();
    }

    protected final Catalog<Game<?, ?>> allGames() {
        return program.allGames();
    }

    protected final ClassLoader classLoader() {
        return program.classLoader();
    }

    /** The class path of this program, and what the user has added to it. */
    protected final String classPath() {
        String own = System.getProperty("java.class.path");
        return program.addedClassPath().isEmpty() ? own : own + File.pathSeparator + program.addedClassPath();
    }

    protected final String version() {
        return program.version();
    }

    /** Output, not flushed automatically. */
    protected final PrintWriter out() {
        return terminal().out();
    }

    protected final void print(String text) {
        out().print(text);
        out().flush();
    }

    protected final void warn(Object message) {
        terminal().err().println("mcts: " + message);
    }
}
