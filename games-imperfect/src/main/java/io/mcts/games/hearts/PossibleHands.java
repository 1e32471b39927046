package io.mcts.games.hearts;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The hands that the other players may have, given how many cards they hold and which suits they do not. Draws one, all with equal
 * probability: it decides on one suit after the other that somebody does not hold, by the number of ways in which the others can be dealt
 * then, and deals the other suits together.
 */
final class PossibleHands {

    private static final double UNKNOWN = -1;

    private static final int MOST_UNSEEN = 3 * Card.RANKS;

    /** In how many ways some of so many cards can be chosen. */
    private static final double[][] CHOICES = choices();

    private final long[] hands;
    private final int observer;

    /** How many cards the first, second and third of the others hold. */
    private final int[] sizes = new int[3];

    /** The suits that they do not hold. */
    private final int[] voids = new int[3];

    /** The unseen cards: of suits that somebody does not hold one after the other, and then all others. */
    private final long[] groups = new long[CardSet.SUITS + 1];

    /** The suit of each group but the last. */
    private final int[] suits = new int[CardSet.SUITS];

    private int last;

    /** By group and by how many more cards the first and the second take, the number of ways; those of the third are the rest. */
    private final double[][] ways = new double[CardSet.SUITS][];

    PossibleHands(long[] hands, int[] voids, int observer, long unseen) {
        this.hands = hands;
        this.observer = observer;
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Long.bitCount(hands[player(i)]);
            this.voids[i] = voids[player(i)];
        }
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

    private int player(int other) {
        return (observer + 1 + other) % Hearts.PLAYERS;
    }

    long[] draw(RandomGenerator random) {
        long[] drawn = new long[Hearts.PLAYERS];
        drawn[observer] = hands[observer];
        int[] left = sizes.clone();
        for (int group = 0; group < last; group++) {
            double ways = ways(group, left[0], left[1], left[2]);
            int[] counts = counts(group, left, random.nextDouble() * ways);
            deal(groups[group], counts, drawn, random);
            for (int i = 0; i < left.length; i++) {
                left[i] -= counts[i];
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

    /** How many cards of a group each takes; the threshold chooses, from 0 to the number of ways. */
    private int[] counts(int group, int[] left, double threshold) {
        double rest = threshold;
        int[] counts = new int[3];
        int count = Long.bitCount(groups[group]);
        for (int a = 0; a <= most(0, group, left[0], count); a++) {
            int most = most(1, group, left[1], count - a);
            for (int b = count - a - most(2, group, left[2], count - a); b <= most; b++) {
                double these = ways(group, left[0], left[1], left[2], a, b, count - a - b);
                if (these > 0) {
                    counts[0] = a;
                    counts[1] = b;
                    counts[2] = count - a - b;
                    rest -= these;
                }
                if (rest < 0) {
                    return counts;
                }
            }
        }
        return counts;
    }

    /** The number of ways from a group on, where the others take so many more cards. */
    private double ways(int group, int first, int second, int third) {
        if (group == last) {
            return choices(first, second, third);
        }
        double[] known = ways[group];
        if (known == null) {
            known = new double[(Card.RANKS + 1) * (Card.RANKS + 1)];
            Arrays.fill(known, UNKNOWN);
            ways[group] = known;
        }
        int at = first * (Card.RANKS + 1) + second;
        if (known[at] == UNKNOWN) {
            double sum = 0;
            int count = Long.bitCount(groups[group]);
            for (int a = 0; a <= most(0, group, first, count); a++) {
                int most = most(1, group, second, count - a);
                for (int b = count - a - most(2, group, third, count - a); b <= most; b++) {
                    sum += ways(group, first, second, third, a, b, count - a - b);
                }
            }
            known[at] = sum;
        }
        return known[at];
    }

    /** The number of ways if the others take so many cards of the group. */
    private double ways(int group, int first, int second, int third, int a, int b, int c) {
        return choices(a, b, c) * ways(group + 1, first - a, second - b, third - c);
    }

    /** How many of some cards of a suit one of the others can take who takes so many more. */
    private int most(int other, int group, int left, int count) {
        return fits(other, suits[group]) ? Math.min(left, count) : 0;
    }

    private boolean fits(int other, int suit) {
        return (voids[other] & 1 << suit) == 0;
    }

    /** In how many ways cards can be dealt if each of the others gets so many. */
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
