package io.mcts.games.go.tactics;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The weights of {@link MoveFeatures} in a file: a line for each, with its kind, its value or shape, and its weight. The probability of a
 * move is proportional to the exponential of the sum of the weights of its features. A shape is listed in one of its
 * orientations. Features that are not listed weigh nothing. Immutable and thread-safe.
 */
public final class FeatureWeights implements MoveFeatures.Weights {

    /** Odd, with bits that look random, so that the upper bits of a product depend on all bits of a number. */
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    private static final int VALUE_BITS = 5;
    private static final int KIND_SHIFT = Long.SIZE - Byte.SIZE;

    /** The weights of features with a value, by the kind and the value. */
    private final float[] ofValues = new float[1 << (Byte.SIZE + VALUE_BITS)];

    /** Half of the number and the weight of each shape, at a place that depends on its number or behind it; 0 where there is none. */
    private final long[] ofShapes;

    private final int shift;

    private FeatureWeights(Map<Long, Float> byNumber) {
        int least = Math.max(1, byNumber.size() * 4 / 3); // at most three quarters of the places are taken
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(least);
        shift = Long.SIZE - bits;
        ofShapes = new long[1 << bits];
        Arrays.fill(ofValues, Float.NaN);
        byNumber.forEach((number, weight) -> {
            if (isValue(number)) {
                ofValues[valuePlace(number)] = weight;
            } else {
                ofShapes[place(number)] =
                        (half(number) << Integer.SIZE) | Integer.toUnsignedLong(Float.floatToIntBits(weight));
            }
        });
    }

    /** Reads a file; throws {@link IllegalArgumentException} if a line is wrong, {@link UncheckedIOException} if it cannot be read. */
    public static FeatureWeights read(BufferedReader file) {
        Map<Long, Float> byNumber = new HashMap<>();
        try {
            for (String line = file.readLine(); line != null; line = file.readLine()) {
                if (!line.startsWith("//")) {
                    addLine(line, byNumber);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new FeatureWeights(byNumber);
    }

    private static void addLine(String line, Map<Long, Float> byNumber) {
        String[] words = line.split(" ", -1);
        if (words.length != 3) {
            throw new IllegalArgumentException(
                    "'" + line + "' is not a kind of feature, its value or shape, and its weight");
        }
        float weight = Float.parseFloat(words[2]);
        MoveFeatures.numbers(words[0], words[1]).forEach(number -> byNumber.put(number, weight));
    }

    private static boolean isValue(long number) {
        return number << Byte.SIZE >>> (Byte.SIZE + VALUE_BITS) == 0;
    }

    private static int valuePlace(long number) {
        return ((int) (number >>> KIND_SHIFT) << VALUE_BITS) | (int) (number & ((1 << VALUE_BITS) - 1));
    }

    private static long half(long number) {
        return (number ^ (number >>> Integer.SIZE)) & 0xFFFF_FFFFL;
    }

    private int place(long number) {
        int place = (int) ((number * MIX) >>> shift);
        long half = half(number);
        while (ofShapes[place] != 0 && ofShapes[place] >>> Integer.SIZE != half) {
            place = (place + 1) & (ofShapes.length - 1);
        }
        return place;
    }

    @Override
    public float weight(long number) {
        if (isValue(number)) {
            return ofValues[valuePlace(number)];
        }
        long found = ofShapes[place(number)];
        return found == 0 ? Float.NaN : Float.intBitsToFloat((int) found);
    }
}
