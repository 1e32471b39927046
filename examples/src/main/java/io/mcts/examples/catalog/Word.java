package io.mcts.examples.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A name with parameters, as a user writes it: {@code robust}, {@code ucb1:c=0.7}, {@code connectfour:rows=12,columns=11}.
 *
 * <p>The first colon divides the name from the parameters. Parameters are divided by commas or colons; where commas already
 * divide something larger, as in a SPEC, only colons are left: {@code uct,selection=puct:c=2:prior=0.5,seed=1}.
 *
 * @param text what the user wrote
 * @param name what comes before the first colon
 * @param values the value of each parameter, in the order written
 */
record Word(String text, String name, Map<String, String> values) {

    Word {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    static Word parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return new Word(text, text, Map.of());
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (String parameter : text.substring(colon + 1).split("[,:]", -1)) {
            int equals = parameter.indexOf('=');
            if (equals < 1) {
                throw new UsageException("'" + text + "': '" + parameter + "' is no parameter; allowed: key=value");
            }
            String key = parameter.substring(0, equals);
            if (values.put(key, parameter.substring(equals + 1)) != null) {
                throw new UsageException("'" + text + "': '" + key + "' is given twice; allowed: once");
            }
        }
        return new Word(text, text.substring(0, colon), values);
    }
}
