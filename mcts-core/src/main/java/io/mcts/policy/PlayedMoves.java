package io.mcts.policy;

import io.mcts.internal.LongTable;
import java.util.Arrays;

/**
 * The choices of one iteration in the order in which they were made: those in the tree, then those of its rollout. Outcomes of
 * chance are left out.
 *
 * <p>A choice is a player and the {@link io.mcts.game.Move#index} of a move, and has a number: the first choice that a search
 * meets has number 0, each new one the next number. Equal choices have the same number throughout a search, so that statistics
 * of choices fit into arrays as long as the {@link #numberCount} of different choices.
 *
 * <p>The arrays are reused by all iterations. Not thread-safe.
 */
public final class PlayedMoves {

    private static final int SMALL_INDEX = 1 << 13;
    private static final int FEW_PLAYERS = 1 << 3;

    private final LongTable numbers = new LongTable();

    /** The number plus 1 of each choice of few players with a small index, to spare the hash table. */
    private int[] direct = {};

    private int[] players = new int[64];
    private int[] choices = new int[64];
    private int length;
    private long iteration;

    /** Removes all choices, since another iteration begins. */
    public void clear() {
        length = 0;
        iteration++;
    }

    /**
     * Adds a choice.
     *
     * @param index the index of the move chosen
     * @throws IllegalStateException if the index is negative
     */
    public void add(int player, int index) {
        if (length == choices.length) {
            players = Arrays.copyOf(players, 2 * length);
            choices = Arrays.copyOf(choices, 2 * length);
        }
        players[length] = player;
        choices[length++] = numberOf(player, index);
    }

    /** The number of choices made in the iteration. */
    public int length() {
        return length;
    }

    /** A number that grows with each {@link #clear}. */
    public long iteration() {
        return iteration;
    }

    /** The player who made the choice at a position, from 0 to {@code length() - 1}. */
    public int player(int position) {
        return players[position];
    }

    /** The number of the choice at a position, from 0 to {@code length() - 1}. */
    public int number(int position) {
        return choices[position];
    }

    /**
     * The number of a choice, whether made in this iteration or not; a new number if the search has not met it before.
     *
     * @throws IllegalStateException if the index is negative
     */
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

    /** How many different choices have been met; all numbers are less. */
    public int numberCount() {
        return numbers.size();
    }
}
