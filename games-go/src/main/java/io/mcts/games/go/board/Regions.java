package io.mcts.games.go.board;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The owners of points, by regions of empty points. Reusable for one board; not thread-safe. */
public final class Regions {

    private final Board board;

    /** The last search at each point, and the points of the last region. */
    private final int[] visited;

    private final short[] open;
    private int search;

    public Regions(Board board) {
        this.board = board;
        visited = new int[board.points()];
        open = new short[board.lines() * board.lines()];
    }

    /** Returns black's area less white's; adds 1 or -1 at each owned point to the sums, if given. */
    public int area(int @Nullable [] sums) {
        int area = board.lead();
        search++;
        for (int place = 0; place < board.emptyCount(); place++) {
            int first = board.emptyPoint(place);
            int size = visited[first] == search ? 0 : region(first);
            area += size;
            for (int i = 0; i < Math.abs(size) && sums != null; i++) {
                sums[open[i]] += Integer.signum(size);
            }
        }
        for (int point = 0; point < visited.length && sums != null; point++) {
            byte there = board.colour(point);
            sums[point] += there == Board.BLACK ? 1 : there == Board.WHITE ? -1 : 0;
        }
        return area;
    }

    /** Returns {@link Board#EMPTY} if the point is nobody's. */
    public byte owner(int point) {
        byte there = board.colour(point);
        if (there != Board.EMPTY) {
            return there;
        }
        search++;
        int size = region(point);
        return size > 0 ? Board.BLACK : size < 0 ? Board.WHITE : Board.EMPTY;
    }

    /** The points of one kind connected with one, itself included. */
    public static BitSet connected(Board board, int from, IntPredicate isOfKind) {
        BitSet region = new BitSet();
        region.set(from);
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int point = open.remove();
            for (int i = 0; i < 4; i++) {
                int neighbour = board.neighbour(point, i);
                if (!region.get(neighbour) && isOfKind.test(neighbour)) {
                    region.set(neighbour);
                    open.add(neighbour);
                }
            }
        }
        return region;
    }

    /** The points next to some, and not among them. */
    public static BitSet beside(Board board, BitSet points) {
        BitSet beside = new BitSet();
        points.stream()
                .flatMap(point -> IntStream.range(0, 4).map(i -> board.neighbour(point, i)))
                .filter(point -> !points.get(point) && board.colour(point) != Board.BORDER)
                .forEach(beside::set);
        return beside;
    }

    /** The size of a region if only black reaches it, its negative if only white does, otherwise 0. */
    private int region(int from) {
        int first = 0;
        int last = 0;
        int reached = 0;
        open[last++] = (short) from;
        visited[from] = search;
        while (first < last) {
            int point = open[first++];
            for (int i = 0; i < 4; i++) {
                int neighbour = board.neighbour(point, i);
                byte there = board.colour(neighbour);
                if (there != Board.EMPTY) {
                    reached |= there == Board.BORDER ? 0 : there;
                } else if (visited[neighbour] != search) {
                    visited[neighbour] = search;
                    open[last++] = (short) neighbour;
                }
            }
        }
        return reached == Board.BLACK ? last : reached == Board.WHITE ? -last : 0;
    }
}
