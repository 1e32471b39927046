package io.mcts.cli.command;

import io.mcts.spec.catalog.UsageException;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where games and parts of your own are found. */
final class ClassPath {

    static final String OPTION = "--class-path";

    private ClassPath() {}

    /**
     * A class loader that finds what is on a class path, and what this program has.
     *
     * @param name what gave the class path, for the message
     * @throws UsageException if something on it does not exist
     */
    static ClassLoader loader(String name, String classPath) {
        List<URL> urls = new ArrayList<>();
        for (String place : classPath.split(File.pathSeparator, -1)) {
            if (!Files.exists(Path.of(place))) {
                throw new UsageException(name + ": '" + place + "' does not exist; allowed: jars and folders");
            }
            try {
                urls.add(Path.of(place).toUri().toURL());
            } catch (MalformedURLException impossible) {
                throw new AssertionError(impossible);
            }
        }
        return new URLClassLoader(urls.toArray(URL[]::new), ClassPath.class.getClassLoader());
    }
}
