package io.mcts.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.tree.Node;
import io.mcts.tree.NodeAllocator;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.Tree;
import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

/** The bounds of a node against values computed by hand. A negative bound is an expectation over chance. */
class NodeBoundsTest {

    private final Tree tree = new Tree(NodeLayout.BOUNDS);
    private final Node node = new Node(tree);
    private final NodeBounds bounds = new NodeBounds();

    @Test
    void nothingIsKnownOfANewNode() {
        node(3, 0, false);
        assertBounds(0, 1);
        assertThat(node.lower(1)).isZero();
        assertThat(node.upper(1)).isEqualTo(1);
        node(3, 0, true);
        assertBounds(0, 1);
        assertThat(bounds.isExpectation()).as("before a die").isFalse();
        assertThat(bounds.isExact()).isFalse();
    }

    /** Lower bounds 0.25, 0.5, 0 and upper bounds 0.75, 0.5, 0.625: player 0 takes the greatest of each, player 1 the least. */
    @Test
    void playersTakeTheBestForThem() {
        node(3, 0, false, 0.25, 0.75, 0.5, 0.5, 0, 0.625);
        assertBounds(0.5, 0.75);
        node(3, 1, false, 0.25, 0.75, 0.5, 0.5, 0, 0.625);
        assertBounds(0, 0.5);
    }

    /** Probabilities 0.5, 0.25, 0.25: lower 0.125 + 0.125 + 0 = 0.25, upper 0.375 + 0.125 + 0.25 = 0.75. */
    @Test
    void aDieIsWorthTheExpectation() {
        node(3, 1, true, 0.25, 0.75, 0.5, 0.5, 0, 1);
        assertBounds(-0.25, -0.75);
        assertThat(bounds.lower()).isEqualTo(0.25);
        assertThat(bounds.upper()).isEqualTo(0.75);
        assertThat(bounds.isExpectation()).isTrue();
    }

    /** Probabilities that are not the whole count in proportion: (0.5 * 0.75 + 0.25 * 0) / 0.75 = 0.5. */
    @Test
    void probabilitiesCountInProportion() {
        node(2, 0, true, 0.75, 0.75, 0, 0);
        assertBounds(-0.5, -0.5);
        assertThat(bounds.isExact()).isTrue();
    }

    /** A coin between nothing and 5e-15 of the range is worth half of that; no step of the rounding is greater than a double's. */
    @Test
    void smallExpectationsAreNotRoundedAway() {
        node(2, 0, true, 0, 0, 5e-15, 5e-15);
        // probabilities 0.5 and 0.25
        assertThat(bounds.lower()).isCloseTo(5e-15 / 3, within(Math.ulp(5e-15 / 3)));
        assertThat(bounds.isExact()).isTrue();
    }

    /** The exact sum, rounded once, in any order. */
    @Test
    void theOrderOfOutcomesDoesNotMatter() {
        double[] values = {0.1, 0.7, 0.30000000000000004, 1e-9, 0.9999999999999999};
        double[] probabilities = {0.1, 0.2, 0.3, 0.15, 0.25};
        BigDecimal sum = BigDecimal.ZERO;
        BigDecimal weight = BigDecimal.ZERO;
        for (int i = 0; i < values.length; i++) {
            sum = sum.add(new BigDecimal(values[i]).multiply(new BigDecimal(probabilities[i])));
            weight = weight.add(new BigDecimal(probabilities[i]));
        }
        double exact = sum.divide(weight, MathContext.DECIMAL128).doubleValue();
        for (int turn = 0; turn < values.length; turn++) {
            Tree tree = new Tree(NodeLayout.BOUNDS);
            Node die = new Node(tree).moveTo(new NodeAllocator(tree).allocate(values.length, 0, 0, true));
            for (int i = 0; i < values.length; i++) {
                int child = (i + turn) % values.length;
                die.probability(child, probabilities[i]);
                die.prove(child, values[i], values[i]);
            }
            assertThat(new NodeBounds().of(die).lower()).isEqualTo(exact);
        }
    }

    @Test
    void outcomesThatAgreeAreCertain() {
        double third = 1 / 3.0;
        node(3, 0, true, third, third, third, third, third, third);
        assertBounds(third, third);
        node(3, 0, true, 1, 1, 1, 1, 1, 1);
        assertBounds(1, 1);
    }

    /** Certain as the number is, it is the mean of an earlier die. */
    @Test
    void outcomesThatAgreeInAnExpectationAreAnExpectation() {
        node(3, 0, true, 0.5, 0.5, -0.5, -0.5, 0.5, 0.5);
        assertBounds(-0.5, -0.5);
    }

    /** A double cannot tell 1 - 1e-20 from 1, but to win almost for certain is not to win. */
    @Test
    void roundingNeverMakesCertain() {
        node(2, 0, true, 0, 0, 1, 1);
        node.probability(0, 1e-20);
        node.probability(1, 1);
        bounds.of(node);
        assertThat(bounds.isExact()).isTrue();
        assertThat(bounds.lower()).isLessThan(1).isCloseTo(1, within(0x1p-52));
        node.probability(0, 1);
        node.probability(1, 1e-320);
        bounds.of(node);
        assertThat(bounds.upper()).isGreaterThan(0).isCloseTo(0, within(0x1p-52));
    }

    /**
     * Of equal results a player takes the one that does not hang on chance for the bound that the player moves: a first player who may
     * throw a fair coin or take a draw can force a draw, but not prevent the coin; the second player likewise from the other side.
     */
    @Test
    void aPlayerWhoMayThrowACoinOrDrawForcesNoMoreThanADraw() {
        double coin = -0.5;
        node(2, 0, false, coin, coin, 0.5, 0.5);
        assertBounds(0.5, -0.5);
        node(2, 1, false, 0.5, 0.5, coin, coin);
        assertBounds(-0.5, 0.5);
        assertThat(bounds.isExpectation()).isTrue();
        node(2, 0, false, 0.5, 0.5, 0.5, 0.5);
        assertThat(bounds.isExpectation()).isFalse();
    }

    @Test
    void whatIsProvenIsNeverForgotten() {
        node(2, 0, false);
        assertThat(node.prove(1, 0.25, 1)).isTrue();
        assertThat(node.prove(1, 0, 0.75)).isTrue();
        assertThat(node.prove(1, 0.125, 0.875)).isFalse();
        assertThat(node.lower(1)).isEqualTo(0.25);
        assertThat(node.upper(1)).isEqualTo(0.75);
        assertThat(node.lower(0)).isZero();
        assertThat(node.upper(0)).isEqualTo(1);
    }

    /** What is forced says more than an expectation of the same amount. */
    @Test
    void aForcedBoundReplacesAnEqualExpectation() {
        node(2, 0, false);
        assertThat(node.prove(1, -0.5, -0.5)).isTrue();
        assertThat(node.isExpectation(1)).isTrue();
        assertThat(node.prove(1, -0.5, -0.5)).isFalse();
        assertThat(node.prove(1, 0.5, -0.5)).isTrue();
        assertThat(node.isExpectation(1)).isTrue();
        assertThat(node.prove(1, 0.5, 0.5)).isTrue();
        assertThat(node.isExpectation(1)).isFalse();
        assertThat(node.prove(1, -0.5, -0.5)).isFalse();
        assertThat(node.isExpectation(1)).isFalse();
    }

    /** Bounds are of player 0; the means of player 1 lie within one less them. */
    @Test
    void meansAreBroughtWithinTheBounds() {
        node(1, 0, false).visit(0, 0.125);
        node.prove(0, 0.25, 0.75);
        assertThat(node.mean(0)).isEqualTo(0.25);
        assertThat(node.sum(0)).as("what was added").isEqualTo(0.125);
        node(1, 1, false).visit(0, 1);
        node.prove(0, 0.125, 0.75);
        assertThat(node.mean(0)).isEqualTo(0.875);
    }

    /** A node whose children have the bounds given, two numbers each; outcomes have the probabilities 0.5, 0.25, 0.25. */
    private Node node(int count, int player, boolean isChance, double... ofChildren) {
        node.moveTo(new NodeAllocator(tree).allocate(count, 0, player, isChance));
        for (int child = 0; child < count; child++) {
            if (isChance) {
                node.probability(child, child == 0 ? 0.5 : 0.25);
            }
            if (ofChildren.length > 0) {
                node.prove(child, ofChildren[2 * child], ofChildren[2 * child + 1]);
            }
        }
        bounds.of(node);
        return node;
    }

    private void assertBounds(double lower, double upper) {
        assertSigned(lower, upper);
        assertThat(bounds.isExpectation()).isEqualTo(lower < 0 || upper < 0);
    }

    private void assertSigned(double lower, double upper) {
        assertThat(bounds.signedLower()).isEqualTo(lower);
        assertThat(bounds.signedUpper()).isEqualTo(upper);
    }
}
