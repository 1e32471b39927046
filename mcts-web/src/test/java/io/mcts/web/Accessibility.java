package io.mcts.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What axe-core, which knows the rules of WCAG 2, holds against a page and calls serious or critical. */
final class Accessibility {

    private static final String AXE = resource("/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js");

    private Accessibility() {}

    /**
     * Shows the page in a color scheme and returns its violations. In dark it consists of the same elements as in light: the rules about
     * colors suffice there.
     */
    static List<?> violations(Page page, String scheme) {
        page.prefer(scheme);
        if (Boolean.TRUE.equals(page.run("return window.axe === undefined"))) {
            page.run(AXE);
        }
        String rules = scheme.equals("dark") ? "runOnly: ['color-contrast', 'link-in-text-block']," : "";
        return (List<?>) page.runAsync("const done = arguments[arguments.length - 1]; axe.run({" + rules + """
                resultTypes: ['violations']}).then(({violations}) => done(violations
                    .filter(({impact}) => impact === 'serious' || impact === 'critical')
                    .map(({id, nodes}) => id + ': ' + nodes.map(({html}) => html).join(' | '))));""");
    }

    private static String resource(String name) {
        try (InputStream stream = Objects.requireNonNull(Accessibility.class.getResourceAsStream(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
