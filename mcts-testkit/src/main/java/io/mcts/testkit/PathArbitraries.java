package io.mcts.testkit;

import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import io.mcts.testkit.facts.GivenPath;
import io.mcts.testkit.facts.GivenPath.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Generates paths of iterations: of one move or many, with chance on the way, nodes with few or many visits, and rewards from 0 to 1. They
 * shrink to short paths of nodes with few children.
 */
public final class PathArbitraries {

    /** The most moves of a path. */
    public static final int MOST_MOVES = 12;

    private static final int STEPS = 1_000;
    private static final int MOST_OUTCOMES = 4;

    private PathArbitraries() {}

    /** Paths of one player, or of two of whom one gets what the other does not. */
    public static Arbitrary<GivenPath> ofOpposedPlayers() {
        return Arbitraries.integers().between(1, 2).flatMap(PathArbitraries::of);
    }

    /** Paths of a number of players, whose rewards sum to 1 if there are several. */
    private static Arbitrary<GivenPath> of(int players) {
        Arbitrary<Integer> reward = Arbitraries.integers().between(0, STEPS);
        Arbitrary<List<Node>> nodes =
                node(players).list().ofMinSize(1).ofMaxSize(MOST_MOVES).withoutEdgeCases();
        return Combinators.combine(nodes, reward).as((path, step) -> {
            double first = (double) step / STEPS;
            return players == 1 ? GivenPath.of(path, first) : GivenPath.of(path, first, 1 - first);
        });
    }

    private static Arbitrary<Node> node(int players) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, players - 1),
                        ChildrenArbitraries.any(),
                        Arbitraries.integers().between(0, ChildrenArbitraries.MOST_CHILDREN - 1),
                        Arbitraries.of(false, false, true))
                .as(PathArbitraries::node);
    }

    /** The later an outcome of a chance node, the more probable it is. */
    private static Node node(int player, GivenChildren children, int taken, boolean isChance) {
        List<Child> all = new ArrayList<>(children.all());
        int count = isChance ? Math.min(MOST_OUTCOMES, all.size()) : all.size();
        GivenChildren some = new GivenChildren(all.subList(0, count));
        if (!isChance) {
            return Node.choice(player, some, taken % count);
        }
        double sum = count * (count + 1) / 2.0;
        double[] probabilities =
                IntStream.rangeClosed(1, count).mapToDouble(i -> i / sum).toArray();
        return Node.chance(player, some, taken % count, probabilities);
    }
}
