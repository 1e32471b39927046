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

    private Object[] moves = new Object[FIRST_CAPACITY];
    private int[] visits = new int[FIRST_CAPACITY];
    private int[] availability = new int[FIRST_CAPACITY];
    private double[] sums = new double[FIRST_CAPACITY];
    private double[] squares = new double[FIRST_CAPACITY];
    private int size;

    /** The priors of the legal moves, by the private knowledge of the player to move; null without priors. */
    private @Nullable Map<Object, double[]> priors;

    private long counted;

    /** The number of the last search that visited this node. */
    public int lastSearch;

    /** Null unless moves are chosen by mixed strategies. */
    public final @Nullable Learner learner;

    public InformationSet(@Nullable Learner learner) {
        this.learner = learner;
    }

    /** Returns the number of a move, new if it was never legal here; the guess is its likely number. */
    int number(M move, int guess) {
        if (guess < size && moves[guess].equals(move)) {
            return guess;
        }
        int known = find(move);
        return known < size ? known : add(move);
    }

    /** Returns the number of all moves if it was never legal here. */
    public int find(M move) {
        int i = 0;
        while (i < size && !moves[i].equals(move)) {
            i++;
        }
        return i;
    }

    private int add(M move) {
        if (size == moves.length) {
            int capacity = 2 * size;
            moves = Arrays.copyOf(moves, capacity);
            visits = Arrays.copyOf(visits, capacity);
            availability = Arrays.copyOf(availability, capacity);
            sums = Arrays.copyOf(sums, capacity);
            squares = Arrays.copyOf(squares, capacity);
        }
        moves[size] = move;
        return size++;
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
