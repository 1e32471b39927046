package io.mcts.testkit.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.TreeNode;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.ChildrenArbitraries;
import io.mcts.testkit.DiceRace;
import io.mcts.testkit.DiceRace.Action;
import io.mcts.testkit.Position;
import io.mcts.testkit.Positions;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Properties of a search that a user writes: of the guide, and run with faulty parts by {@code SearchInvariantsTest}. */
public class SearchInvariantsProperties {

    /** The selection policy under test; at each call a new one. */
    protected SelectionPolicy selection() {
        return Ucb1.of(0.7);
    }

    /** The backup under test. */
    protected Backup backup() {
        return new MeanBackup();
    }

    @Provide
    Arbitrary<Position<DiceRace, Action>> positions() {
        return Positions.inPlay(() -> List.of(DiceRace.duel()), GameFacts.none());
    }

    @Provide
    Arbitrary<GivenChildren> children() {
        return ChildrenArbitraries.visited();
    }

    /** The tree of a search, as deep and wide as it is. */
    private TreeNode<Action> search(DiceRace state, int iterations) {
        SearchTree<DiceRace, Action> tree = Mcts.of(state)
                .selection(selection())
                .backup(backup())
                .seed(1)
                .build()
                .tree(state);
        tree.search(Budget.iterations(iterations));
        return tree.snapshot(1_000, 1_000);
    }

    @Property(seed = "1", tries = 200)
    void visitsAddUp(
            @ForAll("positions") Position<DiceRace, Action> position,
            @ForAll @IntRange(min = 1, max = 300) int iterations) {
        TreeNode<Action> root = search(position.state(), iterations);
        assertThat(root.visits()).isEqualTo(iterations);
        requireVisits(root, iterations);
    }

    private static void requireVisits(TreeNode<Action> node, long expected) {
        assertThat(node.children().stream().mapToLong(TreeNode::visits).sum()).isEqualTo(expected);
        for (TreeNode<Action> child : node.children()) {
            if (!child.children().isEmpty()) {
                requireVisits(child, child.visits() - 1); // its first visit valued the child itself
            }
        }
    }

    @Property(seed = "1", tries = 200)
    void theMeanOfANodeComesFromBelow(
            @ForAll("positions") Position<DiceRace, Action> position,
            @ForAll @IntRange(min = 1, max = 300) int iterations) {
        TreeNode<Action> root = search(position.state(), iterations);
        assertThat(root.mean() * root.visits()).isCloseTo(below(root), within(1e-6));
        root.children().forEach(SearchInvariantsProperties::requireMeans);
    }

    private static void requireMeans(TreeNode<Action> node) {
        if (!node.children().isEmpty()) {
            double firstVisit = node.mean() * node.visits() - below(node);
            assertThat(firstVisit).isBetween(-1e-6, 1 + 1e-6);
            node.children().forEach(SearchInvariantsProperties::requireMeans);
        }
    }

    /** What the moves of a node brought the player whose mean the node keeps; the other one gets what is left of 1. */
    private static double below(TreeNode<Action> node) {
        return node.children().stream()
                .mapToDouble(
                        child -> child.visits() * (child.player() == node.player() ? child.mean() : 1 - child.mean()))
                .sum();
    }

    @Property(seed = "1", tries = 200)
    void aMoveThatEndsTheGameIsWorthItsPayoff(
            @ForAll("positions") Position<DiceRace, Action> position,
            @ForAll @IntRange(min = 1, max = 300) int iterations) {
        for (TreeNode<Action> child : search(position.state(), iterations).children()) {
            DiceRace after = position.state().copy();
            after.play(child.move());
            if (after.isTerminal() && child.visits() > 0) {
                assertThat(child.mean()).isCloseTo(after.payoff(child.player()), within(1e-6));
            }
        }
    }

    @Property(seed = "1")
    void aBetterMeanIsNotPassedOver(@ForAll("children") GivenChildren children) {
        int chosen = selection().select(children, Xoroshiro128PlusPlus.of(1));
        for (int other = 0; other < children.count(); other++) {
            boolean isPassedOver =
                    children.visits(other) <= children.visits(chosen) && children.mean(other) > children.mean(chosen);
            assertThat(isPassedOver).as("%d rather than %d", chosen, other).isFalse();
        }
    }

    @Property(seed = "1", tries = 100)
    void inTimeTheBetterMoveIsPlayedNearlyAlways(@ForAll @IntRange(min = 1, max = 9) int tenths) {
        Child better = Child.of(1_000_000_000, tenths / 10.0 + 0.1);
        Child worse = Child.of(10_000_000, tenths / 10.0);
        GivenChildren children = GivenChildren.of(worse, better);
        assertThat(selection().select(children, Xoroshiro128PlusPlus.of(1))).isEqualTo(1);
    }

    @Property(seed = "1")
    void earlierChoicesLeaveNoTrace(
            @ForAll("children") GivenChildren earlier, @ForAll("children") GivenChildren children) {
        SelectionPolicy used = selection();
        used.select(earlier, Xoroshiro128PlusPlus.of(1));
        assertThat(used.select(children, Xoroshiro128PlusPlus.of(1)))
                .isEqualTo(selection().select(children, Xoroshiro128PlusPlus.of(1)));
    }
}
