package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PageFilesTest {

    private static String script(Map<String, String> modules) {
        return new PageBundle(path -> path.equals("/index.html")
                        ? "<script type=\"module\" src=\"main.js\"></script>"
                        : modules.get(path))
                .files()
                .values()
                .iterator()
                .next();
    }

    @Test
    void modulesBecomeOneScriptInWhichEachFollowsThoseThatItImports() {
        String script = script(Map.of(
                "/main.js",
                        "// Begins.\nimport {twice as double} from './a/twice.js';\nimport * as lib from '/lib/l.js';\ndouble(lib.x);\n",
                "/a/twice.js",
                        "import {two} from '../two.js';\n/** A function. */\nexport const twice = (x) => two * x;\n",
                "/two.js", "export const two = 2;\n",
                "/lib/l.js", "/* licence */const o=1;export{o as x};"));
        assertThat(script).isEqualTo("""
                const $_two_js = (() => {
                const two = 2;

                return {two};
                })();
                const $_a_twice_js = (() => {
                const {two: two} = $_two_js;
                const twice = (x) => two * x;

                return {twice};
                })();
                const $_lib_l_js = (() => {
                /* licence */const o=1;
                return {x: o};
                })();
                const $_main_js = (() => {
                const {twice: double} = $_a_twice_js;
                const lib = $_lib_l_js;
                double(lib.x);

                return {};
                })();
                """);
    }

    @Test
    void modulesThatImportEachOtherAreRefused() {
        assertThatThrownBy(() -> script(Map.of(
                        "/main.js",
                        "import {a} from './a.js';",
                        "/a.js",
                        "import {b} from './main.js';\nexport const a = 1;")))
                .hasMessageContaining("import each other");
    }

    @Test
    void anotherFormOfExportIsRefused() {
        assertThatThrownBy(() -> script(Map.of("/main.js", "export default 1;")))
                .hasMessageContaining("export default 1;");
    }

    /** What the page consists of may be kept for good, and is asked for anew when it has changed. */
    @Test
    void thePageIsAFewFilesThatABrowserKeeps() {
        try (WebServer server = TestServer.start()) {
            String page = TestPage.get(server, "/").body();
            List<String> files = Pattern.compile("(?:src|href)=\"([^\"]+\\.(?:js|css))\"")
                    .matcher(page)
                    .results()
                    .map((MatchResult found) -> found.group(1))
                    .toList();
            assertThat(files).hasSize(3).allMatch(file -> file.matches("[a-z]+-[0-9a-f]{12}\\.(js|css)"));
            for (String file : files) {
                HttpResponse<String> answer = TestPage.get(server, "/" + file);
                assertThat(answer.statusCode()).isEqualTo(200);
                assertThat(answer.headers().firstValue("Cache-Control"))
                        .hasValue("public, max-age=31536000, immutable");
                assertThat(answer.headers().firstValue("X-Content-Type-Options"))
                        .hasValue("nosniff");
            }
            assertThat(TestPage.get(server, "/page-000000000000.js").statusCode())
                    .isEqualTo(404);
        }
    }
}
