package io.mcts.games.go.tactics;

import io.mcts.games.go.board.Board;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Surroundings of a point in which a stone is often good: hane, cuts, and moves at the edge. A pattern is three rows around the point, for
 * both players, turned and mirrored: {@code X} and {@code O} are stones of two players, {@code .} is empty, {@code #} lies outside, {@code
 * x} and {@code o} are anything but such a stone, {@code ?} is anything.
 *
 * <p>Source: S. Gelly, Y. Wang, R. Munos, O. Teytaud, <i>Modification of UCT with Patterns in Monte-Carlo Go</i>, INRIA 6062, 2006, section
 * 3.2 (figures of hane, cut and edge patterns), here without their conditions on who is to move.
 */
public final class Patterns {

    private static final String HANE = "XOX ... ???|XO. ... ?.?|XO? X.. x.?|.O. X.. ...";
    private static final String CUTS = "XO? O.o ?o?|XO? O.X ???|?X? O.O ooo|OX? o.O ???";
    private static final String AT_THE_EDGE = "X.? O.? ###|OX? X.O ###|?X? x.O ###|?XO x.x ###|?OX X.O ###";

    /** The indices in a text of three rows, in the order of {@link Board#surroundings}. */
    private static final int[] AROUND = {0, 1, 2, 4, 6, 8, 9, 10};

    private static final int[] TURNED = {5, 3, 0, 6, 1, 7, 4, 2};
    private static final int[] MIRRORED = {2, 1, 0, 4, 3, 7, 6, 5};

    public static final String STONES = ".XO#";
    private static final long[] MATCHING = matching();

    private Patterns() {}

    /** 1 for a match, otherwise 0. */
    public static int matchBit(int surroundings) {
        return (int) (MATCHING[surroundings >>> 6] >>> surroundings) & 1;
    }

    private static long[] matching() {
        BitSet matching = new BitSet();
        for (String pattern : String.join("|", HANE, CUTS, AT_THE_EDGE).split("\\|", -1)) {
            addAll(pattern, 0, 0, matching);
        }
        return Arrays.copyOf(matching.toLongArray(), (1 << 16) / Long.SIZE);
    }

    /** Adds surroundings, turned and mirrored, for both players. */
    private static void add(int code, BitSet matching) {
        int other = code;
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            other = reordered(other, symmetry == 4 ? MIRRORED : TURNED);
            matching.set(other);
            matching.set(other ^ 3 * ((other ^ (other >> 1)) & 0x5555)); // stones change colours
        }
    }

    private static int reordered(int code, int[] places) {
        return IntStream.range(0, 8)
                .map(i -> (code >> (2 * places[i]) & 3) << (2 * i))
                .sum();
    }

    private static void addAll(String pattern, int number, int code, BitSet matching) {
        if (number == AROUND.length) {
            add(code, matching);
            return;
        }
        char wanted = pattern.charAt(AROUND[number]);
        for (int stone = 0; stone < STONES.length(); stone++) {
            boolean isWanted = switch (wanted) {
                case '?' -> true;
                case 'x' -> stone != Board.BLACK;
                case 'o' -> stone != Board.WHITE;
                default -> STONES.charAt(stone) == wanted;
            };
            if (isWanted) {
                addAll(pattern, number + 1, code | stone << (2 * number), matching);
            }
        }
    }
}
