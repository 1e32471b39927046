package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The modules of the page one by one, without the page, in the browser that the other tests use. Their tests are the files of
 * {@code src/test/js}: {@code *.test.js} run in Node, too ({@link ModulesTest}), {@code *.browser.js} need a document.
 */
@ExtendWith(Browser.class)
class ModulesIT {

    static final Path TESTS = Path.of("src", "test", "js");

    /** Runs a test whose imports lead to modules of the server, or to other scripts. */
    private static final String RUN = """
            const [scripts, test, done] = arguments;
            const url = (text) => URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
            const imports = {'#page/': `${location.origin}/`};
            Object.entries(scripts).forEach(([name, text]) => { imports[`#test/${name}`] = url(text); });
            const harness = imports['node:test'] = imports['node:assert/strict'] = imports['#test/browser.js'];
            const map = document.createElement('script');
            map.type = 'importmap';
            map.textContent = JSON.stringify({imports});
            document.head.append(map);
            import(url(test)).then(() => import(harness)).then(({run}) => run())
                .then(done, (failure) => done([0, [String(failure.stack)]]));""";

    /** The scripts in a folder. */
    static List<Path> scripts(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    @TestFactory
    List<DynamicTest> moduleBehavesAsItsTestsSay(Page page) throws IOException {
        Map<String, String> scripts = new HashMap<>();
        for (Path script : scripts(TESTS.resolve("support"), ".js")) {
            scripts.put(script.getFileName().toString(), Files.readString(script));
        }
        page.command("Page.setBypassCSP", Map.of("enabled", true)); // it allows no scripts but the server's
        List<DynamicTest> tests = new ArrayList<>();
        for (Path test : scripts(TESTS, ".js")) {
            String text = Files.readString(test) + "//# sourceURL=" + test.getFileName();
            tests.add(dynamicTest(test.getFileName().toString(), () -> {
                page.visit("api/catalog"); // a document in HTML without a script
                List<?> answer = (List<?>) page.runAsync(RUN, scripts, text);
                assertThat((List<?>) answer.get(1)).isEmpty();
                assertThat((Long) answer.get(0)).isPositive();
            }));
        }
        return tests;
    }
}
