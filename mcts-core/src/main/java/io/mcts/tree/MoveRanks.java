package io.mcts.tree;

import java.util.Arrays;

/** A rank for each move of a {@link MoveTable}, by its number; 0 unless raised. Sparse. */
final class MoveRanks {

    private final int[][] pages = new int[MoveTable.MOST_PAGES][];
    private int[] others = {};

    void raise(int number, int rank) {
        if (number >= MoveTable.FIRST_OTHER) {
            int place = number - MoveTable.FIRST_OTHER;
            if (place >= others.length) {
                others = Arrays.copyOf(others, Math.max(2 * others.length, place + 1));
            }
            others[place] = Math.max(others[place], rank);
            return;
        }
        int page = number >>> MoveTable.PAGE_BITS;
        if (pages[page] == null) {
            pages[page] = new int[MoveTable.PAGE_LENGTH];
        }
        int[] ranks = pages[page];
        int place = number & MoveTable.PAGE_LENGTH - 1;
        ranks[place] = Math.max(ranks[place], rank);
    }

    int of(int number) {
        if (number >= MoveTable.FIRST_OTHER) {
            int place = number - MoveTable.FIRST_OTHER;
            return place < others.length ? others[place] : 0;
        }
        int[] ranks = pages[number >>> MoveTable.PAGE_BITS];
        return ranks == null ? 0 : ranks[number & MoveTable.PAGE_LENGTH - 1];
    }
}
