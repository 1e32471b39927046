package io.mcts.imperfect.node;

import io.mcts.game.Move;
import io.mcts.imperfect.strategy.MixedSelection.Learner;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A node: what was learned about the moves at one information set. It grows, as moves may be legal in some states of the set only;
 * they are numbered in the order in which they were first legal.
 */
public final class InformationSet<M extends Move> {

    private static final int FIRST_CAPACITY = 4;

    private Object[] moves = new Object[FIRST_CAPACITY];
    private int[] visits = new int[FIRST_CAPACITY];
    private int[] availability = new int[FIRST_CAPACITY];
    private double[] sums = new double[FIRST_CAPACITY];
    private double[] squares = new double[FIRST_CAPACITY];
    private int size;

    /** The priors of the legal moves, by what the player to move knows beyond what makes the node; null without priors. */
    private @Nullable Map<Object, double[]> priors;

    private long counted;

    /** The number of the search that was here last. */
    public int lastSearch;

    /** Null unless moves are chosen by mixed strategies. */
    public final @Nullable Learner learner;

    public InformationSet(@Nullable Learner learner) {
        this.learner = learner;
    }

    /**
     * The number of a move, which becomes a new one if it was never legal here.
     *
     * @param guess where it is likely to be
     */
    int number(M move, int guess) {
        if (guess < size && moves[guess].equals(move)) {
            return guess;
        }
        int known = find(move);
        return known < size ? known : add(move);
    }

    /** The number of a move, or the number of all moves if it was never legal here. */
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

    /** Returns the number of moves that were ever legal here. */
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

    /** The priors of the legal moves, in their order, computed once for each thing that the player to move may know. */
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

    /** Returns the weight with which a move is to be played, in proportion to the others. */
    public double weight(int number) {
        return learner == null ? visits[number] : learner.weight(number);
    }

    /** The bytes it occupies, about. */
    long bytes() {
        return 200
                + 32L * moves.length
                + (learner == null ? 0 : learner.bytes())
                + (priors == null ? 0 : priors.size() * (100 + 8L * moves.length));
    }

    /** The bytes it has come to occupy since the last call. */
    public long growth() {
        long now = bytes();
        long growth = now - counted;
        counted = now;
        return growth;
    }
}
