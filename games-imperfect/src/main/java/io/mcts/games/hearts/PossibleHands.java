package io.mcts.games.hearts;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The hands that the other players may have, given how many cards they hold and which suits they do not. Draws one, all with equal
 * probability: it counts in how many ways the suits from a certain one on can be dealt, and decides on one suit after the other.
 */
final class PossibleHands {

    private static final double UNKNOWN = -1;

    private static final int LAST_SUIT = CardSet.SUITS - 1;

    /** In how many ways some of so many cards can be chosen. */
    private static final double[][] CHOICES = choices();

    private final long[] hands;
    private final int observer;
    private final long unseen;

    /** How many cards the first, second and third of the others hold. */
    private final int[] sizes = new int[3];

    /** The suits that they do not hold. */
    private final int[] voids = new int[3];

    /** How many cards of each suit are unseen. */
    private final int[] counts = new int[CardSet.SUITS];

    /** By suit and by how many more cards the first and the second take, the number of ways; those of the third are the rest. */
    private final double[][] ways = new double[LAST_SUIT][(Card.RANKS + 1) * (Card.RANKS + 1)];

    PossibleHands(long[] hands, int[] voids, int observer, long unseen) {
        this.hands = hands;
        this.observer = observer;
        this.unseen = unseen;
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Long.bitCount(hands[player(i)]);
            this.voids[i] = voids[player(i)];
        }
    }

    private int player(int other) {
        return (observer + 1 + other) % Hearts.PLAYERS;
    }

    long[] draw(RandomGenerator random) {
        long[] drawn = new long[Hearts.PLAYERS];
        drawn[observer] = hands[observer];
        if ((voids[0] | voids[1] | voids[2]) == 0) {
            deal(unseen, sizes, drawn, random);
        } else {
            drawBySuits(drawn, random);
        }
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

    private void drawBySuits(long[] drawn, RandomGenerator random) {
        for (int suit = 0; suit < CardSet.SUITS; suit++) {
            counts[suit] = Long.bitCount(unseen & CardSet.suit(suit));
        }
        for (double[] bySizes : ways) {
            Arrays.fill(bySizes, UNKNOWN);
        }
        int first = sizes[0];
        int second = sizes[1];
        int third = sizes[2];
        for (int suit = 0; suit < CardSet.SUITS; suit++) {
            double threshold = random.nextDouble() * ways(suit, first, second, third);
            int[] taken =
                    suit == LAST_SUIT ? new int[] {first, second, third} : taken(suit, first, second, third, threshold);
            deal(unseen & CardSet.suit(suit), taken, drawn, random);
            first -= taken[0];
            second -= taken[1];
            third -= taken[2];
        }
    }

    /** How many cards of a suit each takes; the threshold chooses, from 0 to the number of ways. */
    private int[] taken(int suit, int first, int second, int third, double threshold) {
        double rest = threshold;
        int[] taken = new int[3];
        int count = counts[suit];
        for (int a = 0; a <= most(0, suit, first, count); a++) {
            int most = most(1, suit, second, count - a);
            for (int b = least(suit, third, count - a); b <= most; b++) {
                double these = ways(suit, first, second, third, a, b);
                if (these > 0) {
                    taken[0] = a;
                    taken[1] = b;
                    taken[2] = count - a - b;
                    rest -= these;
                }
                if (rest < 0) {
                    return taken;
                }
            }
        }
        return taken;
    }

    /** The number of ways from a suit on, where the others take so many more cards. */
    private double ways(int suit, int first, int second, int third) {
        if (suit == LAST_SUIT) {
            boolean isPossible = fits(0, suit, first) && fits(1, suit, second) && fits(2, suit, third);
            return isPossible ? choices(first, second, third) : 0;
        }
        int at = first * (Card.RANKS + 1) + second;
        if (ways[suit][at] == UNKNOWN) {
            double sum = 0;
            int count = counts[suit];
            for (int a = 0; a <= most(0, suit, first, count); a++) {
                int most = most(1, suit, second, count - a);
                for (int b = least(suit, third, count - a); b <= most; b++) {
                    sum += ways(suit, first, second, third, a, b);
                }
            }
            ways[suit][at] = sum;
        }
        return ways[suit][at];
    }

    /** The number of ways if the first takes so many cards of the suit, the second so many and the third the others. */
    private double ways(int suit, int first, int second, int third, int a, int b) {
        int c = counts[suit] - a - b;
        return choices(a, b, c) * ways(suit + 1, first - a, second - b, third - c);
    }

    /** In how many ways the cards of a suit can be dealt, if each gets so many. */
    private static double choices(int a, int b, int c) {
        return CHOICES[a + b + c][a] * CHOICES[b + c][b];
    }

    private int most(int other, int suit, int size, int count) {
        return fits(other, suit, 1) ? Math.min(size, count) : 0;
    }

    /** How many cards of a suit the second takes at least, so that the third can take the others. */
    private int least(int suit, int third, int count) {
        return Math.max(0, count - most(2, suit, third, count));
    }

    private boolean fits(int other, int suit, int cards) {
        return cards == 0 || (voids[other] & 1 << suit) == 0;
    }

    private static double[][] choices() {
        double[][] choices = new double[Card.RANKS + 1][];
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
