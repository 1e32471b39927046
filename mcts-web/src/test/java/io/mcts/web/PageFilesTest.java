package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PageFilesTest {

    private static final Pattern MODULE = Pattern.compile("rel=\"modulepreload\" href=\"([^\"]+)\"");
    private static final Pattern FILE = Pattern.compile("(?:src|href)=\"(page[^\"]+)\"");
    private static final Pattern IMPORT = Pattern.compile("\\b(?:from|import)\\s*['\"]([^'\"]+)['\"]");

    private static WebServer server;
    private static String page;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        page = TestPage.get(server, "/").body();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    /** A module that is missing here would be found late, one import after the other; one too many would be loaded in vain. */
    @Test
    void theModulesThatThePageAsksForAtOnceAreThoseThatImportsLeadTo() {
        String main = found(FILE, page).stream()
                .filter(file -> file.endsWith("/main.js"))
                .findFirst()
                .orElseThrow();
        Set<String> imported = new TreeSet<>();
        Deque<String> unread = new ArrayDeque<>(List.of("/" + main));
        while (!unread.isEmpty()) {
            String path = unread.pop();
            if (imported.add(path)) {
                found(IMPORT, TestPage.get(server, path).body())
                        .forEach(module ->
                                unread.push(URI.create(path).resolve(module).getPath()));
            }
        }
        assertThat(found(MODULE, page).stream().map(path -> path.startsWith("/") ? path : "/" + path))
                .hasSizeGreaterThan(80)
                .containsExactlyInAnyOrderElementsOf(imported);
    }

    /** What the page consists of may be kept for good, and has another name when it has changed. */
    @Test
    void aBrowserKeepsTheFilesOfThePage() {
        List<String> files = found(FILE, page);
        assertThat(files)
                .hasSizeGreaterThan(80)
                .allMatch(file -> file.matches("page-[0-9a-f]{12}/[a-z/]+\\.(js|css|svg)"));
        for (String file : files) {
            HttpResponse<String> answer = TestPage.get(server, "/" + file);
            assertThat(answer.statusCode()).as(file).isEqualTo(200);
            assertThat(answer.headers().firstValue("Cache-Control")).hasValue("public, max-age=31536000, immutable");
            assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        }
    }

    @Test
    void filesOfAnotherPageAreNotThere() {
        assertThat(TestPage.get(server, "/page-000000000000/main.js").statusCode())
                .isEqualTo(404);
    }

    /** The same file by a name without the hash, and the library, are asked for anew. */
    @Test
    void otherNamesAreNotKept() {
        for (String path : List.of("/main.js", "/icon.svg", "/lib/lit-html/lit-html.js")) {
            HttpResponse<String> answer = TestPage.get(server, path);
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-cache");
            String tag = answer.headers().firstValue("ETag").orElseThrow();
            assertThat(TestPage.get(server, path, "If-None-Match", tag).statusCode())
                    .isEqualTo(304);
        }
    }
}
