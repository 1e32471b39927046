package io.mcts.testkit.run;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The static fields of a game: of the classes of states and moves, their superclasses and nested classes, and of types of their fields in
 * the same package. Fields of modules not open to the kit are left out.
 */
final class StaticFields {

    private static final int MOST_ELEMENTS = 10_000;

    private final Set<Field> fields = new LinkedHashSet<>();

    StaticFields(Collection<Class<?>> classes) {
        Queue<Class<?>> left = new ArrayDeque<>(classes);
        Set<Class<?>> all = new LinkedHashSet<>();
        Set<String> packages = new LinkedHashSet<>();
        classes.forEach(type -> packages.add(type.getPackageName()));
        while (!left.isEmpty()) {
            Class<?> type = left.remove();
            if (!type.isPrimitive() && packages.contains(type.getPackageName()) && all.add(type)) {
                left.addAll(Arrays.asList(type.getNestHost().getNestMembers()));
                Stream.ofNullable(type.getSuperclass()).forEach(left::add);
                left.addAll(Arrays.asList(type.getInterfaces()));
                Arrays.stream(type.getDeclaredFields()).forEach(field -> left.add(element(field.getType())));
            }
        }
        all.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                .filter(field -> Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
                .filter(Field::trySetAccessible)
                .forEach(fields::add);
    }

    private static Class<?> element(Class<?> type) {
        return type.isArray() ? element(type.getComponentType()) : type;
    }

    Map<String, Integer> contents() {
        Map<String, Integer> contents = new TreeMap<>();
        for (Field field : fields) {
            try {
                contents.put(field.getDeclaringClass().getSimpleName() + "." + field.getName(), hash(field.get(null)));
            } catch (IllegalAccessException impossible) {
                throw new LinkageError(impossible.getMessage(), impossible);
            }
        }
        return contents;
    }

    /** Hashes numbers, texts and arrays by value, collections by size, other objects by identity. */
    private static int hash(@Nullable Object value) {
        if (value == null) {
            return 0;
        }
        if (value.getClass().isArray()) {
            int hash = 1;
            for (int i = 0; i < Math.min(Array.getLength(value), MOST_ELEMENTS); i++) {
                hash = 31 * hash + hash(Array.get(value, i));
            }
            return hash;
        }
        if (value instanceof Map<?, ?> map) {
            return map.size();
        }
        if (value instanceof Collection<?> collection) {
            return collection.size();
        }
        boolean isText = value instanceof CharSequence || value instanceof BitSet || value instanceof Number;
        boolean isSign = value instanceof Boolean || value instanceof Character;
        return isText || isSign ? value.toString().hashCode() : System.identityHashCode(value);
    }
}
