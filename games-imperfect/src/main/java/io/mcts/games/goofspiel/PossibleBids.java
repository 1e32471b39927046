package io.mcts.games.goofspiel;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Draws uniformly one of the bid sequences that a player may have made, given the other player's bids and the comparisons. */
final class PossibleBids {

    private static final long UNKNOWN = -1;

    private final int cards;
    private final long otherBids;
    private final long results;
    private final int length;

    /** Indexed by the set of cards used. */
    private final long[] ways;

    /** The results are 1, 2 or 3 for each bid: lower than, equal to or higher than the other. */
    PossibleBids(int cards, long otherBids, long results) {
        this.cards = cards;
        this.otherBids = otherBids;
        this.results = results;
        length = Sequence.length(results);
        ways = new long[1 << cards];
        Arrays.fill(ways, UNKNOWN);
    }

    long draw(RandomGenerator random) {
        long bids = 0;
        int used = 0;
        for (int round = 0; round < length; round++) {
            long rest = (long) (random.nextDouble() * ways(used));
            int card = 1;
            while (!fits(card, round, used) || rest >= ways(used | bit(card))) {
                rest -= fits(card, round, used) ? ways(used | bit(card)) : 0;
                card++;
            }
            bids = Sequence.with(bids, card);
            used |= bit(card);
        }
        return bids;
    }

    private long ways(int used) {
        if (ways[used] == UNKNOWN) {
            ways[used] = counted(used);
        }
        return ways[used];
    }

    private long counted(int used) {
        int round = Integer.bitCount(used);
        if (round == length) {
            return 1;
        }
        long sum = 0;
        for (int card = 1; card <= cards; card++) {
            sum += fits(card, round, used) ? ways(used | bit(card)) : 0;
        }
        return sum;
    }

    private boolean fits(int card, int round, int used) {
        int result = Integer.signum(card - Sequence.get(otherBids, round));
        return (used & bit(card)) == 0 && result == Sequence.get(results, round) - 2;
    }

    private static int bit(int card) {
        return 1 << (card - 1);
    }
}
