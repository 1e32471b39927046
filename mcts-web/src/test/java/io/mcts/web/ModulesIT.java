package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The modules of the page one by one, in the browser that the other tests use, without the page. The tests are scripts beside this
 * class, in {@code modules}: each imports what it tests, and calls {@code test(name, body)}, {@code equal(actual, expected)} and
 * {@code numbers(seed)}, the same random numbers at every run.
 */
@ExtendWith(Browser.class)
class ModulesIT {

    private static final String HARNESS = """
            const done = arguments[arguments.length - 1];
            const tests = [];
            const test = (name, body) => tests.push([name, body]);
            const equal = (actual, expected, what = '') => {
              const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
              if (is !== should) {
                throw new Error(`${what} is ${is}, not ${should}`);
              }
            };
            // A linear congruential generator: the constants of Numerical Recipes.
            const numbers = (seed) => (below) => {
              seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
              return Math.floor((seed / 2 ** 32) * below);
            };
            (async () => {
              %s
              const failures = [];
              for (const [name, body] of tests) {
                try {
                  await body();
                } catch (failure) {
                  failures.push(`${name}: ${failure.stack}`);
                }
              }
              done([tests.length, failures]);
            })().catch((failure) => done([0, [String(failure.stack)]]));""";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "address",
                "cells",
                "chance",
                "clock",
                "game",
                "icicle",
                "losses",
                "phases",
                "settings",
                "steps",
                "treelayout"
            })
    void behavesAsItsTestsSay(String module, Page page) throws IOException {
        page.visit("api/catalog"); // a document in HTML without a script
        List<?> answer = (List<?>) page.runAsync(HARNESS.replace("%s", script(module)));
        assertThat((List<?>) answer.get(1)).isEmpty();
        assertThat((Number) answer.get(0)).isNotEqualTo(0L);
    }

    private static String script(String module) throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(ModulesIT.class.getResourceAsStream("modules/" + module + ".js"), module)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
