package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1 with a bonus for moves of which little is left to prove that they win:
 *
 * <pre>
 * mean + c * sqrt(ln N / n) + weight * (1 - rank / k)
 * </pre>
 *
 * <p>Here n and N are as in {@link Ucb1}, k is the number of children, and the rank of a child is 1 more than the number of children
 * with a smaller {@linkplain Children#proofNumber proof number}; so children with equal numbers have equal ranks. With the solver, of
 * which it needs the proofs, this is PN-MCTS, for games that end by narrow forced wins.
 *
 * <p>The bonus does not fade, so with a weight greater than 0 the visits need not come to the best move where nothing can be proven; a
 * great one leads to moves with few replies, however bad they are.
 *
 * <p>Source: J. Kowalski, E. Doe, M. Winands, D. Górski, D. Soemers, <i>Proof Number-Based Monte-Carlo Tree Search</i>, IEEE
 * Transactions on Games, 2024 (UCT-PN). There one player proves that the player at the root wins and the other disproves it. Here each
 * player proves a win of their own, as in J. Kowalski, D. Soemers, S. Kosakowski, M. Winands, <i>Generalized Proof-Number Monte-Carlo
 * Tree Search</i>, arXiv 2506.13249, 2025: so the numbers do not depend on the root, and a draw is no win of either.
 *
 * @param c the exploration constant, not negative and finite
 * @param weight the greatest bonus, not negative and finite
 */
public record ProofNumberUcb1(double c, double weight) implements SelectionPolicy {

    public ProofNumberUcb1 {
        Argument.requireNotNegative("the exploration constant c", c);
        Argument.requireNotNegative("the weight of the proof numbers", weight);
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.PROOF_NUMBERS);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = c * VisitFunctions.rootOfLog(children.visits());
        int[] numbers = new int[children.count()];
        for (int child = 0; child < numbers.length; child++) {
            numbers[child] = children.proofNumber(child);
        }
        return children.best(child -> VisitFunctions.bound(children.sum(child), children.visits(child), exploration)
                + weight * (1 - (double) rank(numbers, child) / numbers.length));
    }

    private static int rank(int[] numbers, int child) {
        int rank = 1;
        for (int number : numbers) {
            rank += number < numbers[child] ? 1 : 0;
        }
        return rank;
    }

    @Override
    public String toString() {
        return "proof-number-ucb1:c=" + c + ":weight=" + weight;
    }
}
