package io.mcts.games.hearts;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Draws uniformly the hands that the others may have, given their sizes and voids. The suits that somebody does not hold are dealt one
 * after the other, each split weighted by the number of ways to deal the rest, and then the other suits together.
 */
final class PossibleHands {

    private static final double UNKNOWN = -1;

    private static final int MOST_UNSEEN = 3 * Card.RANKS;

    /** {@code CHOICES[n][k]} is n over k. */
    private static final double[][] CHOICES = choices();

    private final int observer;
    private final long unseen;

    /** The numbers of unknown cards of the others, in turn. */
    private final int[] sizes;

    private final int[] voids;

    /** The unseen cards: each suit that somebody does not hold, and then all other cards. */
    private final long[] groups = new long[CardSet.SUITS + 1];

    /** The suit of each group but the last. */
    private final int[] suits = new int[CardSet.SUITS];

    private int last;

    /** {@link #ways} by group and by the cards that the first and the second still need. */
    private final double[][] ways = new double[CardSet.SUITS][];

    /** The split at which {@link #sum} stopped. */
    private final int[] split = new int[3];

    /** Unknown cards and voids are given by player. */
    PossibleHands(int observer, long unseen, int[] sizes, int[] voids) {
        this.observer = observer;
        this.unseen = unseen;
        this.sizes = ofOthers(sizes);
        this.voids = ofOthers(voids);
        long others = unseen;
        for (int suit = 0; suit < CardSet.SUITS; suit++) {
            long cards = unseen & CardSet.suit(suit);
            boolean isHeldByAll = fits(0, suit) && fits(1, suit) && fits(2, suit);
            if (!isHeldByAll && cards != 0) {
                suits[last] = suit;
                groups[last++] = cards;
                others &= ~cards;
            }
        }
        groups[last] = others;
    }

    boolean areOf(int otherObserver, long otherUnseen, int[] otherSizes, int[] otherVoids) {
        return observer == otherObserver
                && unseen == otherUnseen
                && Arrays.equals(sizes, ofOthers(otherSizes))
                && Arrays.equals(voids, ofOthers(otherVoids));
    }

    private int[] ofOthers(int[] byPlayer) {
        return new int[] {byPlayer[player(0)], byPlayer[player(1)], byPlayer[player(2)]};
    }

    private int player(int other) {
        return (observer + 1 + other) % Hearts.PLAYERS;
    }

    /** Returns a hand for each player, none for the observer. */
    long[] draw(RandomGenerator random) {
        long[] drawn = new long[Hearts.PLAYERS];
        int[] left = sizes.clone();
        for (int group = 0; group < last; group++) {
            double all = ways(group, left[0], left[1], left[2]);
            sum(group, left[0], left[1], left[2], random.nextDouble() * all);
            deal(groups[group], split, drawn, random);
            for (int i = 0; i < left.length; i++) {
                left[i] -= split[i];
            }
        }
        deal(groups[last], left, drawn, random);
        return drawn;
    }

    private void deal(long cards, int[] counts, long[] drawn, RandomGenerator random) {
        long rest = cards;
        for (int i = 0; i < counts.length; i++) {
            long hand = CardSet.draw(rest, counts[i], random);
            drawn[player(i)] |= hand;
            rest &= ~hand;
        }
    }

    /** The ways to deal a group and those after it, given the cards that each player still needs. */
    private double ways(int group, int first, int second, int third) {
        if (group == last) {
            return choices(first, second, third);
        }
        double[] known = ways[group];
        if (known == null) {
            known = new double[(sizes[0] + 1) * (sizes[1] + 1)];
            Arrays.fill(known, UNKNOWN);
            ways[group] = known;
        }
        int at = first * (sizes[1] + 1) + second;
        if (known[at] == UNKNOWN) {
            known[at] = sum(group, first, second, third, Double.POSITIVE_INFINITY);
        }
        return known[at];
    }

    /** Adds up the {@link #ways} over the splits of a group until the sum exceeds a threshold, and keeps that split. */
    private double sum(int group, int first, int second, int third, double threshold) {
        double sum = 0;
        int count = Long.bitCount(groups[group]);
        for (int a = 0; a <= most(0, group, first, count); a++) {
            int most = most(1, group, second, count - a);
            for (int b = count - a - most(2, group, third, count - a); b <= most; b++) {
                int c = count - a - b;
                sum += choices(a, b, c) * ways(group + 1, first - a, second - b, third - c);
                if (sum > threshold) {
                    split[0] = a;
                    split[1] = b;
                    split[2] = c;
                    return sum;
                }
            }
        }
        return sum;
    }

    /** The most cards of a group for a player, given those they still need and those left of the group. */
    private int most(int other, int group, int needed, int left) {
        return fits(other, suits[group]) ? Math.min(needed, left) : 0;
    }

    private boolean fits(int other, int suit) {
        return (voids[other] & 1 << suit) == 0;
    }

    /** The ways to deal {@code a + b + c} cards to three players. */
    private static double choices(int a, int b, int c) {
        return CHOICES[a + b + c][a] * CHOICES[b + c][b];
    }

    private static double[][] choices() {
        double[][] choices = new double[MOST_UNSEEN + 1][];
        for (int n = 0; n < choices.length; n++) {
            choices[n] = new double[n + 1];
            choices[n][0] = 1;
            for (int k = 1; k <= n; k++) {
                choices[n][k] = choices[n][k - 1] * (n - k + 1) / k;
            }
        }
        return choices;
    }
}
