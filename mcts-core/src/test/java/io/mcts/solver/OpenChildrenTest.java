package io.mcts.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.selection.Children;
import io.mcts.tree.Column;
import io.mcts.tree.Node;
import io.mcts.tree.NodeAllocator;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.Tree;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Of three children the third and the first, as if the second were not there. */
class OpenChildrenTest {

    private final Tree tree = new Tree(
            new NodeLayout(Set.of(Column.PRIOR, Column.SQUARES, Column.AMAF_VISITS, Column.AMAF_SUM), 0).withBounds());
    private final Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(3, 0, 0, false));
    private final OpenChildren some = new OpenChildren(node);

    OpenChildrenTest() {
        visit(0, 0.25, 0.75);
        visit(1, 1);
        visit(2, 0.5, 0.5, 1, 1);
        for (int child = 0; child < 3; child++) {
            node.prior(child, child / 8.0);
            node.addAmaf(new int[] {child}, 1, child / 4.0);
        }
        node.addAmaf(new int[] {2}, 1, 1);
        some.clear(node);
        some.add(2);
        some.add(0);
    }

    private void visit(int child, double... rewards) {
        for (double reward : rewards) {
            node.visit(child, reward);
            node.addSquare(child, reward);
        }
    }

    @Test
    void theirStatisticsAreThoseOfTheNode() {
        assertThat(some.count()).isEqualTo(2);
        assertThat(some.visits()).as("without those of the second").isEqualTo(6);
        assertThat(new int[] {some.visits(0), some.visits(1)}).containsExactly(4, 2);
        assertThat(new double[] {some.sum(0), some.sum(1)}).containsExactly(3, 1);
        assertThat(new double[] {some.mean(0), some.mean(1)}).containsExactly(0.75, 0.5);
        assertThat(new double[] {some.prior(0), some.prior(1)}).containsExactly(0.25, 0);
        assertThat(new double[] {some.sumOfSquares(0), some.sumOfSquares(1)}).containsExactly(2.5, 0.625);
        // each reward is 0.25 beside its mean
        assertThat(new double[] {some.variance(0), some.variance(1)}).containsExactly(0.0625, 0.0625);
        assertThat(new int[] {some.amafVisits(0), some.amafVisits(1)}).containsExactly(2, 1);
        assertThat(new double[] {some.amafSum(0), some.amafSum(1)}).containsExactly(1.5, 0);
    }

    @Test
    void theSumGoesWithAMeanThatIsBroughtWithinItsBounds() {
        node.prove(2, 0, 0.5);
        assertThat(some.mean(0)).isEqualTo(0.5);
        assertThat(some.sum(0)).isEqualTo(2);
        assertThat(some.sum(1)).isEqualTo(1);
    }

    @Test
    void theFirstOfThemAreTheFirstAdded() {
        Children first = some.first(1);
        assertThat(first.count()).isEqualTo(1);
        assertThat(first.visits(0)).isEqualTo(4);
        assertThat(some.first(2).visits(1)).isEqualTo(2);
    }
}
