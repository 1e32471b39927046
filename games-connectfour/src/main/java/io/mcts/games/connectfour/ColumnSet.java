package io.mcts.games.connectfour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Sets of columns as numbers of twelve bits: bit {@code i} is the column {@code i}, counted from 0 at the left. */
final class ColumnSet {

    private static final List<List<Drop>> LISTS = lists();

    private ColumnSet() {}

    static boolean contains(int set, int column) {
        return ((set >>> column) & 1) != 0;
    }

    /** A shared, unmodifiable list from left to right. */
    static List<Drop> list(int set) {
        return LISTS.get(set);
    }

    /** A set of one column costs no random number. */
    static int draw(int set, RandomGenerator random) {
        return Long.numberOfTrailingZeros(OneWordDiscs.draw(set, random));
    }

    private static List<List<Drop>> lists() {
        List<List<Drop>> lists = new ArrayList<>();
        for (int set = 0; set < 1 << Board.LONGEST_SIDE; set++) {
            List<Drop> drops = new ArrayList<>();
            for (int rest = set; rest != 0; rest &= rest - 1) {
                drops.add(Drop.into(Integer.numberOfTrailingZeros(rest)));
            }
            lists.add(List.copyOf(drops));
        }
        return Collections.unmodifiableList(lists);
    }
}
