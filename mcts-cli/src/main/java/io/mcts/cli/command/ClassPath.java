package io.mcts.cli.command;

import io.mcts.spec.catalog.ErrorMessages;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The class path on which the user's games and parts are found. */
final class ClassPath {

    static final String OPTION = "--class-path";

    private static final String ALL = "*";

    private ClassPath() {}

    /**
     * Returns a class loader for a class path added to that of this program.
     *
     * @param name the option or variable with the class path, for the message
     * @throws IllegalArgumentException if an entry does not exist
     */
    static ClassLoader loader(String name, String classPath) {
        List<URL> urls = new ArrayList<>();
        for (String place : classPath.split(File.pathSeparator, -1)) {
            for (Path found : found(name, place)) {
                try {
                    urls.add(found.toUri().toURL());
                } catch (MalformedURLException impossible) {
                    throw new AssertionError(impossible);
                }
            }
        }
        return new URLClassLoader(urls.toArray(URL[]::new), ClassPath.class.getClassLoader());
    }

    private static List<Path> found(String name, String place) {
        boolean areAll = place.endsWith(ALL);
        Path path = Path.of(areAll ? place.substring(0, place.length() - 1) : place);
        if (!Files.exists(path)) {
            throw new IllegalArgumentException(name + ": '" + place
                    + "' does not exist; give jars, folders, or FOLDER/* for all jars of a folder");
        }
        if (!areAll) {
            return List.of(path);
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw ErrorMessages.ofFile(name + ": ", path, "cannot be read", failure);
        }
    }
}
