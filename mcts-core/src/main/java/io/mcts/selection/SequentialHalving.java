package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Sequential halving, a policy for the root: the visits are planned in rounds; each divides its visits equally among the surviving
 * children, of which the half with the greater means (over all visits) survives. It has no constant to tune.
 *
 * <p>With K children and a plan of T visits there are {@code ceil(log2 K)} rounds, and a round with s children visits each of them {@code
 * floor(T / (s * ceil(log2 K)))} times, but at least once. {@code RobustChild} decides between the last two, which also share the remaining
 * visits. A dropped child does not return, so the number of iterations must be known; each tree of several plans with its part.
 *
 * <p><b>Stateless.</b> The visits of the node give the round and its s children; the next child has the s-th greatest number of visits and,
 * among ties, the greatest mean. In a kept tree the s most visited children survive, and those with fewer visits catch up first.
 *
 * <p>Sources: Z. Karnin, T. Koren, O. Somekh, <i>Almost Optimal Exploration in Multi-Armed Bandits</i>, ICML 2013, algorithm 1; I.
 * Danihelka, A. Guez, J. Schrittwieser, D. Silver, <i>Policy Improvement by Planning with Gumbel</i>, ICLR 2022 (at the root of a tree
 * search; choosing among the children with the number of visits whose turn it is).
 *
 * @param iterations the planned visits T of the root, those of a kept tree included, at least 1
 */
public record SequentialHalving(int iterations) implements SelectionPolicy {

    public SequentialHalving {
        Argument.require(iterations >= 1, "a plan has 1 iteration or more", iterations);
    }

    @Override
    public SelectionPolicy share(int trees) {
        return new SequentialHalving(Math.max(1, iterations / trees));
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        int turn = visitsOfRank(children, survivors(children.visits(), children.count()));
        return children.best(child -> children.visits(child) == turn ? children.mean(child) : Double.NEGATIVE_INFINITY);
    }

    /** Returns all in the first round, then half, rounded up, at least 2. */
    int survivors(int visits, int count) {
        return survivors(visits, count, iterations, left -> (left + 1) / 2);
    }

    static int survivors(int visits, int first, int plan, IntUnaryOperator half) {
        int left = first;
        int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(first - 1);
        long end = 0;
        while (left > 2) {
            end += (long) left * Math.max(1, plan / ((long) left * rounds));
            if (visits < end) {
                return left;
            }
            left = half.applyAsInt(left);
        }
        return left;
    }

    static int visitsOfRank(Children children, int rank) {
        int visits = Integer.MAX_VALUE;
        int found = 0;
        while (found < rank) {
            int below = visits;
            visits = -1;
            int with = 0;
            for (int child = 0, count = children.count(); child < count; child++) {
                int candidate = children.visits(child);
                if (candidate < below && candidate >= visits) {
                    with = candidate > visits ? 1 : with + 1;
                    visits = candidate;
                }
            }
            found += with;
        }
        return visits;
    }

    @Override
    public String toString() {
        return "sequential-halving:iterations=" + iterations;
    }
}
