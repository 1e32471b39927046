package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** The bounds of a node against values computed by hand. */
class NodeBoundsTest {

    private final Tree tree = new Tree(new NodeLayout(Set.of(Column.BOUNDS), 0));
    private final Node node = new Node(tree);

    @Test
    void nothingIsKnownOfANewNode() {
        assertThat(bounds(3, 0, false)).isEqualTo(BoundsWord.UNKNOWN);
        assertThat(node.bounds(1)).isEqualTo(BoundsWord.UNKNOWN);
        assertThat(BoundsWord.lower(BoundsWord.UNKNOWN)).isZero();
        assertThat(BoundsWord.upper(BoundsWord.UNKNOWN)).isEqualTo(1);
        assertThat(bounds(3, 0, true)).as("before a die").isEqualTo(BoundsWord.UNKNOWN);
    }

    /** Lower bounds 0.25, 0.5, 0 and upper bounds 0.75, 0.5, 0.625: player 0 takes the greatest of each, player 1 the least. */
    @Test
    void playersTakeTheBestForThem() {
        assertThat(bounds(3, 0, false, word(0.25, 0.75), word(0.5, 0.5), word(0, 0.625)))
                .isEqualTo(word(0.5, 0.75));
        assertThat(bounds(3, 1, false, word(0.25, 0.75), word(0.5, 0.5), word(0, 0.625)))
                .isEqualTo(word(0, 0.5));
    }

    /** Probabilities 0.5, 0.25, 0.25: lower 0.125 + 0.125 + 0 = 0.25, upper 0.375 + 0.125 + 0.25 = 0.75. */
    @Test
    void aDieIsWorthTheExpectation() {
        long expected = word(0.25, 0.75);
        assertThat(bounds(3, 1, true, word(0.25, 0.75), word(0.5, 0.5), word(0, 1)))
                .isEqualTo(expected);
    }

    /** Probabilities that are not the whole count in proportion: (0.5 * 0.75 + 0.25 * 0) / 0.75 = 0.5. */
    @Test
    void probabilitiesCountInProportion() {
        assertThat(bounds(2, 0, true, BoundsWord.exact(0.75), BoundsWord.exact(0)))
                .isEqualTo(BoundsWord.exact(0.5));
    }

    @Test
    void outcomesThatAgreeAreCertain() {
        long third = BoundsWord.exact(1 / 3.0);
        assertThat(bounds(3, 0, true, third, third, third)).isEqualTo(third);
        long won = BoundsWord.exact(1);
        assertThat(bounds(3, 0, true, won, won, won)).isEqualTo(won);
    }

    /** A float cannot tell 1 - 1e-9 from 1, but to win almost for certain is not to win. */
    @Test
    void roundingNeverMakesCertain() {
        node.moveTo(new Region(tree).allocate(2, 0, true));
        node.probability(0, 1e-9);
        node.probability(1, 1 - 1e-9);
        node.prove(0, BoundsWord.exact(0));
        node.prove(1, BoundsWord.exact(1));
        long almost = NodeBounds.of(node);
        assertThat(BoundsWord.isExact(almost)).isTrue();
        assertThat(BoundsWord.lower(almost)).isLessThan(1).isCloseTo(1, within(0x1p-23f));
        node.probability(0, 1 - 1e-50);
        node.probability(1, 1e-50);
        assertThat(BoundsWord.upper(NodeBounds.of(node))).isGreaterThan(0).isCloseTo(0, within(0x1p-23f));
    }

    @Test
    void whatIsProvenIsNeverForgotten() {
        node.moveTo(new Region(tree).allocate(2, 0, false));
        assertThat(node.prove(1, word(0.25, 1))).isTrue();
        assertThat(node.prove(1, word(0, 0.75))).isTrue();
        assertThat(node.prove(1, word(0.125, 0.875))).isFalse();
        assertThat(node.bounds(1)).isEqualTo(word(0.25, 0.75));
        assertThat(node.bounds(0)).isEqualTo(BoundsWord.UNKNOWN);
    }

    /** Bounds are of player 0; the means of player 1 lie within one less them. */
    @Test
    void meansAreBroughtWithinTheBounds() {
        node.moveTo(new Region(tree).allocate(1, 0, false)).visit(0, 0.125);
        node.prove(0, word(0.25, 0.75));
        assertThat(node.mean(0)).isEqualTo(0.25);
        assertThat(node.sum(0)).as("what was added").isEqualTo(0.125);
        node.moveTo(new Region(tree).allocate(1, 1, false)).visit(0, 1);
        node.prove(0, word(0.125, 0.75));
        assertThat(node.mean(0)).isEqualTo(0.875);
    }

    private long bounds(int count, int player, boolean isChance, long... ofChildren) {
        node.moveTo(new Region(tree).allocate(count, player, isChance));
        for (int child = 0; child < count; child++) {
            if (isChance) {
                node.probability(child, child == 0 ? 0.5 : 0.25);
            }
            if (ofChildren.length > 0) {
                node.prove(child, ofChildren[child]);
            }
        }
        return NodeBounds.of(node);
    }

    private static long word(double lower, double upper) {
        return BoundsWord.of((float) lower, (float) upper);
    }
}
