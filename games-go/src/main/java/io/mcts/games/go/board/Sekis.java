package io.mcts.games.go.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the stones in seki on a board without dead stones: groups without room for two eyes that share liberties with such a group of the
 * opponent. A group is a player's chains beside the same empty points of that player alone.
 */
public final class Sekis {

    /** A group with more own empty points has room for two eyes. */
    private static final int MOST_OWN = 3;

    private record Region(int size, BitSet black, BitSet white) {

        boolean isShared() {
            return !black.isEmpty() && !white.isEmpty();
        }
    }

    private final Board board;

    private final int[] groups;

    private final int[] own;

    /** The regions of own empty points of each group. */
    private final int[] eyes;

    private Sekis(Board board) {
        this.board = board;
        groups = new int[board.points()];
        own = new int[groups.length];
        eyes = new int[groups.length];
    }

    public static BitSet of(Board board) {
        return new Sekis(board).find();
    }

    private BitSet find() {
        List<Region> regions = regions();
        IntStream.range(0, groups.length)
                .forEach(point -> groups[point] = board.chain(point).min().orElse(point));
        for (Region region : regions) {
            if (!region.isShared()) {
                unite(region);
            }
        }
        BitSet sekis = new BitSet();
        for (Region region : regions) {
            boolean isSeki = region.black.stream().anyMatch(this::isEyeless)
                    && region.white.stream().anyMatch(this::isEyeless);
            IntStream.concat(region.black.stream(), region.white.stream())
                    .filter(stone -> isSeki && isEyeless(stone))
                    .flatMap(stone -> IntStream.range(0, groups.length).filter(other -> groups[other] == groups[stone]))
                    .forEach(sekis::set);
        }
        return sekis;
    }

    private boolean isEyeless(int stone) {
        return eyes[groups[stone]] < 2 && own[groups[stone]] <= MOST_OWN;
    }

    /** Unites the chains beside a region of one player to a group. */
    private void unite(Region region) {
        int[] stones =
                IntStream.concat(region.black.stream(), region.white.stream()).toArray();
        if (stones.length == 0) {
            return;
        }
        int united = groups[stones[0]];
        for (int stone : stones) {
            int joined = groups[stone];
            if (joined != united) {
                own[united] += own[joined];
                eyes[united] += eyes[joined];
                IntStream.range(0, groups.length)
                        .filter(point -> groups[point] == joined)
                        .forEach(point -> groups[point] = united);
            }
        }
        own[united] += region.size;
        eyes[united]++;
    }

    private List<Region> regions() {
        List<Region> regions = new ArrayList<>();
        BitSet seen = new BitSet();
        for (int place = 0; place < board.emptyCount(); place++) {
            int from = board.emptyPoint(place);
            if (!seen.get(from)) {
                BitSet points = Regions.connected(board, from, point -> board.colour(point) == Board.EMPTY);
                seen.or(points);
                regions.add(new Region(points.cardinality(), beside(points, Board.BLACK), beside(points, Board.WHITE)));
            }
        }
        return regions;
    }

    private BitSet beside(BitSet points, byte colour) {
        BitSet stones = Regions.beside(board, points);
        stones.stream().filter(stone -> board.colour(stone) != colour).forEach(stones::clear);
        return stones;
    }
}
