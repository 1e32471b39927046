package io.mcts.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page in few files, made when the server starts: one script of all modules, one style sheet of all style sheets. Their names have
 * a hash of what is in them, so that a browser may keep them for good.
 *
 * <p>Each module becomes a function that runs once and returns its exports, those that it imports before it; so the modules must not
 * import each other in a circle, nor change what they have exported. What is understood of JavaScript is what the modules use:
 * {@code import {a, b as c} from}, {@code import * as}, and {@code export} before a declaration, of a list, or {@code from}.
 */
final class PageBundle {

    private static final String FROM = "\\s*from\\s*['\"]([^'\"]+)['\"];?";
    private static final Pattern IMPORT = Pattern.compile("import\\s*(?:\\{([^}]*)}|\\* as (\\w+))" + FROM);
    private static final Pattern PASSED_ON = Pattern.compile("export\\s*\\{([^}]*)}" + FROM);
    private static final Pattern LIST = Pattern.compile("export\\s*\\{([^}]*)};?");
    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^export ((?:async function|function|const|class) (\\w+))");
    private static final Pattern LEFT = Pattern.compile("(?m)^(import|export)\\b.*");
    private static final Pattern NAME = Pattern.compile("([\\w$]+)(?:\\s+as\\s+([\\w$]+))?");

    private static final Pattern STYLES = Pattern.compile("( *<link rel=\"stylesheet\" href=\"([^\"]+)\">\\R)+");
    private static final Pattern STYLE = Pattern.compile("href=\"([^\"]+)\"");
    private static final Pattern SCRIPT = Pattern.compile("src=\"(?:theme|main)\\.js\"");
    private static final int HASH_LENGTH = 12;

    private final UnaryOperator<String> sources;
    private final Map<String, String> modules = new LinkedHashMap<>();
    private final Map<String, String> files = new LinkedHashMap<>();
    private final String index;

    /**
     * Bundles a page.
     *
     * @param sources the text of a file by its path, such as {@code /main.js}
     * @throws IllegalStateException if a module cannot be bundled
     */
    PageBundle(UnaryOperator<String> sources) {
        this.sources = sources;
        String page = sources.apply("/index.html");
        String styled = STYLES.matcher(page)
                .replaceFirst(links ->
                        "    <link rel=\"stylesheet\" href=\"" + named("page", "css", styles(links.group())) + "\">\n");
        this.index = SCRIPT.matcher(styled)
                .replaceAll(script -> "src=\""
                        + (script.group().contains("theme")
                                ? named("theme", "js", trimmed(sources.apply("/theme.js")))
                                : named("page", "js", script()))
                        + "\"");
    }

    String index() {
        return index;
    }

    Map<String, String> files() {
        return files;
    }

    static String hash(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, HASH_LENGTH);
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private String named(String name, String ending, String text) {
        String file = name + "-" + hash(text) + "." + ending;
        files.put(file, text);
        return file;
    }

    private String styles(String links) {
        StringBuilder styles = new StringBuilder();
        STYLE.matcher(links).results().forEach(link -> styles.append(sources.apply("/" + link.group(1))));
        return styles.toString();
    }

    private String script() {
        add("/main.js", new ArrayDeque<>());
        return String.join("", modules.values());
    }

    /** Adds a module after those that it imports. */
    private void add(String path, Deque<String> importers) {
        if (importers.contains(path)) {
            throw new IllegalStateException("modules import each other: " + path + " " + importers);
        }
        if (modules.containsKey(path)) {
            return;
        }
        importers.push(path);
        String source = sources.apply(path);
        for (Pattern pattern : List.of(IMPORT, PASSED_ON)) {
            pattern.matcher(source)
                    .results()
                    .forEach(found -> add(resolved(path, found.group(found.groupCount())), importers));
        }
        importers.pop();
        modules.put(path, module(path, source));
    }

    private String module(String path, String source) {
        StringJoiner exports = new StringJoiner(", ", "return {", "};");
        String body = replaced(source, PASSED_ON, found -> {
            String from = variable(resolved(path, found.group(2)));
            names(found.group(1)).forEach((name, as) -> exports.add(as + ": " + from + "." + name));
            return "";
        });
        body = replaced(body, IMPORT, found -> {
            String from = variable(resolved(path, found.group(3)));
            StringJoiner list = new StringJoiner(", ", "{", "}");
            if (found.group(1) != null) {
                names(found.group(1)).forEach((name, as) -> list.add(name + ": " + as));
            }
            return "const " + (found.group(1) == null ? found.group(2) : list) + " = " + from + ";";
        });
        body = replaced(body, LIST, found -> {
            names(found.group(1)).forEach((name, as) -> exports.add(as + ": " + name));
            return "";
        });
        body = replaced(body, DECLARATION, found -> {
            exports.add(found.group(2));
            return found.group(1);
        });
        Matcher left = LEFT.matcher(body);
        if (left.find()) {
            throw new IllegalStateException("not understood in " + path + ": " + left.group());
        }
        String text = path.startsWith("/lib/") ? body : trimmed(body); // a library has a licence at its beginning
        return "const " + variable(path) + " = (() => {\n" + text + "\n" + exports + "\n})();\n";
    }

    private static String replaced(String text, Pattern pattern, Function<MatchResult, String> by) {
        return pattern.matcher(text).replaceAll(found -> Matcher.quoteReplacement(by.apply(found)));
    }

    /** Names by what they are called elsewhere: {@code a, b as c}. */
    private static Map<String, String> names(String list) {
        Map<String, String> names = new LinkedHashMap<>();
        NAME.matcher(list)
                .results()
                .forEach(name -> names.put(name.group(1), name.group(2) == null ? name.group(1) : name.group(2)));
        return names;
    }

    private static String resolved(String path, String reference) {
        return URI.create(path).resolve(reference).getPath();
    }

    private static String variable(String path) {
        return "$" + path.replaceAll("\\W", "_");
    }

    /** Without comments that have lines of their own, and without indentation. */
    private static String trimmed(String script) {
        return script.replaceAll("(?s)/\\*\\*.*?\\*/", "")
                .replaceAll("(?m)^\\s*//.*\\R", "")
                .replaceAll("(?m)^\\s+", "");
    }

    static String text(String resource) {
        try (InputStream file = PageBundle.class.getResourceAsStream(resource)) {
            if (file == null) {
                throw new IllegalStateException("there is no " + resource);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
