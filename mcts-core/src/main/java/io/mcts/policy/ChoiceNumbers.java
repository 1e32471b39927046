package io.mcts.policy;

import io.mcts.internal.LongTable;
import java.util.Arrays;

/**
 * Numbers the choices of a game (a player and the index of a move) consecutively, so that statistics of choices fit into short
 * arrays even if indices are great or sparse.
 *
 * <p>Not thread-safe.
 */
final class ChoiceNumbers {

    /** Indices below this are looked up in one array per player, greater ones in a hash table. */
    private static final int DIRECT = 1 << 16;

    private static final int[] NOTHING = {};

    private final LongTable numbers = new LongTable();

    /** The number plus 1 of each choice with a small index, by player and index. */
    private int[][] direct = {};

    int count() {
        return numbers.size();
    }

    int number(int player, int index) {
        if (player < direct.length && index >= 0 && index < direct[player].length) {
            int known = direct[player][index];
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
        long key = ((long) player << Integer.SIZE) | index;
        int number = numbers.get(key);
        if (number == LongTable.ABSENT) {
            number = numbers.size();
            numbers.put(key, number);
        }
        if (index < DIRECT) {
            reserve(player, index);
            direct[player][index] = number + 1;
        }
        return number;
    }

    private void reserve(int player, int index) {
        if (player >= direct.length) {
            int before = direct.length;
            direct = Arrays.copyOf(direct, player + 1);
            Arrays.fill(direct, before, direct.length, NOTHING);
        }
        int length = direct[player].length;
        if (index >= length) {
            direct[player] = Arrays.copyOf(direct[player], Math.min(DIRECT, Math.max(2 * length, index + 1)));
        }
    }
}
