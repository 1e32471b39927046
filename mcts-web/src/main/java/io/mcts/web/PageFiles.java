package io.mcts.web;

import io.javalin.config.RoutesConfig;
import io.javalin.config.StaticFilesConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, which are part of the program: the page itself, bundled, and the files that it is made of, those beside this
 * class in the folder {@code page} and the modules of the library that draws it. No other file can be had, be it of the class path or
 * of the disk: a path is a few plain names with an ending of a page, or there is nothing.
 */
final class PageFiles {

    private static final String NAMES = "(/[a-z0-9-]{1,50}){0,4}/[a-z0-9-]{1,50}";
    private static final Pattern PAGE = Pattern.compile("/|" + NAMES + "\\.(html|css|js|svg|png|ico)");
    private static final String LIBRARY_PATH = "/lib/lit-html";
    private static final Pattern LIBRARY = Pattern.compile(LIBRARY_PATH + NAMES + "\\.js");
    private static final String LIBRARY_FOLDER = "/META-INF/resources/webjars/lit-html/" + libraryVersion();
    private static final String FOLDER = "/io/mcts/web/page";
    private static final int NOT_MODIFIED = 304;

    private PageFiles() {}

    /** The page with its scripts and styles in few files: see {@link PageBundle}. */
    static void addTo(RoutesConfig server) {
        PageBundle bundle = new PageBundle(path -> PageBundle.text(
                path.startsWith(LIBRARY_PATH)
                        ? LIBRARY_FOLDER + path.substring(LIBRARY_PATH.length())
                        : FOLDER + path));
        String tag = "\"" + PageBundle.hash(bundle.index()) + "\"";
        for (String path : List.of("/", "/index.html")) {
            server.get(path, request -> {
                request.header("ETag", tag);
                if (tag.equals(request.header("If-None-Match"))) {
                    request.status(NOT_MODIFIED);
                } else {
                    request.html(bundle.index());
                }
            });
        }
        bundle.files()
                .forEach((name, text) -> server.get(
                        "/" + name,
                        request -> request.header("Cache-Control", "public, max-age=31536000, immutable")
                                .contentType(
                                        name.endsWith("css")
                                                ? "text/css; charset=utf-8"
                                                : "text/javascript; charset=utf-8")
                                .result(text)));
    }

    static void addTo(StaticFilesConfig server) {
        add(server, "/", FOLDER, PAGE);
        add(server, LIBRARY_PATH, LIBRARY_FOLDER, LIBRARY);
    }

    private static void add(StaticFilesConfig server, String path, String folder, Pattern allowed) {
        server.add(files -> {
            files.hostedPath = path;
            files.directory = folder;
            files.location = Location.CLASSPATH;
            files.headers = Map.of(); // those of all answers are enough
            files.mimeTypes.add("text/html; charset=utf-8", "html");
            files.mimeTypes.add("text/css; charset=utf-8", "css");
            files.mimeTypes.add("text/javascript; charset=utf-8", "js");
            files.skipFileFunction =
                    request -> !allowed.matcher(request.getRequestURI()).matches();
        });
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
}
