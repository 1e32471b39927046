package io.mcts.web;

import io.javalin.config.StaticFilesConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, which are part of the program: those beside this class in the folder {@code page}, and the modules of the
 * library that draws it. No other file can be had, be it of the class path or of the disk: a path is a few plain names with an
 * ending of a page, or there is nothing.
 */
final class PageFiles {

    private static final String NAMES = "(/[a-z0-9-]{1,50}){0,4}/[a-z0-9-]{1,50}";
    private static final Pattern PAGE = Pattern.compile("/|" + NAMES + "\\.(html|css|js|svg|png|ico)");
    private static final Pattern LIBRARY = Pattern.compile("/lib/lit-html" + NAMES + "\\.js");
    private static final String LIBRARY_FOLDER = "/META-INF/resources/webjars/lit-html/";

    private PageFiles() {}

    static void addTo(StaticFilesConfig server) {
        add(server, "/", "/io/mcts/web/page", PAGE);
        add(server, "/lib/lit-html", LIBRARY_FOLDER + libraryVersion(), LIBRARY);
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
