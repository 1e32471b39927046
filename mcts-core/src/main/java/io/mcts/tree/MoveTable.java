package io.mcts.tree;

import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the moves of a tree, so that a node keeps four bytes a move and each distinct move is kept once.
 *
 * <p>A move's number is its {@link Move#index}; only where another move has it already, or where it is very great, the move
 * gets a number of its own from {@value #DIRECT} on.
 *
 * <p>Thread-safe: moves already known are found without waiting.
 *
 * @param <M> the moves of the game
 */
public final class MoveTable<M extends Move> {

    private static final int DIRECT = 1 << 16;

    private volatile AtomicReferenceArray<@Nullable M> byIndex = new AtomicReferenceArray<>(64);
    private final Map<M, Integer> numberOf = new HashMap<>();
    private final List<M> others = new ArrayList<>();

    /**
     * The number of a move.
     *
     * @param move any move
     * @return its number, the same for equal moves
     * @throws IllegalStateException if the move's index is negative, or moves that look the same are not equal
     */
    public int number(M move) {
        int index = move.index();
        @Nullable M known = known(index);
        return known != null && (known == move || known.equals(move)) ? index : register(move, index);
    }

    /**
     * The move of a number.
     *
     * @param number a result of {@link #number}
     * @return the move
     */
    @SuppressWarnings("NullAway") // only numbers of moves are asked for
    public M move(int number) {
        return number < DIRECT ? byIndex.getPlain(number) : other(number - DIRECT);
    }

    /**
     * The {@link Move#index} of the move of a number.
     *
     * @param number a result of {@link #number}
     * @return the index
     */
    public int index(int number) {
        return number < DIRECT ? number : other(number - DIRECT).index();
    }

    private synchronized M other(int place) {
        return others.get(place);
    }

    /** The move that has a number for its index. */
    private @Nullable M known(int index) {
        AtomicReferenceArray<@Nullable M> moves = byIndex;
        return index >= 0 && index < moves.length() ? moves.getAcquire(index) : null;
    }

    private synchronized int register(M move, int index) {
        if (index < 0) {
            throw new IllegalStateException("the index of a move is 0 or more; that of " + move + " is " + index);
        }
        @Nullable M known = known(index);
        if (known == null && index < DIRECT) {
            growTo(index);
            byIndex.setRelease(index, move);
            return index;
        }
        if (known != null && known.equals(move)) {
            return index; // another thread was faster
        }
        if (known != null && move.toString().equals(known.toString())) {
            throw new IllegalStateException("two moves have the index " + index + " and the written form " + move
                    + " but are not equal\nMaybe their class has no equals method; a record has one.");
        }
        return numberOf.computeIfAbsent(move, other -> {
            others.add(other);
            return DIRECT + others.size() - 1;
        });
    }

    private void growTo(int index) {
        AtomicReferenceArray<@Nullable M> small = byIndex;
        if (index < small.length()) {
            return;
        }
        AtomicReferenceArray<@Nullable M> great =
                new AtomicReferenceArray<>(Math.min(DIRECT, Math.max(2 * small.length(), index + 1)));
        for (int i = 0; i < small.length(); i++) {
            great.setPlain(i, small.getPlain(i));
        }
        byIndex = great;
    }
}
