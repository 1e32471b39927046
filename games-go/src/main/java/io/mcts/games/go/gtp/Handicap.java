package io.mcts.games.go.gtp;

import io.mcts.games.go.GoMove;
import java.util.ArrayList;
import java.util.List;

/** The points of handicap stones. Source: the specification of the protocol, section 4.1.1. */
final class Handicap {

    /** Smaller boards have no such points. */
    private static final int SMALLEST = 7;

    private static final int MOST = 9;
    private static final int MOST_ON_SMALL = 4;

    private Handicap() {}

    static List<GoMove> fixed(int lines, int count) {
        if (count < 2 || lines < SMALLEST || count > most(lines)) {
            throw new IllegalArgumentException("invalid number of stones");
        }
        return points(lines, count);
    }

    /** Returns {@link #fixed} points, or fewer if the board has no more. */
    static List<GoMove> free(int lines, int count) {
        if (count < 2 || lines < 4) {
            throw new IllegalArgumentException("invalid number of stones");
        }
        return points(lines, Math.min(count, most(lines)));
    }

    private static int most(int lines) {
        return lines % 2 == 0 || lines <= SMALLEST ? MOST_ON_SMALL : MOST;
    }

    private static List<GoMove> points(int lines, int count) {
        int low = lines < SMALLEST ? 1 : lines < 13 ? 2 : 3;
        int high = lines - 1 - low;
        int middle = lines / 2;
        List<GoMove> points = new ArrayList<>(List.of(
                GoMove.at(low, low),
                GoMove.at(high, high),
                GoMove.at(low, high),
                GoMove.at(high, low),
                GoMove.at(low, middle),
                GoMove.at(high, middle),
                GoMove.at(middle, low),
                GoMove.at(middle, high)));
        boolean hasCenter = count > MOST_ON_SMALL && count % 2 == 1;
        List<GoMove> chosen = new ArrayList<>(points.subList(0, hasCenter ? count - 1 : count));
        if (hasCenter) {
            chosen.add(GoMove.at(middle, middle));
        }
        return chosen;
    }
}
