package io.mcts.testkit.rules;

import io.mcts.testkit.facts.GivenChildren;
import java.util.Arrays;

/** How often a part chooses each of some children: once, unless it draws random numbers. */
public final class Tally {

    private static final int CHOICES = 400;

    private final long[] counts;
    private final boolean isDrawn;

    private Tally(long[] counts, boolean isDrawn) {
        this.counts = counts;
        this.isDrawn = isDrawn;
    }

    static Tally of(ChoiceSubject subject, GivenChildren children) {
        long[] counts = new long[children.count()];
        CountedRandom random = new CountedRandom(subject.random());
        counts[subject.choose(children, random)]++;
        boolean isDrawn = random.drawn() > 0;
        for (int i = 1; isDrawn && i < CHOICES; i++) {
            counts[subject.choose(children, random)]++;
        }
        return new Tally(counts, isDrawn);
    }

    /**
     * Whether one child is chosen at least as often as another, as far as the choices tell. If both were chosen alike, n choices of
     * the two would differ by more than {@code sqrt(2 n ln(1 / level))} with less than the probability {@link Significance#LEVEL}
     * (Hoeffding's inequality).
     */
    boolean isAtLeastAsMany(int child, int other) {
        double of = (double) counts[child] + counts[other];
        double allowed = isDrawn ? Math.sqrt(-2 * Math.log(Significance.LEVEL) * of) : 0;
        return counts[other] - counts[child] <= allowed;
    }

    @Override
    public String toString() {
        return "choices of each child: " + Arrays.toString(counts);
    }
}
