package io.mcts.testkit.rules;

import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A bandit with many arms: each pays 1 or 0, one of them more often than the others, which are alike. */
public final class Bandit {

    /** How often it is played. */
    static final int PLAYS = 400;

    private static final double BEST = 0.8;
    private static final double OTHERS = 0.2;

    private final int[] visits;
    private final int[] wins;
    private final int best;

    /** A bandit not played yet. */
    Bandit(int arms, int best) {
        this.visits = new int[arms];
        this.wins = new int[arms];
        this.best = best;
    }

    /** Plays the arms that a part chooses. */
    void play(ToIntFunction<GivenChildren> part, RandomGenerator random) {
        for (int i = 0; i < PLAYS; i++) {
            int arm = part.applyAsInt(children());
            visits[arm]++;
            wins[arm] += random.nextDouble() < (arm == best ? BEST : OTHERS) ? 1 : 0;
        }
    }

    /** The arms as children of a node. */
    GivenChildren children() {
        double prior = 1.0 / visits.length;
        List<Child> children = IntStream.range(0, visits.length)
                .mapToObj(arm -> new Child(visits[arm], wins[arm], wins[arm], prior, visits[arm], wins[arm]))
                .toList();
        return new GivenChildren(children);
    }

    boolean isBestMostVisited() {
        return IntStream.range(0, visits.length).allMatch(arm -> arm == best || visits[arm] < visits[best]);
    }

    int[] visits() {
        return visits.clone();
    }
}
