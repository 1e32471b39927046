package io.mcts.root;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.iteration.Settings;
import io.mcts.iteration.TreeState;
import io.mcts.search.Trees;
import io.mcts.selection.Rave;
import io.mcts.selection.Ucb1Tuned;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What several trees know of the moves of the same root, added up by hand. */
class RootViewTest {

    private static final Position END = end(5, 5);

    private static TreeState<TreeGame, Branch> tree(Position root) {
        Settings<TreeGame, Branch> settings = new Settings<>();
        settings.selection = Rave.of(1, 1);
        settings.rootSelection = new Ucb1Tuned();
        settings.isSolver = true;
        return Trees.of(settings, new TreeGame(2, root)).first();
    }

    private static Node root(TreeState<?, ?> tree) {
        return new Node(tree.nodes()).moveTo(Tree.ROOT);
    }

    /** In the second tree the moves have changed places. */
    @Test
    void statisticsAreThoseOfTheSameMove() {
        TreeState<TreeGame, Branch> first = tree(choice(1, END, END));
        TreeState<TreeGame, Branch> second = tree(choice(1, END, END));
        Node one = root(first);
        one.visit(0, 0.5);
        one.addSquare(0, 0.5);
        one.prove(0, 0, 0.75);
        first.rootSum().add(0, 1, new double[] {0.5, 0.5});
        Node other = root(second);
        other.swap(0, 1);
        other.visit(1, 0.25);
        other.visit(1, 1);
        other.addSquare(1, 0.25);
        other.addSquare(1, 1);
        other.addAmaf(new int[] {1}, 1, 0.75);
        other.prove(1, 0.125, 1);
        second.rootSum().add(1, 1, new double[] {0.75, 0.25});
        second.rootSum().add(1, 1, new double[] {0, 1});

        RootView<Branch> sum = RootView.sum(first, List.of(RootView.of(first), RootView.of(second)));

        assertThat(List.of(sum.move(0), sum.move(1))).containsExactly(new Branch(0), new Branch(1));
        assertThat(sum.node().visits()).isEqualTo(3);
        assertThat(sum.node().visits(0)).isEqualTo(3);
        assertThat(sum.node().visits(1)).isZero();
        assertThat(sum.node().sum(0)).isEqualTo(1.75);
        assertThat(sum.node().sumOfSquares(0)).isEqualTo(0.25 + 0.0625 + 1);
        assertThat(sum.node().amafVisits(0)).isEqualTo(1);
        assertThat(sum.node().amafSum(0)).isEqualTo(0.75);
        assertThat(sum.node().lower(0)).isEqualTo(0.125);
        assertThat(sum.node().upper(0)).isEqualTo(0.75);
        assertThat(sum.node().isBounded(1)).isFalse();
        assertThat(sum.counted().playerValue(0)).isEqualTo((0.5 + 0.75 + 0) / 3);
        assertThat(sum.counted().playerValue(1)).isEqualTo((0.5 + 0.25 + 1) / 3);
        assertThat(RootView.of(first).node().visits(0))
                .as("of which it is a copy")
                .isEqualTo(1);
    }

    /** Both trees have proven one half: the first as the mean over a coin, the second as a result that a player can force. */
    @Test
    void whatIsForcedInOneTreeIsForced() {
        TreeState<TreeGame, Branch> coin = tree(choice(0, END, END));
        TreeState<TreeGame, Branch> forced = tree(choice(0, END, END));
        root(coin).prove(0, -0.5, -0.5);
        root(forced).prove(0, 0.5, 0.5);
        for (RootView<Branch> sum : List.of(
                RootView.sum(coin, List.of(RootView.of(coin), RootView.of(forced))),
                RootView.sum(coin, List.of(RootView.of(forced), RootView.of(coin))))) {
            assertThat(sum.node().isProven(0)).isTrue();
            assertThat(sum.node().isExpectation(0)).isFalse();
        }
        assertThat(RootView.sum(coin, List.of(RootView.of(coin), RootView.of(coin)))
                        .node()
                        .isExpectation(0))
                .isTrue();
    }

    /** Each tree has proven that another one of the two moves gives player 0 no more than a quarter: together they bound the root. */
    @Test
    void theBoundsOfTheRootFollowFromTheMergedMoves() {
        TreeState<TreeGame, Branch> first = tree(choice(0, END, END));
        TreeState<TreeGame, Branch> second = tree(choice(0, END, END));
        root(first).prove(0, 0.25, 0.25);
        root(second).prove(1, 0, 0.25);
        assertThat(RootView.of(first).bounds().upper()).isEqualTo(1);
        assertThat(RootView.of(second).bounds().upper()).isEqualTo(1);
        RootView<Branch> sum = RootView.sum(first, List.of(RootView.of(first), RootView.of(second)));
        assertThat(sum.bounds().lower()).isEqualTo(0.25);
        assertThat(sum.bounds().isExact()).isTrue();
    }

    @Test
    void outcomesKeepTheirProbabilities() {
        Position die = chance(new double[] {0.75, 0.25}, END, END);
        TreeState<TreeGame, Branch> first = tree(die);
        TreeState<TreeGame, Branch> second = tree(die);
        root(first).visit(1, 0.5);
        root(second).visit(1, 1);
        RootView<Branch> sum = RootView.sum(first, List.of(RootView.of(first), RootView.of(second)));
        assertThat(sum.node().isChance()).isTrue();
        assertThat(sum.node().visits(1)).isEqualTo(2);
        assertThat(sum.node().sum(1)).isEqualTo(1.5);
        assertThat(sum.node().probability(0)).isEqualTo(0.75);
        assertThat(sum.node().probability(1)).isEqualTo(0.25);
    }

    @Test
    void rootsWithDifferentMovesAreRefused() {
        TreeState<TreeGame, Branch> two = tree(choice(0, END, END));
        TreeState<TreeGame, Branch> three = tree(choice(0, END, END, END));
        assertThatThrownBy(() -> RootView.sum(two, List.of(RootView.of(two), RootView.of(three))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the root has the children [#0, #1] in one tree and [#0, #1, #2] in another")
                .hasMessageContaining("\nMaybe the expansion is not the same each time it is asked.");
    }
}
