package io.mcts.cli.command;

import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import java.io.File;
import java.io.PrintWriter;
import picocli.CommandLine.ParentCommand;

/** The base of all commands: the terminal and the games of the whole command line. */
abstract class AbstractCommand implements Runnable {

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private MctsCommand mcts;

    final Terminal terminal() {
        return mcts.terminal();
    }

    /** All games: those of the program, and the user's own. */
    final Catalog<Game<?, ?>> allGames() {
        return mcts.allGames();
    }

    /** Finds what is on the class path that the user gave, and what this program has. */
    final ClassLoader classLoader() {
        return mcts.classLoader();
    }

    /** The class path of this program, and what the user has added to it. */
    final String classPath() {
        String own = System.getProperty("java.class.path");
        return mcts.addedClassPath().isEmpty() ? own : own + File.pathSeparator + mcts.addedClassPath();
    }

    /** The output, which is not flushed automatically. */
    final PrintWriter out() {
        return terminal().out();
    }

    final void print(String text) {
        out().print(text);
        out().flush();
    }

    final void warn(Object message) {
        terminal().err().println("mcts: " + message);
    }
}
