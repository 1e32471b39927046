package io.mcts.spec.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A name with parameters, as a user writes it: {@code robust}, {@code ucb1:c=0.7}, {@code connectfour:rows=12,columns=11}.
 *
 * <p>The first colon divides the name from the parameters. Parameters are divided by commas or colons; where commas already
 * divide something larger, as in a SPEC, only colons are left: {@code uct,selection=puct:c=2:prior=0.5,seed=1}.
 *
 * <p>The value of the parameter {@value Parameter#INNER} is another such word and goes on to the end:
 * {@code progressive-widening:c=2:inner=ucb1:c=0.7}.
 *
 * @param name what comes before the first colon
 * @param values the value of each parameter, in the order written
 */
public record Word(String text, String name, Map<String, String> values) {

    public Word {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    private static final Pattern DIVIDER = Pattern.compile("[,:]");

    /**
     * Reads a word.
     *
     * @throws UsageException if a parameter is none, or is given twice
     */
    public static Word parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return new Word(text, text, Map.of());
        }
        Map<String, String> values = new LinkedHashMap<>();
        String rest = text.substring(colon + 1);
        while (true) {
            String[] parts = DIVIDER.split(rest, 2);
            int equals = parts[0].indexOf('=');
            if (equals < 1) {
                throw new UsageException("'" + text + "': '" + parts[0] + "' is not a parameter; allowed: key=value");
            }
            String key = parts[0].substring(0, equals);
            boolean isLast = parts.length == 1 || key.equals(Parameter.INNER);
            if (values.put(key, isLast ? rest.substring(equals + 1) : parts[0].substring(equals + 1)) != null) {
                throw new UsageException("'" + text + "': '" + key + "' is given twice; allowed: once");
            }
            if (isLast) {
                break;
            }
            rest = parts[1];
        }
        return new Word(text, text.substring(0, colon), values);
    }

    /** Returns this word with another value of a parameter, blank for its default; parameters are divided by colons. */
    public Word with(String parameter, String value) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(parameter, value);
        changed.values().removeIf(String::isEmpty);
        @Nullable String inner = changed.remove(Parameter.INNER);
        if (inner != null) {
            changed.put(Parameter.INNER, inner);
        }
        StringBuilder words = new StringBuilder(name);
        changed.forEach((key, text) -> words.append(':').append(key).append('=').append(text));
        return new Word(words.toString(), name, changed);
    }
}
