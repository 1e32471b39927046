package io.mcts.tree;

import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the moves of a tree, so that each distinct move is stored once. A move's number is its {@link Move#index} unless another move
 * has that number already or the index is very large; then it is {@value #FIRST_OTHER} or more.
 *
 * <p>Thread-safe: known moves are found without waiting.
 */
public final class MoveTable<M extends Move> {

    /** The first number that is not an index; moves with such numbers are the others. */
    public static final int FIRST_OTHER = 1 << 16;

    /** The estimated memory of one of the others: the move and its entries in a map and a list. */
    static final int OTHER_BYTES = 128;

    private static final int FIRST_LENGTH = 64;

    /** With more unequal moves that look the same, their class is assumed not to define equality. */
    private static final int MOST_LOOKALIKES = 16;

    private volatile AtomicReferenceArray<@Nullable M> byIndex;
    private final Map<M, Integer> numberOf = new HashMap<>();
    private final List<M> others = new ArrayList<>();
    private volatile int otherCount;
    private int lookalikes;

    public MoveTable() {
        this(new AtomicReferenceArray<>(FIRST_LENGTH));
    }

    private MoveTable(AtomicReferenceArray<@Nullable M> byIndex) {
        this.byIndex = byIndex;
    }

    public List<M> movesOf(NodeView node) {
        return IntStream.range(0, node.count())
                .mapToObj(child -> move(node.move(child)))
                .toList();
    }

    public MoveTable<M> withoutOthers() {
        return new MoveTable<>(byIndex);
    }

    boolean hasOthers() {
        return otherCount > 0;
    }

    /** The estimated memory of the others, in bytes; moves numbered by their index take no more than 256 KiB. */
    public long bytes() {
        return (long) OTHER_BYTES * otherCount;
    }

    /**
     * The number of a move, the same for equal moves.
     *
     * @throws IllegalStateException if the move's index is negative, or moves are not equal to themselves when made again
     */
    public int number(M move) {
        int index = move.index();
        @Nullable M known = known(index);
        return known != null && (known == move || known.equals(move)) ? index : register(move, index);
    }

    /** The number of a move; negative if it has none yet. */
    public int find(M move) {
        @Nullable M known = known(move.index());
        return known != null && known.equals(move) ? move.index() : findOther(move);
    }

    private synchronized int findOther(M move) {
        return numberOf.getOrDefault(move, -1);
    }

    @SuppressWarnings("NullAway") // only numbers of moves are asked for
    public M move(int number) {
        return number < FIRST_OTHER ? byIndex.getPlain(number) : other(number - FIRST_OTHER);
    }

    /** The {@link Move#index} of the move of a number. */
    public int index(int number) {
        return number < FIRST_OTHER ? number : other(number - FIRST_OTHER).index();
    }

    private synchronized M other(int place) {
        return others.get(place);
    }

    private @Nullable M known(int index) {
        AtomicReferenceArray<@Nullable M> moves = byIndex;
        return index >= 0 && index < moves.length() ? moves.getAcquire(index) : null;
    }

    private synchronized int register(M move, int index) {
        if (index < 0) {
            throw new IllegalStateException("the index of a move is 0 or more; that of " + move + " is " + index);
        }
        @Nullable M known = known(index);
        if (known == null && index < FIRST_OTHER) {
            growTo(index);
            byIndex.setRelease(index, move);
            return index;
        }
        if (known != null && known.equals(move)) {
            return index; // another thread was faster
        }
        @Nullable Integer number = numberOf.get(move);
        if (number == null) {
            requireEquality(move, known);
            number = FIRST_OTHER + others.size();
            others.add(move);
            numberOf.put(move, number);
            otherCount = others.size();
        }
        return number;
    }

    /** Refuses moves without equals that are created on each call, as the table would grow without limit; a few constants are fine. */
    private void requireEquality(M move, @Nullable M known) {
        if (known != null
                && hasIdentityEquals(move.getClass())
                && move.toString().equals(known.toString())
                && ++lookalikes > MOST_LOOKALIKES) {
            throw new IllegalStateException(
                    "more than " + MOST_LOOKALIKES + " unequal moves have the index " + move.index()
                            + " and the written form " + move + "\nMaybe "
                            + move.getClass().getName()
                            + " has no equals method; a record has one.");
        }
    }

    private static boolean hasIdentityEquals(Class<?> type) {
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() == Object.class;
        } catch (NoSuchMethodException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void growTo(int index) {
        AtomicReferenceArray<@Nullable M> small = byIndex;
        if (index < small.length()) {
            return;
        }
        AtomicReferenceArray<@Nullable M> large =
                new AtomicReferenceArray<>(Math.min(FIRST_OTHER, Math.max(2 * small.length(), index + 1)));
        for (int i = 0; i < small.length(); i++) {
            large.setPlain(i, small.getPlain(i));
        }
        byIndex = large;
    }
}
