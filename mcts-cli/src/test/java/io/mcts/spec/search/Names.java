package io.mcts.spec.search;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Puts the lists of names that grow with the library in the place of words such as {@code {presets}}. */
public final class Names {

    private Names() {}

    public static String expand(String message) {
        return message.replace("{presets}", Presets.catalog().names())
                .replace(
                        "{settings}",
                        Arrays.stream(Setting.values()).map(Setting::key).collect(Collectors.joining(", ")))
                .replace("{selections}", Parts.found().selections().names())
                .replace("{decisions}", Parts.found().decisions().names())
                .replace("{rollouts}", Parts.found().ofNoGame().rollouts().names())
                .replace("{priors}", Parts.found().ofNoGame().priors().names())
                .replace("{expansions}", Parts.found().ofNoGame().expansions().names());
    }
}
