package io.mcts.policy;

import java.util.Arrays;

/**
 * The choices of one iteration in the order in which they were made: those in the tree, then those of its rollout. Outcomes of
 * chance are left out.
 *
 * <p>A choice is a player and the {@link io.mcts.game.Move#index} of a move, and is known by its number: the first choice that a
 * search meets has the number 0, each further one the next. Equal choices have the same number all through a search, so what is
 * kept of them lies in arrays that are as long as there are different choices.
 *
 * <p>The arrays serve all iterations. Not thread-safe.
 */
public final class PlayedMoves {

    private final ChoiceNumbers numbers = new ChoiceNumbers();
    private int[] players = new int[64];
    private int[] choices = new int[64];
    private int length;
    private int treeLength;
    private long iteration;

    /** No choices. */
    public PlayedMoves() {}

    /** Forgets the choices, since another iteration begins. */
    public void clear() {
        length = 0;
        treeLength = 0;
        iteration++;
    }

    /**
     * Adds a choice.
     *
     * @param player who chose
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

    /** Says that the choices so far were made in the tree, and that those to come are made in a rollout. */
    public void leaveTree() {
        treeLength = length;
    }

    /** Forgets the choices of the rollout. */
    public void returnToTree() {
        length = treeLength;
    }

    /**
     * How many choices were made.
     *
     * @return not negative
     */
    public int length() {
        return length;
    }

    /**
     * How many of them were made in the tree.
     *
     * @return from 0 to {@code length()}
     */
    public int treeLength() {
        return treeLength;
    }

    /**
     * Which iteration this is.
     *
     * @return a number that grows with each {@link #clear}
     */
    public long iteration() {
        return iteration;
    }

    /**
     * Who made a choice.
     *
     * @param position from 0 to {@code length() - 1}
     * @return the player
     */
    public int player(int position) {
        return players[position];
    }

    /**
     * The number of a choice.
     *
     * @param position from 0 to {@code length() - 1}
     * @return from 0 to {@code numberCount() - 1}
     */
    public int number(int position) {
        return choices[position];
    }

    /**
     * The number of a choice, made in this iteration or not.
     *
     * @param player who chooses
     * @param index the index of the move
     * @return its number, a new one if it was never met
     * @throws IllegalStateException if the index is negative
     */
    public int numberOf(int player, int index) {
        return numbers.number(player, index);
    }

    /**
     * How many different choices were met.
     *
     * @return not negative; all numbers are less
     */
    public int numberCount() {
        return numbers.count();
    }
}
