package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.SixStones;

/**
 * The probability P(i) that stone i may move at the side's next roll, in two forms of the literature. Immutable.
 *
 * <p>Let L be the length of the unbroken run of gone stones next to i from below, and R from above. Rolling such a number lets i move, and
 * often a second stone; the forms differ in the share of i:
 * <pre>
 * P(i) = (1 + share * (L + R)) / 6
 * </pre>
 *
 * <p>Source: Chinese patent CN105677923A, 2016.
 */
public final class Mobility {

    /** Counts a gone number fully for each neighbour, so that P may sum to more than 1: the moves that i <i>may</i> make. */
    public static final Mobility FULL = new Mobility("full", 1);

    /** Counts a gone number half for each of its neighbours. */
    public static final Mobility HALF = new Mobility("half", 0.5);

    private static final int ROW = 8;

    private final String name;
    private final double[] table = new double[(SixStones.ALL + 1) * ROW];

    private Mobility(String name, double share) {
        this.name = name;
        for (int alive = 0; alive <= SixStones.ALL; alive++) {
            for (int stone = 0; stone < SixStones.COUNT; stone++) {
                if ((alive & (1 << stone)) != 0) {
                    int adjoining = goneBelow(alive, stone) + goneAbove(alive, stone);
                    table[alive * ROW + stone] = (1 + share * adjoining) / Candidates.FACES;
                }
            }
        }
    }

    /** Returns P of a stone, numbered from 1 to 6, from 1/6 to 1; 0 if it is gone. The roll is ignored. */
    public double probability(EinStein state, int player, int number) {
        return probability(state.alive(player), number - 1);
    }

    @Override
    public String toString() {
        return name;
    }

    /** Returns 0 if the stone, its number less one, is gone. */
    double probability(int alive, int stone) {
        return table[alive * ROW + stone];
    }

    private static int goneBelow(int alive, int stone) {
        int run = 0;
        while (run < stone && (alive & (1 << (stone - run - 1))) == 0) {
            run++;
        }
        return run;
    }

    private static int goneAbove(int alive, int stone) {
        int run = 0;
        while (stone + run + 1 < SixStones.COUNT && (alive & (1 << (stone + run + 1))) == 0) {
            run++;
        }
        return run;
    }
}
