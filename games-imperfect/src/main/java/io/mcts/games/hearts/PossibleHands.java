package io.mcts.games.hearts;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The hands that the other players may have, given how many cards they hold and which suits they do not. Draws one, all with equal
 * probability: it counts in how many ways the suits from a certain one on can be dealt, and decides on one suit after the other.
 */
final class PossibleHands {

    private static final double UNKNOWN = -1;

    private final long[] hands;
    private final int observer;
    private final long unseen;

    /** How many cards the first, second and third of the others hold. */
    private final int[] sizes = new int[3];

    /** The suits that they do not hold. */
    private final int[] voids = new int[3];

    /** By suit and by how many more cards the first and the second take, the number of ways; those of the third are the rest. */
    private final double[][][] ways = new double[CardSet.SUITS][Card.RANKS + 1][Card.RANKS + 1];

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
        for (double[][] bySizes : ways) {
            for (double[] bySize : bySizes) {
                Arrays.fill(bySize, UNKNOWN);
            }
        }
        int first = sizes[0];
        int second = sizes[1];
        for (int suit = 0; suit < CardSet.SUITS; suit++) {
            int[] counts = counts(suit, first, second, random.nextDouble() * ways(suit, first, second));
            deal(unseen & CardSet.suit(suit), counts, drawn, random);
            first -= counts[0];
            second -= counts[1];
        }
    }

    /** How many cards of a suit each gets; the threshold chooses, from 0 to the number of ways. */
    private int[] counts(int suit, int first, int second, double threshold) {
        double rest = threshold;
        int[] counts = new int[3];
        for (int a = 0; a <= Math.min(first, left(suit, suit)); a++) {
            for (int b = 0; b <= Math.min(second, left(suit, suit) - a); b++) {
                double these = ways(suit, first, second, a, b);
                if (these > 0) {
                    counts[0] = a;
                    counts[1] = b;
                    rest -= these;
                }
                if (rest < 0) {
                    counts[2] = left(suit, suit) - counts[0] - counts[1];
                    return counts;
                }
            }
        }
        counts[2] = left(suit, suit) - counts[0] - counts[1];
        return counts;
    }

    private double ways(int suit, int first, int second) {
        if (suit == CardSet.SUITS) {
            return first == 0 && second == 0 ? 1 : 0;
        }
        if (ways[suit][first][second] == UNKNOWN) {
            double sum = 0;
            for (int a = 0; a <= Math.min(first, left(suit, suit)); a++) {
                for (int b = 0; b <= Math.min(second, left(suit, suit) - a); b++) {
                    sum += ways(suit, first, second, a, b);
                }
            }
            ways[suit][first][second] = sum;
        }
        return ways[suit][first][second];
    }

    /** The number of ways if the first gets so many cards of the suit and the second so many. */
    private double ways(int suit, int first, int second, int a, int b) {
        int count = left(suit, suit);
        int third = left(suit, CardSet.SUITS - 1) - first - second;
        int c = count - a - b;
        boolean isPossible = c <= third && fits(0, suit, a) && fits(1, suit, b) && fits(2, suit, c);
        return isPossible ? choose(count, a) * choose(count - a, b) * ways(suit + 1, first - a, second - b) : 0;
    }

    private boolean fits(int other, int suit, int cards) {
        return cards == 0 || (voids[other] & 1 << suit) == 0;
    }

    /** The number of unseen cards of some suits. */
    private int left(int firstSuit, int lastSuit) {
        int count = 0;
        for (int suit = firstSuit; suit <= lastSuit; suit++) {
            count += Long.bitCount(unseen & CardSet.suit(suit));
        }
        return count;
    }

    private static double choose(int n, int k) {
        double ways = 1;
        for (int i = 1; i <= k; i++) {
            ways = ways * (n - k + i) / i;
        }
        return ways;
    }
}
