package io.mcts.spec.catalog;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Something that can be chosen by name; the factory throws an {@link IllegalArgumentException} for values outside their range. */
public record Entry<T>(String name, String description, List<Parameter> parameters, Function<Arguments, T> factory) {

    public Entry {
        parameters = List.copyOf(parameters);
    }

    /** An entry without parameters. */
    public static <T> Entry<T> of(String name, String description, Supplier<? extends T> factory) {
        return new Entry<>(name, description, List.of(), arguments -> factory.get());
    }

    /** An entry with parameters. */
    public static <T> Entry<T> of(
            String name, String description, Function<Arguments, ? extends T> factory, Parameter... parameters) {
        return new Entry<>(name, description, List.of(parameters), factory::apply);
    }

    /** Maps the created value; name and parameters stay the same. */
    public <R> Entry<R> map(Function<? super T, ? extends R> further) {
        return new Entry<>(name, description, parameters, arguments -> further.apply(factory.apply(arguments)));
    }

    T make(Word word) {
        return ErrorMessages.within("'" + word.text() + "': ", () -> make(word.values()));
    }

    /** Makes the thing with values of existing parameters and defaults for the rest. */
    public T make(Map<String, String> given) {
        Map<String, String> values = new HashMap<>();
        parameters.forEach(parameter -> values.put(parameter.name(), parameter.defaultValue()));
        for (String key : given.keySet()) {
            if (!values.containsKey(key)) {
                throw new IllegalArgumentException(
                        name + " has no parameter '" + key + "'; allowed: " + parameterNames());
            }
        }
        values.putAll(given);
        return factory.apply(new Arguments(values));
    }

    private String parameterNames() {
        List<String> names = parameters.stream().map(Parameter::name).toList();
        return names.isEmpty() ? "none" : String.join(", ", names);
    }
}
