package io.mcts.spec.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A name with parameters as a user writes it: {@code robust}, {@code ucb1:c=0.7}, {@code connectfour:rows=12,columns=11}.
 *
 * <p>Parameters are separated by commas or colons; within a SPEC, by colons only: {@code uct,selection=puct:c=2:prior=0.5,seed=1}. Values
 * with either are {@linkplain Quotes quoted}. The parameter {@value Parameter#INNER} takes the rest as another such word: {@code
 * progressive-widening:c=2:inner=ucb1:c=0.7}.
 *
 * @param values by parameter, in the order written
 */
public record Word(String text, String name, Map<String, String> values) {

    public Word {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * Reads a word.
     *
     * @throws IllegalArgumentException if a parameter is malformed or given twice, or a quote is not closed
     */
    public static Word parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return new Word(text, text, Map.of());
        }
        Map<String, String> values = new LinkedHashMap<>();
        String rest = text.substring(colon + 1);
        while (true) {
            List<String> parts = Quotes.split(rest, character -> character == ',' || character == ':', 2);
            String first = parts.get(0);
            int equals = first.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "'" + text + "': '" + first + "' is not a parameter; allowed: key=value");
            }
            String key = first.substring(0, equals);
            boolean isInner = key.equals(Parameter.INNER);
            boolean isLast = parts.size() == 1 || isInner;
            String value = isInner ? rest.substring(equals + 1) : Quotes.removed(first.substring(equals + 1));
            if (values.put(key, value) != null) {
                throw new IllegalArgumentException("'" + text + "': '" + key + "' is given twice");
            }
            if (isLast) {
                break;
            }
            rest = parts.get(1);
        }
        return new Word(text, text.substring(0, colon), values);
    }

    /** Returns this word with another value of a parameter, blank for its default; parameters are separated by colons. */
    public Word with(String parameter, String value) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        changed.put(parameter, value);
        changed.values().removeIf(String::isEmpty);
        @Nullable String inner = changed.remove(Parameter.INNER);
        StringBuilder words = new StringBuilder(name);
        changed.forEach(
                (key, plain) -> words.append(':').append(key).append('=').append(Quotes.added(plain)));
        if (inner != null) {
            changed.put(Parameter.INNER, inner);
            words.append(':').append(Parameter.INNER).append('=').append(inner);
        }
        return new Word(words.toString(), name, changed);
    }
}
