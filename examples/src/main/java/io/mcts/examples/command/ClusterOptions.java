package io.mcts.examples.command;

import io.mcts.cluster.Cluster;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.cluster.JobGames;
import io.mcts.examples.game.Game;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that can have their work done by the workers of a cluster. */
final class ClusterOptions {

    @Option(
            names = "--cluster",
            paramLabel = "HOST:PORT[,...]",
            description = "Have it done by the cluster of the worker at this address. See mcts worker --help.")
    private @Nullable String addresses;

    @Option(
            names = "--cluster-name",
            paramLabel = "NAME",
            description = "What the cluster is called; " + Cluster.NAME + " unless given.")
    private String name = Cluster.NAME;

    @Option(
            names = "--class-path",
            paramLabel = "PATH",
            description = "Jars and folders with games of your own, found as services; the workers need them, too.")
    private @Nullable String classPath;

    /** Whether the work is done by a cluster. */
    boolean isGiven() {
        return addresses != null;
    }

    /** The games and, beside them, the user's own. */
    Catalog<Game<?, ?>> added(Catalog<Game<?, ?>> games) {
        if (classPath == null) {
            return games;
        }
        ClassLoader loader = loader(classPath);
        Thread.currentThread().setContextClassLoader(loader);
        return JobGames.added(games, loader);
    }

    /** Connects to the cluster; what the user should know goes to the terminal's error output. */
    Cluster connect(Terminal terminal) {
        return UsageException.within(
                "--cluster: ",
                () -> Cluster.connect(
                        name,
                        List.of(String.valueOf(addresses).split(",", -1)),
                        Cluster.PATIENCE,
                        line -> terminal.err().println("mcts: " + line)));
    }

    /**
     * A class loader that finds what is on a class path.
     *
     * @throws UsageException if something on it does not exist
     */
    static ClassLoader loader(String classPath) {
        List<URL> urls = new ArrayList<>();
        for (String place : classPath.split(File.pathSeparator, -1)) {
            if (!Files.exists(Path.of(place))) {
                throw new UsageException("--class-path: '" + place + "' does not exist; allowed: jars and folders");
            }
            try {
                urls.add(Path.of(place).toUri().toURL());
            } catch (MalformedURLException impossible) {
                throw new AssertionError(impossible);
            }
        }
        return new URLClassLoader(urls.toArray(URL[]::new), ClusterOptions.class.getClassLoader());
    }
}
