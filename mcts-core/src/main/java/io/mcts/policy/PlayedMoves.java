package io.mcts.policy;

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

    private final ChoiceNumbers numbers = new ChoiceNumbers();
    private int[] players = new int[64];
    private int[] choices = new int[64];
    private int length;
    private int treeLength;
    private long iteration;

    /** Removes all choices, since another iteration begins. */
    public void clear() {
        length = 0;
        treeLength = 0;
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
        choices[length++] = numbers.number(player, index);
    }

    /** Marks the end of the choices made in the tree; those that follow are made in a rollout. */
    public void leaveTree() {
        treeLength = length;
    }

    /** The number of choices made in the iteration. */
    public int length() {
        return length;
    }

    /** How many of them were made in the tree. */
    public int treeLength() {
        return treeLength;
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
        return numbers.number(player, index);
    }

    /** How many different choices have been met; all numbers are less. */
    public int numberCount() {
        return numbers.count();
    }
}
