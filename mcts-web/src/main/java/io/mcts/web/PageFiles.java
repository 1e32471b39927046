package io.mcts.web;

import io.javalin.config.RoutesConfig;
import io.javalin.config.StaticFilesConfig;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page: resources in the folder {@code page}, and the modules of the drawing library. Paths are a few plain names with a
 * known extension, so no other file can be read.
 *
 * <p>The head of the page lists all modules, for parallel loading. Its references to {@code page} are renamed to a hash of the files, which
 * browsers may cache forever.
 */
final class PageFiles {

    private static final String NAMES = "(/[a-z0-9-]{1,50}){0,4}/[a-z0-9-]{1,50}";
    private static final Pattern PAGE = Pattern.compile("/|" + NAMES + "\\.(html|css|js|svg)");
    private static final String LIBRARY_PATH = "/lib/lit-html";
    private static final Pattern LIBRARY = Pattern.compile(LIBRARY_PATH + NAMES + "\\.js");
    private static final String LIBRARY_FOLDER = "/META-INF/resources/webjars/lit-html/" + libraryVersion();
    private static final String FOLDER = "/io/mcts/web/page";
    private static final String INDEX = "index.html";
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    private static final int HASH_LENGTH = 12;
    private static final int NOT_MODIFIED = 304;

    private static final Pattern REFERENCE = Pattern.compile("=\"page/([^\"]+)\"");

    private final Map<String, byte[]> files = new TreeMap<>();

    private final String folder;
    private final String index;

    PageFiles() {
        String page = new String(read(INDEX), StandardCharsets.UTF_8);
        REFERENCE.matcher(page).results().map(found -> found.group(1)).forEach(file -> files.put(file, read(file)));
        folder = "page-" + hash(files.values());
        index = page.replace("=\"page/", "=\"" + folder + "/");
    }

    private static byte[] read(String file) {
        try (@Nullable InputStream in = PageFiles.class.getResourceAsStream(FOLDER + "/" + file)) {
            return Objects.requireNonNull(in, file).readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String hash(Iterable<byte[]> texts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            texts.forEach(digest::update);
            return HexFormat.of().formatHex(digest.digest()).substring(0, HASH_LENGTH);
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException(failure);
        }
    }

    void addTo(RoutesConfig server) {
        String tag = "\"" + hash(List.of(index.getBytes(StandardCharsets.UTF_8))) + "\"";
        for (String path : List.of("/", "/" + INDEX)) {
            server.get(path, request -> {
                request.header("ETag", tag);
                if (tag.equals(request.header("If-None-Match"))) {
                    request.status(NOT_MODIFIED);
                } else {
                    request.html(index);
                }
            });
        }
        server.get("/" + folder + "/<file>", request -> {
            String file = request.pathParam("file");
            byte @Nullable [] bytes = files.get(file);
            if (bytes == null) {
                throw new NotFoundResponse("there is no " + request.path());
            }
            request.header("Cache-Control", FOR_GOOD)
                    .contentType(Objects.requireNonNull(TYPES.get(ending(file))))
                    .result(bytes);
        });
    }

    private static String ending(String file) {
        return file.substring(file.lastIndexOf('.') + 1);
    }

    /** Adds the files with stable names: the icon, which others may refer to, and the library. */
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
            TYPES.forEach((ending, type) -> files.mimeTypes.add(type, ending));
            files.skipFileFunction =
                    request -> !allowed.matcher(request.getRequestURI()).matches();
        });
    }

    /** The version of the library on the class path. */
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
