package io.mcts.games.go;

import java.util.BitSet;

/**
 * The surroundings of a point in which a stone is often good: hane, cuts, and moves at the edge.
 *
 * <p>A pattern is three rows around the point: {@code X} and {@code O} are stones of two players, {@code .} is empty, {@code #} lies
 * outside, {@code x} and {@code o} are anything but such a stone, {@code ?} is anything. It holds for both players, turned and mirrored.
 *
 * <p>Source: S. Gelly, Y. Wang, R. Munos, O. Teytaud, <i>Modification of UCT with Patterns in Monte-Carlo Go</i>, INRIA 6062, 2006,
 * section 3.2 (figures of hane, cut and edge patterns), here without their conditions on who is to move.
 */
final class Patterns {

    private static final String[] GOOD = {
        // hane
        "XOX ... ???",
        "XO. ... ?.?",
        "XO? X.. x.?",
        ".O. X.. ...",
        // cuts
        "XO? O.o ?o?",
        "XO? O.X ???",
        "?X? O.O ooo",
        "OX? o.O ???",
        // at the edge
        "X.? O.? ###",
        "OX? X.O ###",
        "?X? x.O ###",
        "?XO x.x ###",
        "?OX X.O ###",
    };

    /** Where the eight points around the middle stand in a text of three rows, in the order of {@link Board#surroundings}. */
    private static final int[] AROUND = {0, 1, 2, 4, 6, 8, 9, 10};

    static final String STONES = ".XO#";
    private static final BitSet MATCHING = new BitSet(1 << 16);

    static {
        for (String pattern : GOOD) {
            String turned = pattern;
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                turned = symmetry == 4 ? mirrored(turned) : turned(turned);
                addAll(turned, 0, 0);
                addAll(swapped(turned), 0, 0);
            }
        }
    }

    private Patterns() {}

    /** Whether some pattern has these {@link Board#surroundings}. */
    static boolean match(int surroundings) {
        return MATCHING.get(surroundings);
    }

    private static String turned(String pattern) {
        StringBuilder turned = new StringBuilder();
        for (int place : new int[] {8, 4, 0, 3, 9, 5, 1, 7, 10, 6, 2}) {
            turned.append(pattern.charAt(place));
        }
        return turned.toString();
    }

    private static String mirrored(String pattern) {
        return pattern.substring(8) + " " + pattern.substring(4, 7) + " " + pattern.substring(0, 3);
    }

    private static String swapped(String pattern) {
        return pattern.replace('X', '1')
                .replace('x', '2')
                .replace('O', 'X')
                .replace('o', 'x')
                .replace('1', 'O')
                .replace('2', 'o');
    }

    private static void addAll(String pattern, int number, int code) {
        if (number == AROUND.length) {
            MATCHING.set(code);
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
                addAll(pattern, number + 1, code | stone << (2 * number));
            }
        }
    }
}
