package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.SixStones;

/**
 * The probability P(i) that stone i may move at the side's next throw, in two forms of the literature.
 *
 * <p>Be L the number of stones gone whose numbers adjoin i from below in an unbroken run, and R the same from above. Such a
 * number, when thrown, lets i move, and often a second stone as well. The forms differ in how much of it counts for i:
 *
 * <pre>
 * P(i) = (1 + share * (L + R)) / 6
 * </pre>
 *
 * <p>Immutable.
 *
 * <p>Source: Chinese patent CN105677923A, 2016.
 */
public final class Mobility {

    /** A number gone counts wholly for each of its neighbours, so that P may sum to more than 1: what i <i>may</i> do. */
    public static final Mobility FULL = new Mobility("full", 1);

    /** A number gone counts half for each of its neighbours: what i is likely to do. */
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

    /**
     * The probability of a stone.
     *
     * @param state any position; the number rolled in it, if any, is left out of account
     * @param player {@link EinStein#RED} or {@link EinStein#BLUE}
     * @param number the stone's number, from 1 to 6
     * @return P(i), from 1/6 to 1; 0 if the stone is gone
     */
    public double probability(EinStein state, int player, int number) {
        return probability(state.alive(player), number - 1);
    }

    @Override
    public String toString() {
        return name;
    }

    /** P of a stone, by the set of living stones and the number less one; 0 if it is gone. */
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
