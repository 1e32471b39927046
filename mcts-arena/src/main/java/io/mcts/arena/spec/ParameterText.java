package io.mcts.arena.spec;

import io.mcts.arena.tuning.TunedParameter;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A parameter to be tuned as users write it: {@code c=0.1..1.5/15} or {@code k=10|30|100}. */
public final class ParameterText {

    private static final Pattern FORM = Pattern.compile("(?<name>[A-Za-z][A-Za-z0-9_-]*)=(?<values>.+)");
    private static final Pattern RANGE = Pattern.compile("(?<low>.+)\\.\\.(?<high>.+)/(?<count>\\d{1,9})");

    private ParameterText() {}

    /** Reads a parameter. */
    public static TunedParameter parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a parameter; allowed: name=0.1..1.5/15 or name=0.1|0.3|1");
        }
        String name = form.group("name");
        Matcher range = RANGE.matcher(form.group("values"));
        try {
            if (range.matches()) {
                double low = Double.parseDouble(range.group("low"));
                double high = Double.parseDouble(range.group("high"));
                return TunedParameter.range(name, low, high, Integer.parseInt(range.group("count")));
            }
            Stream<String> values = Arrays.stream(form.group("values").split("\\|", -1));
            return TunedParameter.of(
                    name, values.mapToDouble(Double::parseDouble).toArray());
        } catch (NumberFormatException notNumeric) {
            throw new IllegalArgumentException(
                    "'" + text + "' has a value that is not a number; allowed: " + name
                            + "=0.1..1.5/15, which is 15 values from 0.1 to 1.5, or " + name + "=0.1|0.3|1",
                    notNumeric);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException("'" + text + "': " + refusal.getMessage(), refusal);
        }
    }
}
