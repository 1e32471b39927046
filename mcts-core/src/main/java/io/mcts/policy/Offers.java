package io.mcts.policy;

import java.util.Arrays;

/**
 * What a policy could choose from at each of its choices in an iteration, and what it chose; the arrays serve all iterations. Not
 * thread-safe.
 */
final class Offers {

    private int[] numbers = new int[256];
    private int[] ends = new int[64];
    private int[] players = new int[64];
    private int[] chosen = new int[64];
    private int count;
    private int used;
    private long iteration = -1;

    /** Forgets all offers if they are of another iteration. */
    void beginUnless(long current) {
        if (iteration != current) {
            iteration = current;
            count = 0;
            used = 0;
        }
    }

    /** Adds a move to the offer that is open. */
    void add(int number) {
        if (used == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * used);
        }
        numbers[used++] = number;
    }

    /** The number of a move of the offer that is open. */
    int open(int place) {
        return numbers[start(count) + place];
    }

    /** Closes the offer, from which a player chose the move at a place. */
    void close(int player, int place) {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
            players = Arrays.copyOf(players, 2 * count);
            chosen = Arrays.copyOf(chosen, 2 * count);
        }
        ends[count] = used;
        players[count] = player;
        chosen[count++] = place;
    }

    int count() {
        return count;
    }

    /** Where the moves of an offer begin. */
    int start(int offer) {
        return offer == 0 ? 0 : ends[offer - 1];
    }

    int end(int offer) {
        return ends[offer];
    }

    int number(int i) {
        return numbers[i];
    }

    int player(int offer) {
        return players[offer];
    }

    int chosen(int offer) {
        return chosen[offer];
    }
}
