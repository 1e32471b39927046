package io.mcts.tree;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The memory of moves in bytes, as HotSpot lays out objects in heaps below 32 GiB; the same on every JVM, since a search under a memory
 * ceiling depends on it. A move counts with its fields, and with the strings, boxed values, arrays, collections and records that they refer
 * to; anything else, such as a board, is taken to be the game's.
 */
final class MoveSize {

    static final int HEADER = 16;

    static final int REFERENCE = 4;

    private static final int OBJECT_HEADER = 12;

    /** The assumed size of the referent of a field that a module does not open. */
    private static final int HIDDEN = 40;

    /** Objects further from the move are likely to be shared by many. */
    private static final int MOST_STEPS = 4;

    private static final ClassValue<MoveSize> BY_CLASS = new ClassValue<>() {
        @Override
        protected MoveSize computeValue(Class<?> type) {
            return new MoveSize(type);
        }
    };

    private final long own;

    private final Field[] references;

    private MoveSize(Class<?> type) {
        List<Field> followed = new ArrayList<>();
        long fields = OBJECT_HEADER;
        int hidden = 0;
        for (Class<?> part = type; part != null; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields += sizeIn(field.getType());
                    if (!field.getType().isPrimitive() && field.trySetAccessible()) {
                        followed.add(field);
                    } else if (isOwned(field.getType())) {
                        hidden++;
                    }
                }
            }
        }
        own = aligned(fields) + (long) HIDDEN * hidden;
        references = followed.toArray(Field[]::new);
    }

    static long of(Object move) {
        return move instanceof Enum ? 0 : ofFields(move, MOST_STEPS);
    }

    private static long ofFields(Object object, int steps) {
        MoveSize size = BY_CLASS.get(object.getClass());
        long sum = size.own;
        for (Field field : size.references) {
            try {
                sum += ofReferred(field.get(object), steps - 1);
            } catch (IllegalAccessException impossible) {
                throw new AssertionError(impossible);
            }
        }
        return sum;
    }

    private static long ofReferred(@Nullable Object object, int steps) {
        if (object == null || steps < 0) {
            return 0;
        }
        if (object instanceof String string) {
            return 24 + array(string.length(), Byte.BYTES);
        }
        if (object instanceof Record) {
            return ofFields(object, steps);
        }
        if (object instanceof Collection<?> elements) {
            long sum = 24 + array(elements.size(), REFERENCE);
            for (Object element : elements) {
                sum += ofReferred(element, steps - 1);
            }
            return sum;
        }
        if (object instanceof Object[] elements) {
            long sum = array(elements.length, REFERENCE);
            for (Object element : elements) {
                sum += ofReferred(element, steps - 1);
            }
            return sum;
        }
        Class<?> type = object.getClass();
        if (type.isArray()) {
            return array(Array.getLength(object), sizeIn(type.getComponentType()));
        }
        return isBoxed(type) ? BY_CLASS.get(type).own : 0;
    }

    static long array(int length, int elementSize) {
        return aligned(HEADER + (long) length * elementSize);
    }

    private static long aligned(long bytes) {
        return bytes + 7 & -8;
    }

    private static boolean isBoxed(Class<?> type) {
        return Number.class.isAssignableFrom(type) || type == Character.class || type == Boolean.class;
    }

    private static boolean isOwned(Class<?> type) {
        return type.isArray()
                || type == String.class
                || isBoxed(type)
                || Record.class.isAssignableFrom(type)
                || Collection.class.isAssignableFrom(type);
    }

    private static int sizeIn(Class<?> field) {
        if (!field.isPrimitive()) {
            return REFERENCE;
        }
        if (field == long.class || field == double.class) {
            return Long.BYTES;
        }
        if (field == int.class || field == float.class) {
            return Integer.BYTES;
        }
        return field == short.class || field == char.class ? Short.BYTES : 1;
    }
}
