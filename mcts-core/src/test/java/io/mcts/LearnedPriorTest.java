package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.Learner;
import io.mcts.policy.Learning;
import io.mcts.policy.MastScores;
import io.mcts.policy.MoveScores;
import io.mcts.policy.NGramScores;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.SoftmaxScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.RootShare;
import io.mcts.search.Inside;
import io.mcts.selection.ProgressiveBias;
import io.mcts.selection.Puct;
import io.mcts.tree.Node;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches whose priors are scores that learn: progressive history. */
class LearnedPriorTest {

    /** Two players choose in turn, four times between three moves each; their payoffs differ from end to end. */
    private static final TreeGame GAME = new TreeGame(2, position(4, 0));

    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    private static Position position(int depth, int number) {
        if (depth == 0) {
            double payoff = (7 * number + number / 9) % 11;
            return end(payoff, 10 - payoff);
        }
        return choice(
                depth % 2,
                IntStream.range(0, 3)
                        .mapToObj(move -> position(depth - 1, 3 * number + move))
                        .toArray(Position[]::new));
    }

    private static Mcts.Builder<TreeGame, Branch> history() {
        return Mcts.of(TreeGame.class)
                .selection(new ProgressiveBias(0.5, 3))
                .prior(new MastScores<>())
                .seed(1);
    }

    /** What one worker's iterations were, and the moves to each position. */
    private static final class Recount implements Learner {

        private final IdentityHashMap<Position, List<Integer>> moves = new IdentityHashMap<>();
        private final Map<Integer, double[]> rewards = new HashMap<>();
        private int toldApart;

        Recount(Position root) {
            addMoves(root, List.of());
        }

        private void addMoves(Position position, List<Integer> before) {
            moves.put(position, before);
            for (int move = 0; move < position.children().size(); move++) {
                List<Integer> next = new ArrayList<>(before);
                next.add(10 * position.player() + move);
                addMoves(position.children().get(move), next);
            }
        }

        @Override
        public void learn(PlayedMoves played, double[] reward) {
            for (int i = 0; i < played.length(); i++) {
                double[] sum = rewards.computeIfAbsent(played.number(i), key -> new double[2]);
                sum[0] += reward[played.player(i)];
                sum[1]++;
            }
        }

        double mean(int number) {
            double[] sum = rewards.get(number);
            return sum == null ? 1 : sum[0] / sum[1];
        }
    }

    /** Scores that learn, checked by averages of our own whenever they are asked. */
    private record Checked(MoveScores<TreeGame, Branch> scores, Learning learning, Recount recount)
            implements MoveScores<TreeGame, Branch> {

        @Override
        public void score(TreeGame state, List<Branch> moves, double[] received) {
            scores.score(state, moves, received);
            PlayedMoves played = learning.played();
            List<Integer> before = recount.moves.get(state.position());
            assertThat(IntStream.range(0, played.length()).map(played::number).boxed())
                    .as("the moves that lead to the node")
                    .isEqualTo(before.stream()
                            .map(move -> played.numberOf(move / 10, move % 10))
                            .toList());
            for (int move = 0; move < received.length; move++) {
                assertThat(received[move])
                        .isCloseTo(recount.mean(played.numberOf(state.currentPlayer(), move)), within(1e-12));
            }
            recount.toldApart += Arrays.stream(received).distinct().count() > 1 ? 1 : 0;
        }
    }

    private static MoveScores<TreeGame, Branch> checking(Recount recount) {
        return new MoveScores<>() {
            @Override
            public void score(TreeGame state, List<Branch> moves, double[] scores) {
                throw new AssertionError("without its learning");
            }

            @Override
            public MoveScores<TreeGame, Branch> with(Learning learning) {
                learning.add(recount);
                return new Checked(new MastScores<TreeGame, Branch>().with(learning), learning, recount);
            }
        };
    }

    static List<Mcts.Builder<TreeGame, Branch>> valuations() {
        return List.of(
                history(),
                history().rollout(new EpsilonGreedyPolicy<TreeGame, Branch>(0.4, new MastScores<>())),
                history().evaluator(new HeuristicEvaluator<>(new RandomPlayValue())),
                history().expansionThreshold(3),
                history()
                        .batches(new LeafBatches<>(
                                new OneByOne<>(new HeuristicEvaluator<>(new RandomPlayValue())), 4, 1)));
    }

    @ParameterizedTest
    @MethodSource("valuations")
    void aNodeIsGivenTheAveragesOfTheIterationsBeforeIt(Mcts.Builder<TreeGame, Branch> builder) {
        Recount recount = new Recount(GAME.position());
        SearchTree<TreeGame, Branch> tree =
                builder.prior(checking(recount)).build().tree(GAME);
        tree.search(Budget.iterations(400));
        assertThat(recount.toldApart).isGreaterThan(20);
        Node root = tree.inside().root();
        for (int child = 0; child < root.count(); child++) {
            assertThat(root.prior(child)).as("nothing was known of the root").isEqualTo(1);
        }
        TreeInvariants.check(tree, builder.build().expansionThreshold());
    }

    @Test
    void rowsOfMovesAreKnownWhereANodeIsMade() {
        Recount recount = new Recount(GAME.position());
        List<Double> apart = new ArrayList<>();
        MoveScores<TreeGame, Branch> both = new MoveScores<>() {
            @Override
            public void score(TreeGame state, List<Branch> moves, double[] scores) {
                throw new AssertionError("without its learning");
            }

            @Override
            public MoveScores<TreeGame, Branch> with(Learning learning) {
                MoveScores<TreeGame, Branch> rows = new NGramScores<TreeGame, Branch>(2, 1).with(learning);
                MoveScores<TreeGame, Branch> mast = checking(recount).with(learning);
                return (state, moves, scores) -> {
                    mast.score(state, moves, scores);
                    double alone = scores[0];
                    rows.score(state, moves, scores);
                    apart.add(scores[0] - alone);
                };
            }
        };
        history().prior(both).build().search(GAME, Budget.iterations(400));
        assertThat(apart).anyMatch(difference -> difference != 0);
    }

    @Test
    void anAdvancedTreeKeepsThePriorsAndWhatWasLearned() {
        SearchTree<TreeGame, Branch> tree = history().build().tree(GAME);
        tree.search(Budget.iterations(100));
        tree.advance(new Branch(0));
        tree.search(Budget.iterations(100));
        TreeInvariants.check(tree);
        assertThat(Inside.learning(tree.inside(), 0).played().iteration()).isEqualTo(200);
    }

    @Test
    void eachWorkerLearnsForItself() {
        for (Parallel parallel : List.of(Parallel.root(pool, 2), Parallel.tree(pool, 2))) {
            SearchTree<TreeGame, Branch> tree =
                    history().parallel(parallel).build().tree(GAME);
            assertThat(tree.search(Budget.iterations(2_000)).iterations()).isEqualTo(2_000);
            TreeInvariants.check(tree);
        }
        Mcts<TreeGame, Branch> twoTrees =
                history().parallel(Parallel.root(Runnable::run, 2)).build();
        List<RootShare<Branch>> shares = List.of(
                twoTrees.share(GAME, Budget.iterations(1_000), 0, share -> {}),
                twoTrees.share(GAME, Budget.iterations(1_000), 1, share -> {}));
        assertThat(twoTrees.merged(GAME, shares, Duration.ZERO).moves())
                .isEqualTo(twoTrees.search(GAME, Budget.iterations(1_000)).moves());
    }

    @Test
    void aDistributionForPuctIsMadeOfThem() {
        assertThat(Mcts.of(TreeGame.class)
                        .selection(new Puct(1, 0.25))
                        .prior(new SoftmaxScores<>(0.2, new MastScores<TreeGame, Branch>()))
                        .seed(1)
                        .build()
                        .search(GAME, Budget.iterations(300))
                        .iterations())
                .isEqualTo(300);
    }

    @Test
    void rolloutsWhoseMovesAreNotRecordedAreRefused() {
        OneByOne<TreeGame> rollouts = new OneByOne<>(new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>()));
        Mcts<TreeGame, Branch> inBatches =
                history().batches(new LeafBatches<>(rollouts, 4, 1)).build();
        assertThatThrownBy(() -> inBatches.tree(GAME))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("does not record the moves of its rollouts, which the search");
        Mcts<TreeGame, Branch> unknown = history()
                .evaluator((state, random, payoffs) -> Arrays.fill(payoffs, 5))
                .build();
        assertThatThrownBy(() -> unknown.tree(GAME))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the search needs the moves of rollouts");
    }

    @Test
    void scoresThatForgetToPassTheirLearningOnFail() {
        MoveScores<TreeGame, Branch> mast = new MastScores<>();
        Mcts<TreeGame, Branch> mcts = history()
                .prior((state, moves, scores) -> mast.score(state, moves, scores))
                .build();
        assertThatThrownBy(() -> mcts.tree(GAME))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("Maybe a part that holds it does not override with(Learning).");
    }
}
