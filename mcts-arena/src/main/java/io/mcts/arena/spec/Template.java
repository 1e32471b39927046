package io.mcts.arena.spec;

import io.mcts.arena.tuning.Point;
import io.mcts.arena.tuning.TunedParameter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A SPEC with parameters in braces: {@code uct,selection=ucb1:c={c}}. */
public record Template(String text) {

    private static final Pattern PLACE = Pattern.compile("\\{(?<name>[^{}]*)}");

    /** A template that names all the parameters, and no others. */
    public static Template of(String text, List<TunedParameter> parameters) {
        List<String> names = parameters.stream().map(TunedParameter::name).toList();
        Matcher place = PLACE.matcher(text);
        while (place.find()) {
            if (!names.contains(place.group("name"))) {
                throw new IllegalArgumentException("'" + text + "' has the parameter '" + place.group("name")
                        + "'; the parameters are: " + String.join(", ", names));
            }
        }
        for (String name : names) {
            if (!text.contains("{" + name + "}")) {
                throw new IllegalArgumentException(
                        "'" + text + "' has no {" + name + "}, where the value of the parameter goes");
            }
        }
        return new Template(text);
    }

    /** The SPEC with the values of a point, which has one for each parameter. */
    public String with(Point point) {
        return PLACE.matcher(text).replaceAll(place -> Matcher.quoteReplacement(point.text(place.group(1))));
    }
}
