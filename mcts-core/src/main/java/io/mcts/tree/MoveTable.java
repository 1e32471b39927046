package io.mcts.tree;

import io.mcts.game.Move;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the moves of a tree, so that each distinct move is stored once. A move's number is its {@link Move#index} unless another move has
 * that number or the index is very large; then it is {@value #FIRST_OTHER} or more. Thread-safe; finds known moves without waiting.
 */
public final class MoveTable<M extends Move> {

    /** The first number of the other moves, which are not numbered by their index. */
    public static final int FIRST_OTHER = 1 << 16;

    static final int PAGE_BITS = 6;
    static final int PAGE_LENGTH = 1 << PAGE_BITS;
    private static final int PAGE_MASK = PAGE_LENGTH - 1;
    static final int MOST_PAGES = FIRST_OTHER >>> PAGE_BITS;

    private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(Move[].class);
    private static final long PAGE_BYTES = MoveSize.array(PAGE_LENGTH, MoveSize.REFERENCE);

    private static final int ENTRY_BYTES = 48;

    /** The approximate bytes of one of the others: its entry, and its places in arrays. */
    private static final int BYTES_OF_OTHER = ENTRY_BYTES + 3 * MoveSize.REFERENCE;

    /** A class with more unequal moves that look the same is assumed not to define equality. */
    private static final int MOST_LOOKALIKES = 16;

    /** Moves by index, in pages, so that a few large indices take little memory; null for a page without moves. */
    private volatile @Nullable Move[] @Nullable [] pages = new Move[1][];

    private int pageCount;

    private final Map<M, Integer> numberOf = new HashMap<>();

    private @Nullable Move[] others = {};

    private int firstFree;

    private long bytesOfMoves;
    private volatile long bytes;
    private int lookalikes;

    public MoveTable() {
        measure();
    }

    public List<M> movesOf(NodeView node) {
        List<M> moves = new ArrayList<>(node.count());
        for (int child = 0; child < node.count(); child++) {
            moves.add(move(node.move(child)));
        }
        return moves;
    }

    public long bytes() {
        return bytes;
    }

    private void measure() {
        bytes = MoveSize.array(pages.length, MoveSize.REFERENCE)
                + pageCount * PAGE_BYTES
                + bytesOfOthers()
                + bytesOfMoves;
    }

    private long bytesOfOthers() {
        int mapLength = Integer.highestOneBit(Math.max(16, numberOf.size() * 8 / 3)); // at most 3/4 full
        return numberOf.isEmpty()
                ? 0
                : MoveSize.array(others.length, MoveSize.REFERENCE)
                        + MoveSize.array(mapLength, MoveSize.REFERENCE)
                        + (long) ENTRY_BYTES * numberOf.size();
    }

    /** The memory that moves without numbers will take, pages aside. */
    public long bytesOfNew(List<M> some) {
        long sum = 0;
        for (M move : some) {
            if (find(move) < 0) {
                sum += MoveSize.of(move) + (isOther(move.index()) ? BYTES_OF_OTHER : 0);
            }
        }
        return sum;
    }

    private boolean isOther(int index) {
        return index >= FIRST_OTHER || known(index) != null;
    }

    /** Throws an {@link IllegalStateException} if the index is negative, or moves are not equal to themselves when made again. */
    public int number(M move) {
        int index = move.index();
        @Nullable Move known = known(index);
        return known != null && (known == move || known.equals(move)) ? index : register(move, index);
    }

    public int find(M move) {
        @Nullable Move known = known(move.index());
        return known != null && (known == move || known.equals(move)) ? move.index() : findOther(move);
    }

    private synchronized int findOther(M move) {
        return numberOf.getOrDefault(move, -1);
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // only numbers of moves are asked for
    public M move(int number) {
        return number < FIRST_OTHER ? (M) pages[number >>> PAGE_BITS][number & PAGE_MASK] : other(number - FIRST_OTHER);
    }

    public int index(int number) {
        return number < FIRST_OTHER ? number : other(number - FIRST_OTHER).index();
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // as above
    private synchronized M other(int place) {
        return (M) others[place];
    }

    private @Nullable Move known(int index) {
        @Nullable Move[] @Nullable [] now = pages;
        int page = index >>> PAGE_BITS; // of a negative index, more than there are
        if (page >= now.length) {
            return null;
        }
        @Nullable Move[] moves = now[page];
        return moves == null ? null : (Move) ENTRY.getAcquire(moves, index & PAGE_MASK);
    }

    private synchronized int register(M move, int index) {
        if (index < 0) {
            throw new IllegalStateException("the index of a move is 0 or more; that of " + move + " is " + index);
        }
        @Nullable Move known = known(index);
        if (known != null && known.equals(move)) {
            return index; // another thread was faster
        }
        @Nullable Integer other = numberOf.isEmpty() ? null : numberOf.get(move);
        if (other != null) {
            return other;
        }
        if (!isOther(index)) {
            put(move, index);
            measure();
            return index;
        }
        requireEquality(move, known);
        int place = freePlace();
        putOther(move, place);
        measure();
        return FIRST_OTHER + place;
    }

    private void put(Move move, int index) {
        int page = index >>> PAGE_BITS;
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.min(MOST_PAGES, Math.max(2 * pages.length, page + 1)));
        }
        if (pages[page] == null) {
            pages[page] = new Move[PAGE_LENGTH];
            pageCount++;
        }
        ENTRY.setRelease(pages[page], index & PAGE_MASK, move);
        bytesOfMoves += MoveSize.of(move);
    }

    private int freePlace() {
        while (firstFree < others.length && others[firstFree] != null) {
            firstFree++;
        }
        return firstFree;
    }

    private void putOther(M move, int place) {
        if (place >= others.length) {
            others = Arrays.copyOf(others, Math.max(4, place + (place >> 1)));
        }
        others[place] = move;
        numberOf.put(move, FIRST_OTHER + place);
        bytesOfMoves += MoveSize.of(move);
    }

    /** Refuses moves without {@code equals} created on each call, as the table would grow without limit; a few constants are fine. */
    private void requireEquality(M move, @Nullable Move known) {
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

    void measure(MoveRanks ranks, VisitCounts words) {
        MoveRanks ofPages = new MoveRanks();
        forEach(ranks, (move, number) -> {
            int rank = ranks.of(number);
            words.add(rank, (double) MoveSize.of(move) / Long.BYTES);
            if (number < FIRST_OTHER) {
                ofPages.raise(number >>> PAGE_BITS, rank);
            } else {
                words.add(rank, (double) BYTES_OF_OTHER / Long.BYTES);
            }
        });
        words.add(Integer.MAX_VALUE, (double) MoveSize.array(pages.length, MoveSize.REFERENCE) / Long.BYTES);
        for (int page = 0; page < MOST_PAGES; page++) {
            if (ofPages.of(page) > 0) {
                words.add(ofPages.of(page), (double) PAGE_BYTES / Long.BYTES);
            }
        }
    }

    MoveTable<M> retaining(MoveRanks ranks) {
        MoveTable<M> kept = new MoveTable<>();
        forEach(ranks, (move, number) -> {
            if (number < FIRST_OTHER) {
                kept.put(move, number);
            } else {
                kept.putOther(move, number - FIRST_OTHER);
            }
        });
        kept.measure();
        return kept;
    }

    private interface NumberedMoves<M> {
        void accept(M move, int number);
    }

    @SuppressWarnings("unchecked")
    private synchronized void forEach(MoveRanks ranks, NumberedMoves<M> consumer) {
        for (int page = 0; page < pages.length; page++) {
            for (int place = 0; pages[page] != null && place < PAGE_LENGTH; place++) {
                int number = page << PAGE_BITS | place;
                if (ranks.of(number) > 0) {
                    consumer.accept((M) pages[page][place], number);
                }
            }
        }
        for (int place = 0; place < others.length; place++) {
            if (ranks.of(FIRST_OTHER + place) > 0) {
                consumer.accept((M) others[place], FIRST_OTHER + place);
            }
        }
    }
}
