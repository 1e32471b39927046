package io.mcts.imperfect.node;

import io.mcts.game.Move;
import io.mcts.imperfect.strategy.MixedSelection.Learner;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A node, with the moves ever legal at its information set, numbered in the order in which they were first legal. */
public final class InformationSet<M extends Move> {

    private static final int FIRST_CAPACITY = 4;

    /** More moves are found by their indexes first. */
    private static final int MOST_SEARCHED = 8;

    private static final int LIKELY_NUMBERS = 64;

    private Object[] moves = new Object[FIRST_CAPACITY];
    private int[] visits = new int[FIRST_CAPACITY];
    private int[] availability = new int[FIRST_CAPACITY];
    private double[] sums = new double[FIRST_CAPACITY];
    private double[] squares = new double[FIRST_CAPACITY];
    private int size;

    /** The number of the last move found or added for each remainder of an index; empty while there are few moves. */
    private char[] likelyNumbers = {};

    /** The priors of the legal moves, by the private knowledge of the player to move; null without priors. */
    private @Nullable Map<Object, double[]> priors;

    private long counted;

    /** The number of the last search that visited this node. */
    public int lastSearch;

    private long lastIteration;

    /** Null unless moves are chosen by mixed strategies. */
    public final @Nullable Learner learner;

    public InformationSet(@Nullable Learner learner) {
        this.learner = learner;
    }

    /** Notes that an iteration, numbered from 1, meets this node, and returns whether it has met it before. */
    public boolean meet(long iteration) {
        boolean isMetAgain = lastIteration == iteration;
        lastIteration = iteration;
        return isMetAgain;
    }

    /** Returns the number of a move, new if it was never legal here; the guess is its likely number. */
    int number(M move, int guess) {
        if (is(move, guess)) {
            return guess;
        }
        if (size > MOST_SEARCHED) {
            int likely = likelyNumbers[remainder(move)];
            if (is(move, likely)) {
                return likely;
            }
        }
        int known = find(move);
        if (known == size) {
            add(move);
        }
        if (size > MOST_SEARCHED) {
            keepLikelyNumber(known);
        }
        return known;
    }

    private boolean is(M move, int number) {
        return number < size && moves[number].equals(move);
    }

    private void keepLikelyNumber(int number) {
        if (likelyNumbers.length == 0) {
            likelyNumbers = new char[LIKELY_NUMBERS];
        }
        likelyNumbers[remainder(move(number))] = (char) number; // compared before it is used
    }

    private static int remainder(Move move) {
        return Math.floorMod(move.index(), LIKELY_NUMBERS);
    }

    /** Returns the number of all moves if it was never legal here. */
    public int find(M move) {
        int i = 0;
        while (i < size && !moves[i].equals(move)) {
            i++;
        }
        return i;
    }

    private void add(M move) {
        if (size == moves.length) {
            int capacity = 2 * size;
            moves = Arrays.copyOf(moves, capacity);
            visits = Arrays.copyOf(visits, capacity);
            availability = Arrays.copyOf(availability, capacity);
            sums = Arrays.copyOf(sums, capacity);
            squares = Arrays.copyOf(squares, capacity);
        }
        moves[size++] = move;
    }

    public int size() {
        return size;
    }

    @SuppressWarnings("unchecked") // only moves are put in
    M move(int number) {
        return (M) moves[number];
    }

    int visits(int number) {
        return visits[number];
    }

    int availability(int number) {
        return availability[number];
    }

    double sum(int number) {
        return sums[number];
    }

    double squares(int number) {
        return squares[number];
    }

    void countAvailable(int number) {
        availability[number]++;
    }

    public void visit(int number, double reward) {
        visits[number]++;
        sums[number] += reward;
        squares[number] += reward * reward;
    }

    /** Computed once for each private knowledge of the player to move. */
    public double[] priors(Object known, Supplier<double[]> unknown) {
        if (priors == null) {
            priors = new HashMap<>(2);
        }
        double[] found = priors.get(known);
        if (found == null) {
            found = unknown.get();
            priors.put(known, found);
        }
        return found;
    }

    public double weight(int number) {
        return learner == null ? visits[number] : learner.weight(number);
    }

    long bytes() {
        return 200
                + 32L * moves.length
                + 2L * likelyNumbers.length
                + (learner == null ? 0 : learner.bytes())
                + (priors == null ? 0 : priors.size() * (100 + 8L * moves.length));
    }

    /** The approximate growth in bytes since the last call. */
    public long growth() {
        long now = bytes();
        long growth = now - counted;
        counted = now;
        return growth;
    }
}
