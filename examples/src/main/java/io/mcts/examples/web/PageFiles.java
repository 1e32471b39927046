package io.mcts.examples.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, which are part of the program: those beside this class in the folder {@code page}, and of the libraries
 * those that are listed here. No other file can be had, be it of the class path or of the disk: a path is a few plain names, or
 * there is nothing.
 */
final class PageFiles {

    private static final Pattern PATH = Pattern.compile("(?:/[a-z0-9-]{1,50}){0,4}/[a-z0-9-]{1,50}\\.([a-z0-9]{2,5})");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "json", "application/json");

    private static final String LIBRARY = "/lib/lit-html/";

    /** What the page may load of the library that draws it. */
    private static final Set<String> LIBRARY_FILES = Set.of(
            "lit-html.js",
            "directive.js",
            "directive-helpers.js",
            "async-directive.js",
            "directives/class-map.js",
            "directives/guard.js",
            "directives/if-defined.js",
            "directives/keyed.js",
            "directives/live.js",
            "directives/ref.js",
            "directives/repeat.js",
            "directives/style-map.js");

    private final Map<String, PageFile> files = new ConcurrentHashMap<>();
    private final String libraryFolder;

    PageFiles() {
        libraryFolder = "/META-INF/resources/webjars/lit-html/" + libraryVersion() + "/";
    }

    /** The version is that of the library on the class path. */
    private static String libraryVersion() {
        Properties properties = new Properties();
        try (@Nullable
                InputStream file = PageFiles.class.getResourceAsStream(
                        "/META-INF/maven/org.webjars.npm/lit-html/pom.properties")) {
            if (file != null) {
                properties.load(file);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return properties.getProperty("version", "none");
    }

    /**
     * Looks for a file.
     *
     * @param path the path of a URL, not decoded
     * @return the file, if there is one
     */
    Optional<PageFile> find(String path) {
        String whole = path.equals("/") ? "/index.html" : path;
        PageFile known = files.get(whole);
        if (known != null) {
            return Optional.of(known);
        }
        Matcher matcher = PATH.matcher(whole);
        if (!matcher.matches() || !TYPES.containsKey(matcher.group(1))) {
            return Optional.empty();
        }
        Optional<PageFile> file = read(whole).map(bytes -> PageFile.of(bytes, TYPES.get(matcher.group(1))));
        file.ifPresent(found -> files.put(whole, found));
        return file;
    }

    private Optional<byte[]> read(String path) {
        if (!path.startsWith("/lib/")) {
            return resource("page" + path);
        }
        String name = path.startsWith(LIBRARY) ? path.substring(LIBRARY.length()) : "";
        return LIBRARY_FILES.contains(name) ? resource(libraryFolder + name) : Optional.empty();
    }

    private static Optional<byte[]> resource(String name) {
        try (@Nullable InputStream file = PageFiles.class.getResourceAsStream(name)) {
            return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
