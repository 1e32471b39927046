package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.GraphGame;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.Heuristic;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.Proof;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.SelectionPolicy;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In a game for one player a rollout that ends with the greatest payoff solves it, if the search has a solver. */
class SolvingRolloutTest {

    private static final int BEST = 10;
    private static final int DEPTH = 20;

    /** Notes whether a rollout came to the greatest payoff. */
    private static final class Watching implements Policy<TreeGame, Branch> {

        private final Policy<TreeGame, Branch> policy;
        private boolean hasSolved;

        Watching(Policy<TreeGame, Branch> policy) {
            this.policy = policy;
        }

        @Override
        public Branch choose(TreeGame state, RandomGenerator random) {
            return policy.choose(state, random);
        }

        @Override
        public void playOut(TreeGame state, RandomGenerator random, PlayedMoves played) {
            policy.playOut(state, random, played);
            hasSolved |= state.payoff(0) == BEST;
        }
    }

    /** Three moves in each of 20 levels of some positions, and about one end in twenty with the greatest payoff. */
    private static Position puzzle(long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        Position[] level = new Position[20];
        Arrays.setAll(level, i -> end(random.nextInt(BEST)));
        level[random.nextInt(level.length)] = end(BEST);
        for (int depth = 0; depth < DEPTH; depth++) {
            Position[] below = level;
            Position[] above = new Position[level.length];
            Arrays.setAll(
                    above,
                    i -> choice(0, below[random.nextInt(20)], below[random.nextInt(20)], below[random.nextInt(20)]));
            level = above;
        }
        return level[0];
    }

    static Stream<SelectionPolicy> selections() {
        return PartsTest.selections();
    }

    @ParameterizedTest
    @MethodSource("selections")
    void aRolloutWithTheGreatestPayoffEndsTheSearch(SelectionPolicy selection) {
        for (long seed = 0; seed < 20; seed++) {
            Watching rollouts = new Watching(new UniformPolicy<>());
            SearchTree<TreeGame, Branch> tree =
                    builder(selection, seed).rollout(rollouts).build().tree(new TreeGame(1, puzzle(seed)));
            boolean isSolved = false; // perhaps by an end that the tree has reached
            while (!isSolved) {
                isSolved = tree.search(Budget.iterations(1)).bounds().isExact();
                assertThat(isSolved || !rollouts.hasSolved).isTrue();
            }
            TreeInvariants.check(tree);
            requirePlayedOut(tree, new TreeGame(1, puzzle(seed)));
        }
    }

    /** In a graph moves may lead to a position that is known, whose moves wait for their turn; but a search comes to an end. */
    @ParameterizedTest
    @MethodSource("selections")
    void aGraphIsSolved(SelectionPolicy selection) {
        for (long seed = 0; seed < 20; seed++) {
            GraphGame game = new GraphGame(1, puzzle(seed));
            SearchTree<TreeGame, Branch> tree =
                    builder(selection, seed).transpositions().build().tree(game);
            tree.search(Budget.iterations(2_000));
            requirePlayedOut(tree, game);
        }
    }

    @Test
    void threadsWithATreeEachAndPoliciesThatLearnSolveIt() {
        for (long seed = 0; seed < 20; seed++) {
            Mcts.Builder<TreeGame, Branch> builder =
                    Mcts.of(TreeGame.class).solver().seed(seed);
            for (Mcts<TreeGame, Branch> search : List.of(
                    builder.parallel(Parallel.root(Runnable::run, 3)).build(),
                    builder.rollout(new EpsilonGreedyPolicy<>(0.2, new MastScores<>()))
                            .build())) {
                SearchTree<TreeGame, Branch> tree = search.tree(new TreeGame(1, puzzle(seed)));
                tree.search(Budget.iterations(2_000));
                requirePlayedOut(tree, new TreeGame(1, puzzle(seed)));
            }
        }
    }

    private static Mcts.Builder<TreeGame, Branch> builder(SelectionPolicy selection, long seed) {
        return Mcts.of(TreeGame.class)
                .selection(selection)
                .prior((state, moves, scores) -> Arrays.fill(scores, 0.5))
                .solver()
                .seed(seed);
    }

    /** Plays the best moves of a tree to the end: each is proven, without another iteration. */
    private static void requirePlayedOut(SearchTree<TreeGame, Branch> tree, TreeGame start) {
        TreeGame state = start.copy();
        while (!state.isTerminal()) {
            SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
            assertThat(result.bounds().proof()).contains(Proof.WIN);
            TreeGame end = state.copy();
            result.principalVariation().forEach(end::play);
            assertThat(end.isTerminal()).isTrue();
            assertThat(end.payoff(0)).isEqualTo(BEST);
            state.play(result.bestMove());
            tree.advance(result.bestMove());
        }
        assertThat(state.payoff(0)).isEqualTo(BEST);
    }

    /** A tree of the moves that a filter leaves proves only what these can do. */
    @Test
    void movesThatAFilterLeavesOutProveNothing() {
        Position afterSecond = choice(0, end(4), end(BEST));
        Mcts<TreeGame, Branch> search = Mcts.of(TreeGame.class)
                .expansion((state, moves) -> moves.subList(0, 1))
                .solver()
                .seed(1)
                .build();
        SearchResult<Branch> result =
                search.search(new TreeGame(1, choice(0, choice(0, afterSecond, afterSecond))), Budget.iterations(100));
        assertThat(result.value()).isEqualTo(0.4);
    }

    @Test
    void chanceAndEstimatesProveNothing() {
        Position dice = chance(new double[] {0.5, 0.5}, end(0), end(BEST));
        Position long1 = choice(0, choice(0, choice(0, dice)));
        SearchResult<Branch> thrown = Mcts.of(TreeGame.class)
                .solver()
                .seed(1)
                .build()
                .search(new TreeGame(1, choice(0, long1, long1)), Budget.iterations(1_000));
        assertThat(thrown.value()).isEqualTo(0.5);
        Heuristic<TreeGame> hopeful = (state, payoffs) -> payoffs[0] = BEST;
        SearchResult<Branch> estimated = Mcts.of(TreeGame.class)
                .evaluator(new HeuristicEvaluator<>(hopeful))
                .solver()
                .seed(1)
                .build()
                .search(new TreeGame(1, choice(0, choice(0, choice(0, end(3), end(4))))), Budget.iterations(100));
        assertThat(estimated.value()).isEqualTo(0.4);
    }
}
