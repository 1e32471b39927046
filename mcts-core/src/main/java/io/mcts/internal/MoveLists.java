package io.mcts.internal;

import java.util.ArrayList;
import java.util.List;

/** Moves in messages. */
public final class MoveLists {

    /** The number of moves of a long list that are shown at either end. */
    private static final int SHOWN = 50;

    private MoveLists() {}

    /** Returns moves in brackets; of more than 100 the first and the last 50. */
    public static String text(List<?> moves) {
        int left = moves.size() - 2 * SHOWN;
        if (left <= 0) {
            return moves.toString();
        }
        List<Object> shown = new ArrayList<>(moves.subList(0, SHOWN));
        shown.add("... " + left + " more ...");
        shown.addAll(moves.subList(SHOWN + left, moves.size()));
        return shown.toString();
    }
}
