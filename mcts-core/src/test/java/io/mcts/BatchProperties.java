package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;
import io.mcts.selection.Puct;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Where searches in batches lead in the end: to the value of best play, as those of {@link SelectionProperties}. */
class BatchProperties {

    private static final int ITERATIONS = 50_000;

    /**
     * A batch of 16 with a virtual loss of 3 makes the best move of a node that N descents have passed look worse by up to
     * 16 * 3 / N, so that moves worse by 0.1 differ by d = 0.1 - 48 / N. By UCB1 with c = 0.7 such a move is tried
     * {@code c^2 ln N / d^2} times, but not more than N: at most 1,100 times, where N is as great. By PUCT with equal priors of at
     * most 1/2 it is {@code sqrt(N) / (2 d)}, the most at the end: 1,130 times.
     */
    private static final double TRIES = 1_130;

    /** Two worse moves cost 0.1 each, at two levels; four standard errors of a die's mean; 12 evaluations inside the tree. */
    private static final double TOLERANCE = 2 * 2 * TRIES * 0.1 / ITERATIONS + 0.0072 + 12.0 / ITERATIONS;

    /** Random play, exactly, and equal priors. */
    private record EqualMoves() implements BatchEvaluator<TreeGame> {

        @Override
        public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                new RandomPlayValue().estimate(states.get(i), payoffs[i]);
                Arrays.fill(priors[i], 1.0 / priors[i].length);
                assertThat(priors[i])
                        .hasSize(
                                states.get(i).currentPlayer() == GameState.CHANCE
                                        ? 0
                                        : states.get(i).legalMoves().size());
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    @Provide
    Arbitrary<TreeGame> games() {
        return new SelectionProperties().games();
    }

    @Provide
    Arbitrary<LeafBatches<TreeGame>> batches() {
        return Arbitraries.of(
                        new OneByOne<>(new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>())), new EqualMoves())
                .flatMap(evaluator -> Arbitraries.integers()
                        .between(2, 16)
                        .flatMap(size -> Arbitraries.integers()
                                .between(1, 3)
                                .map(loss -> new LeafBatches<>(evaluator, size, loss))));
    }

    @Property(seed = "6", tries = 20, edgeCases = EdgeCasesMode.NONE)
    void theValueOfTheRootComesToTheExactValue(
            @ForAll("games") TreeGame game, @ForAll("batches") LeafBatches<TreeGame> batches) {
        SelectionPolicy selection = batches.evaluator().givesPriors() ? new Puct(1, 0.25) : Ucb1.of(0.7);
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(selection)
                .batches(batches)
                .seed(1)
                .build()
                .tree(game);
        SearchResult<Branch> result = tree.search(Budget.iterations(ITERATIONS));
        TreeInvariants.check(tree);
        double exact = TreeGame.exactValues(game.position())[game.currentPlayer()] / 10;
        assertThat(result.value()).isCloseTo(exact, within(TOLERANCE));
    }
}
