package io.mcts.solver;

import io.mcts.selection.Children;
import io.mcts.tree.NodeView;

/**
 * The proof numbers of a node: for each of two players, how many positions at least have to turn out won for them until the node is a
 * proven win of theirs.
 *
 * <ul>
 *   <li>A child not yet visited, or without a node, has 1; a proven win 0; what is proven to be less an infinite number.
 *   <li>Where the player chooses, one move is enough: the least number of the children.
 *   <li>Where the other player chooses or chance moves, every move has to be won: the sum of the numbers.
 * </ul>
 *
 * <p>The number of one player is the disproof number of the other where no game is drawn. In a graph positions that several moves lead
 * to are counted as often.
 *
 * <p>Sources: V. Allis, M. van der Meulen, J. van den Herik, <i>Proof-Number Search</i>, Artificial Intelligence 66, 1994; J. Kowalski,
 * D. Soemers, S. Kosakowski, M. Winands, <i>Generalized Proof-Number Monte-Carlo Tree Search</i>, arXiv 2506.13249, 2025 (a number for each
 * player).
 */
final class ProofNumbers {

    private ProofNumbers() {}

    /** The number of the node where a cursor stands, in a tree with proof numbers, for the win of a player. */
    static int of(NodeView node, int player) {
        boolean chooses = !node.isChance() && node.player() == player;
        int number = chooses ? Children.NEVER_PROVEN : 0;
        for (int child = 0, count = node.count(); child < count; child++) {
            int next = node.proofNumber(child, player);
            number = chooses ? Math.min(number, next) : sum(number, next);
        }
        return number;
    }

    /** The sum, which only an infinite number makes infinite. */
    private static int sum(int a, int b) {
        boolean isInfinite = a == Children.NEVER_PROVEN || b == Children.NEVER_PROVEN;
        return isInfinite ? Children.NEVER_PROVEN : (int) Math.min(Children.NEVER_PROVEN - 1L, (long) a + b);
    }
}
