package io.mcts.policy;

import java.util.Arrays;

/**
 * Numbers the choices of a game, a player and the index of a move each, so that what is kept of them lies in short arrays however
 * great or sparse the indices are.
 *
 * <p>Not thread-safe.
 */
final class ChoiceNumbers {

    /** Indices below this are looked up in an array for each player, greater ones in a hash table. */
    private static final int DIRECT = 1 << 16;

    private static final int[] NOTHING = {};

    private final KeyTable numbers = new KeyTable(Integer.MAX_VALUE / 4);
    private int[][] numberOf = {};

    int count() {
        return numbers.size();
    }

    int number(int player, int index) {
        if (player < numberOf.length && index >= 0 && index < numberOf[player].length) {
            int known = numberOf[player][index];
            if (known > 0) {
                return known - 1;
            }
        }
        return register(player, index);
    }

    private int register(int player, int index) {
        if (index < 0) {
            throw new IllegalStateException("the index of a move is 0 or more, not " + index);
        }
        int number = numbers.add(((long) player << Integer.SIZE) | index);
        if (index < DIRECT) {
            reserve(player, index);
            numberOf[player][index] = number + 1;
        }
        return number;
    }

    private void reserve(int player, int index) {
        if (player >= numberOf.length) {
            int before = numberOf.length;
            numberOf = Arrays.copyOf(numberOf, player + 1);
            Arrays.fill(numberOf, before, numberOf.length, NOTHING);
        }
        if (index >= numberOf[player].length) {
            numberOf[player] =
                    Arrays.copyOf(numberOf[player], Math.min(DIRECT, Math.max(2 * numberOf[player].length, index + 1)));
        }
    }
}
