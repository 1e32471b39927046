package io.mcts.tree;

import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the moves of a tree, so that a node keeps four bytes a move and each distinct move is kept once.
 *
 * <p>A move's number is its {@link Move#index}; only where another move has it already, or where it is very great, the move
 * gets a number of its own from {@value #DIRECT} on.
 *
 * <p>Not thread-safe.
 *
 * @param <M> the moves of the game
 */
public final class MoveTable<M extends Move> {

    private static final int DIRECT = 1 << 16;

    private @Nullable Object[] byIndex = new @Nullable Object[64];
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
        if (index >= 0 && index < byIndex.length) {
            Object known = byIndex[index];
            if (known == move || (known != null && known.equals(move))) {
                return index;
            }
        }
        return register(move, index);
    }

    /**
     * The move of a number.
     *
     * @param number a result of {@link #number}
     * @return the move
     */
    @SuppressWarnings("unchecked") // only moves of type M are ever stored
    public M move(int number) {
        return number < DIRECT ? (M) byIndex[number] : others.get(number - DIRECT);
    }

    /**
     * The {@link Move#index} of the move of a number.
     *
     * @param number a result of {@link #number}
     * @return the index
     */
    public int index(int number) {
        return number < DIRECT ? number : others.get(number - DIRECT).index();
    }

    private int register(M move, int index) {
        if (index < 0) {
            throw new IllegalStateException("the index of a move is 0 or more; that of " + move + " is " + index);
        }
        if (index < byIndex.length && byIndex[index] != null && move.toString().equals(byIndex[index].toString())) {
            throw new IllegalStateException("two moves have the index " + index + " and the written form " + move
                    + " but are not equal\nMaybe their class has no equals method; a record has one.");
        }
        if (index >= DIRECT || (index < byIndex.length && byIndex[index] != null)) {
            return numberOf.computeIfAbsent(move, other -> {
                others.add(other);
                return DIRECT + others.size() - 1;
            });
        }
        if (index >= byIndex.length) {
            byIndex = Arrays.copyOf(byIndex, Math.min(DIRECT, Math.max(2 * byIndex.length, index + 1)));
        }
        byIndex[index] = move;
        return index;
    }
}
