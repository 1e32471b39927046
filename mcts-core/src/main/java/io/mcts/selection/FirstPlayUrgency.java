package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * UCB1 with a constant bound for unvisited children (ties among them: at random). Once a child exceeds it, the search goes deeper before it
 * has tried every move; with an urgency below 1 a good move may never be tried.
 *
 * <p>Source: S. Gelly, Y. Wang, R. Munos, O. Teytaud, <i>Modification of UCT with Patterns in Monte-Carlo Go</i>, INRIA report RR-6062,
 * 2006 (first-play urgency).
 *
 * @param urgency the bound of unvisited children, not negative and finite
 */
public record FirstPlayUrgency(Ucb1 ucb1, double urgency) implements SelectionPolicy {

    public FirstPlayUrgency {
        Objects.requireNonNull(ucb1, "ucb1");
        Argument.requireNotNegative("the urgency of a first play", urgency);
    }

    public static FirstPlayUrgency of(double c, double urgency) {
        return new FirstPlayUrgency(Ucb1.of(c), urgency);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = ucb1.exploration(Math.max(1, children.visits()));
        int best = children.best(child -> bound(children, child, exploration));
        int unvisited = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            unvisited += children.visits(child) == 0 ? 1 : 0;
        }
        return unvisited > 0 && urgency >= bound(children, best, exploration)
                ? unvisited(children, random.nextInt(unvisited))
                : best;
    }

    @Override
    public OptionalDouble explorationConstant() {
        return ucb1.explorationConstant();
    }

    /** Returns negative infinity for an unvisited child. */
    private double bound(Children children, int child, double exploration) {
        int visits = children.visits(child);
        return visits == 0 ? Double.NEGATIVE_INFINITY : ucb1.bound(children.sum(child), visits, exploration);
    }

    private static int unvisited(Children children, int before) {
        int child = -1;
        for (int left = before; left >= 0; left--) {
            do {
                child++;
            } while (children.visits(child) > 0);
        }
        return child;
    }

    @Override
    public String toString() {
        return "first-play-urgency:c=" + ucb1.c() + ":urgency=" + urgency;
    }
}
