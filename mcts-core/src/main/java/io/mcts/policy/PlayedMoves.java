package io.mcts.policy;

import io.mcts.internal.LongTable;
import java.util.Arrays;

/**
 * The choices of one iteration in order, in the tree and then in the rollout, without outcomes of chance. A choice is a player and a {@link
 * io.mcts.game.Move#index}; distinct choices are numbered from 0 as a search meets them. Not thread-safe.
 */
public final class PlayedMoves {

    private static final int SMALL_INDEX = 1 << 13;
    private static final int FEW_PLAYERS = 1 << 3;
    private static final int LEAST_CAPACITY = 64;

    private final LongTable numbers = new LongTable();

    /** The number plus 1 of each choice with a small index; avoids a hash lookup. */
    private int[] direct = {};

    private int[] players = {};
    private int[] choices = {};
    private int length;
    private long iteration;

    /** Begins another iteration. */
    public void clear() {
        length = 0;
        iteration++;
    }

    public void add(int player, int index) {
        if (length == choices.length) {
            int capacity = Math.max(LEAST_CAPACITY, 2 * length);
            players = Arrays.copyOf(players, capacity);
            choices = Arrays.copyOf(choices, capacity);
        }
        players[length] = player;
        choices[length++] = numberOf(player, index);
    }

    public int length() {
        return length;
    }

    /** Returns a number that grows with each {@link #clear}. */
    public long iteration() {
        return iteration;
    }

    /** Returns the player of the choice at a position, from 0 to {@code length() - 1}. */
    public int player(int position) {
        return players[position];
    }

    /** Returns the number of the choice at a position, from 0 to {@code length() - 1}. */
    public int number(int position) {
        return choices[position];
    }

    /** Returns the number of a choice, new if the search has not met it before; a negative index is an {@link IllegalStateException}. */
    public int numberOf(int player, int index) {
        boolean isDirect = index >= 0 && index < SMALL_INDEX && player < FEW_PLAYERS;
        int place = isDirect ? index * FEW_PLAYERS + player : 0;
        if (isDirect && place < direct.length && direct[place] > 0) {
            return direct[place] - 1;
        }
        int number = numberInTable(player, index);
        if (isDirect) {
            direct = place < direct.length ? direct : Arrays.copyOf(direct, 2 * place + FEW_PLAYERS);
            direct[place] = number + 1;
        }
        return number;
    }

    private int numberInTable(int player, int index) {
        if (index < 0) {
            throw new IllegalStateException("the index of a move is 0 or more, not " + index);
        }
        long key = (long) player << Integer.SIZE | index;
        int number = numbers.get(key);
        if (number == LongTable.ABSENT) {
            number = numbers.size();
            numbers.put(key, number);
        }
        return number;
    }

    public int numberCount() {
        return numbers.size();
    }
}
