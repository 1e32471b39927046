package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.ExpectationBackup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.RecordingModel;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.policy.Learning;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches whose leaves are evaluated in batches. */
class BatchTest {

    private static final Evaluator<TreeGame> ROLLOUT = new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>());

    /** One player, two moves, then two more that end the game. */
    private static final Position LEFT = choice(0, end(2), end(4));

    private static final Position RIGHT = choice(0, end(6), end(8));

    private static final TreeGame TWO_BY_TWO = new TreeGame(1, choice(0, LEFT, RIGHT));

    /**
     * PUCT with c = 1 and no reduction. The first descent finds 0.5 + P, the second on the move taken
     * {@code 0 / v + P / (1 + v)} and on the other one 0 + P, the mean of the node being 0 by the virtual loss.
     */
    @ParameterizedTest
    @CsvSource({
        "0.6, 1, 2", // 0.6 / 2 = 0.3 < 0.4
        "0.9, 1, 1", // 0.9 / 2 = 0.45 > 0.1: the same leaf again, so the batch is closed
        "0.9, 9, 2", // 0.9 / 10 = 0.09 < 0.1
        "0.9, 8, 1" // 0.9 / 9 = 0.1, and the first of equals
    })
    void aVirtualLossSendsTheNextDescentElsewhere(double prior, int virtualLoss, int leaves) {
        // 0.1 as the difference to 1 would be a little less
        RecordingModel model = RecordingModel.of(prior, prior == 0.9 ? 0.1 : 0.4);
        SearchTree<TreeGame, Branch> tree = puct(model, 2, virtualLoss).tree(TWO_BY_TWO);
        tree.search(Budget.iterations(leaves));
        assertThat(model.calls())
                .containsExactly(List.of(TWO_BY_TWO.position()), leaves == 1 ? List.of(LEFT) : List.of(LEFT, RIGHT));
        TreeInvariants.check(tree);
    }

    @Test
    void theLeavesOfABatchAreBackedUpAsIfEachHadComeAlone() {
        RecordingModel model = RecordingModel.of(0.6, 0.4);
        SearchTree<TreeGame, Branch> tree = puct(model, 2, 5).tree(TWO_BY_TWO);
        SearchResult<Branch> result = tree.search(Budget.iterations(2));
        // random play: 3 and 7 of 10
        assertThat(result.statistics(new Branch(0)).visits()).isEqualTo(1);
        assertThat(result.statistics(new Branch(0)).mean()).isEqualTo(0.3);
        assertThat(result.statistics(new Branch(1)).visits()).isEqualTo(1);
        assertThat(result.statistics(new Branch(1)).mean()).isEqualTo(0.7);
        assertThat(result.effort().nodes()).isEqualTo(3);
        assertThat(result.effort().depth()).isEqualTo(1);
    }

    /**
     * Two moves are tried, then the first of equals again: its node is made, though it has not been evaluated yet. The fourth
     * descent compares bounds: 0 + c * sqrt(ln 3 / 2v) and 0 + c * sqrt(ln 3 / v).
     */
    @Test
    void withoutPriorsNodesAreMadeAsInAnySearch() {
        RecordingModel model = RecordingModel.of();
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(model, 4, 1))
                .seed(1)
                .build()
                .tree(new TreeGame(1, choice(0, choice(0, LEFT), choice(0, RIGHT))));
        tree.search(Budget.iterations(4));
        assertThat(model.calls()).hasSize(1);
        assertThat(model.calls().get(0).subList(0, 2)).doesNotContain(LEFT, RIGHT);
        assertThat(model.calls().get(0).subList(2, 4)).containsExactlyInAnyOrder(LEFT, RIGHT);
        TreeInvariants.check(tree);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aBatchOfOneIsThePlainSearch(int virtualLoss) {
        for (TreeGame game : List.of(Games.gamble(), Games.chanceRoot(), Games.threePlayers(), sixPlies())) {
            for (Evaluator<TreeGame> evaluator : List.of(ROLLOUT, new HeuristicEvaluator<>(new RandomPlayValue()))) {
                Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                        .backup(new ExpectationBackup())
                        .seed(5)
                        .build();
                SearchTree<TreeGame, Branch> plain =
                        mcts.toBuilder().evaluator(evaluator).build().tree(game);
                SearchTree<TreeGame, Branch> batched = mcts.toBuilder()
                        .batches(new LeafBatches<>(new OneByOne<>(evaluator), 1, virtualLoss))
                        .build()
                        .tree(game);
                SearchResult<Branch> expected = plain.search(Budget.iterations(3_000));
                SearchResult<Branch> result = batched.search(Budget.iterations(3_000));
                assertThat(result.moves()).isEqualTo(expected.moves());
                assertThat(result.effort().nodes()).isEqualTo(expected.effort().nodes());
                assertThat(result.effort().depth()).isEqualTo(expected.effort().depth());
                assertThat(batched.snapshot(50, 50)).isEqualTo(plain.snapshot(50, 50));
            }
        }
    }

    /** The same evaluator alone, and in a batch of 1 that gives priors: these are written as those of scores are. */
    @Test
    void aBatchOfOneWithPriorsIsTheSearchWithScores() {
        RecordingModel model = RecordingModel.of(0.5, 0.3, 0.2);
        SearchTree<TreeGame, Branch> plain = Mcts.<TreeGame, Branch>builder()
                .selection(new Puct(1, 0.25))
                .prior((state, moves, scores) ->
                        System.arraycopy(model.priorsOf(scores.length), 0, scores, 0, scores.length))
                .evaluator(new HeuristicEvaluator<>(new RandomPlayValue()))
                .seed(1)
                .build()
                .tree(Games.threePlayers());
        SearchTree<TreeGame, Branch> batched = Mcts.<TreeGame, Branch>builder()
                .selection(new Puct(1, 0.25))
                .batches(new LeafBatches<>(model, 1, 1))
                .seed(1)
                .build()
                .tree(Games.threePlayers());
        assertThat(batched.search(Budget.iterations(2_000)).moves())
                .isEqualTo(plain.search(Budget.iterations(2_000)).moves());
        TreeInvariants.check(batched);
    }

    @ParameterizedTest
    @CsvSource({"7, 1", "7, 4", "64, 1", "64, 20"})
    void whateverTheBatchTheInvariantsHoldAndTheIterationsAreExact(int size, int virtualLoss) {
        for (TreeGame game : List.of(Games.gamble(), Games.chanceRoot(), Games.threePlayers(), sixPlies())) {
            for (int threshold : List.of(2, 3, 5)) {
                SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                        .batches(new LeafBatches<>(new OneByOne<>(ROLLOUT), size, virtualLoss))
                        .expansionThreshold(threshold)
                        .seed(2)
                        .build()
                        .tree(game);
                checkSteps(tree, threshold);
            }
            checkSteps(puct(RecordingModel.of(0.2, 0.3, 0.5), size, virtualLoss).tree(game), 2);
        }
    }

    private static void checkSteps(SearchTree<TreeGame, Branch> tree, int threshold) {
        List<Long> heard = new ArrayList<>();
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000), progress -> {
            heard.add(progress.iterations());
            assertThat(progress.snapshot().moves().stream()
                            .mapToLong(MoveStatistics::visits)
                            .sum())
                    .as("visits that a listener sees")
                    .isEqualTo(progress.iterations());
        });
        assertThat(result.iterations()).isEqualTo(1_000);
        assertThat(heard).hasSize(1_000).isSorted().doesNotHaveDuplicates();
        TreeInvariants.check(tree, threshold);
    }

    /** Chance is drawn as often as it ought to be: no draw is lost where two descents meet. */
    @Test
    void aDescentTakenBackBeginsAgainWithItsNumbers() {
        Position[] outcomes = new Position[10];
        Arrays.fill(outcomes, choice(0, end(1), end(1)));
        double[] probabilities = new double[10];
        Arrays.fill(probabilities, 0.1);
        TreeGame die = new TreeGame(1, chance(probabilities, outcomes));
        for (long seed = 1; seed <= 20; seed++) {
            SearchResult<Branch> alone =
                    puct(RecordingModel.of(0.5, 0.5), 1, 1).withSeed(seed).search(die, Budget.iterations(50));
            SearchResult<Branch> batched =
                    puct(RecordingModel.of(0.5, 0.5), 32, 1).withSeed(seed).search(die, Budget.iterations(50));
            assertThat(batched.moves()).as("the same draws").isEqualTo(alone.moves());
        }
    }

    @Test
    void aTimeBudgetIsAskedBeforeEachBatch() {
        AtomicLong clock = new AtomicLong();
        BatchEvaluator<TreeGame> slow = (states, random, payoffs, priors) -> {
            clock.addAndGet(1_000_000);
            Arrays.stream(payoffs).forEach(payoff -> payoff[0] = 5);
        };
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(slow, 8, 1))
                .clock(clock::get)
                .seed(1)
                .build();
        SearchResult<Branch> result = mcts.search(sixPlies(), Budget.millis(3));
        assertThat(result.iterations()).as("three batches").isEqualTo(24);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.TIME);
    }

    @Test
    void aLastBatchMayBeSmaller() {
        RecordingModel model = RecordingModel.of();
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(model, 8, 1))
                .seed(1)
                .build();
        mcts.search(sixPlies(), Budget.iterations(20));
        assertThat(model.calls()).extracting(List::size).containsExactly(8, 8, 4);
    }

    @Test
    void whereTheGameIsOverNobodyIsAsked() {
        RecordingModel model = RecordingModel.of();
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(model, 8, 1))
                .seed(1)
                .build();
        assertThat(mcts.search(Games.twoMoves(), Budget.iterations(100)).bestMove())
                .isEqualTo(new Branch(1));
        assertThat(model.calls()).isEmpty();
    }

    @Test
    void flatMonteCarloValuesTheSameLeafAsOftenAsItIsDrawn() {
        RecordingModel model = RecordingModel.of();
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(new LeastVisited())
                .expansionThreshold(Integer.MAX_VALUE)
                .batches(new LeafBatches<>(model, 8, 3))
                .seed(1)
                .build()
                .tree(TWO_BY_TWO);
        tree.search(Budget.iterations(16));
        assertThat(model.calls())
                .hasSize(2)
                .allSatisfy(call -> assertThat(call)
                        .hasSize(8)
                        .satisfies(positions -> assertThat(Collections.frequency(positions, LEFT))
                                .isEqualTo(4)));
    }

    @Test
    void eachStateIsEvaluatedOnceAndItsNodeHasItsPriors() {
        RecordingModel model = RecordingModel.of(0.5, 0.3, 0.2);
        SearchTree<TreeGame, Branch> tree = puct(model, 8, 2).tree(Games.threePlayers());
        assertThat(model.calls()).as("the root").hasSize(1);
        tree.search(Budget.iterations(500));
        List<Position> evaluated = model.calls().stream().flatMap(List::stream).toList();
        assertThat(evaluated).doesNotHaveDuplicates();
        Node node = tree.inside().root();
        for (int child = 0; child < 3; child++) {
            assertThat(node.prior(child)).isEqualTo(model.priorsOf(3)[node.move(child)]);
            Node below = new Node(tree.inside().nodes()).moveTo(node.link(child));
            for (int grandchild = 0; grandchild < below.count(); grandchild++) {
                assertThat(below.prior(grandchild)).isEqualTo(model.priorsOf(below.count())[below.move(grandchild)]);
            }
        }
    }

    @Test
    void advancingToAStateNeverVisitedEvaluatesIt() {
        RecordingModel model = RecordingModel.of(1, 0);
        SearchTree<TreeGame, Branch> tree = puct(model, 1, 1).tree(TWO_BY_TWO);
        tree.search(Budget.iterations(1));
        tree.advance(new Branch(1));
        assertThat(model.calls()).containsExactly(List.of(TWO_BY_TWO.position()), List.of(LEFT), List.of(RIGHT));
        assertThat(tree.inside().root().prior(0)).isEqualTo(1);
    }

    @Test
    void advancingToALeafKeepsItsNode() {
        RecordingModel model = RecordingModel.of(1, 0);
        SearchTree<TreeGame, Branch> tree = puct(model, 1, 1).tree(TWO_BY_TWO);
        tree.search(Budget.iterations(1));
        tree.advance(new Branch(0));
        assertThat(model.calls()).hasSize(2);
        assertThat(tree.inside().root().prior(0)).isEqualTo(1);
        tree.search(Budget.iterations(10));
        TreeInvariants.check(tree);
    }

    /** By hand: of 0.5, 0.3, 0.2 the first is left out: 0.3 / 0.5 and 0.2 / 0.5. */
    @Test
    void priorsOfTheMovesThatAFilterKeepsSumToOne() {
        Node root = filteredRoot(RecordingModel.of(0.5, 0.3, 0.2));
        assertThat(root.prior(0)).isCloseTo(0.6, within(1e-15));
        assertThat(root.prior(1)).isCloseTo(0.4, within(1e-15));
        Node none = filteredRoot(RecordingModel.of(1, 0, 0));
        assertThat(List.of(none.prior(0), none.prior(1))).containsExactly(0.5, 0.5);
        assertThatThrownBy(() -> filteredRoot(RecordingModel.of(0.5, -0.5, 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith(
                        "the evaluator recording gives #1 a prior of -0.5, not from 0 to 1, in state 1 of a"
                                + " batch of 1, player 0, 3 moves\nMaybe ");
    }

    private static Node filteredRoot(BatchEvaluator<TreeGame> model) {
        MoveFilter<TreeGame, Branch> notTheFirst = (state, legal) -> legal.size() == 3 ? legal.subList(1, 3) : legal;
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .expansion(notTheFirst)
                .batches(new LeafBatches<>(model, 4, 1))
                .seed(1)
                .build()
                .tree(Games.threePlayers());
        return tree.inside().root();
    }

    @Test
    void aFailureNamesItsLeavesAndLeavesTheTreeAsItWas() {
        RecordingModel model = RecordingModel.of();
        BatchEvaluator<TreeGame> failing = (states, random, payoffs, priors) -> {
            if (model.calls().size() == 3) {
                throw new IllegalArgumentException("out of order");
            }
            model.evaluate(states, random, payoffs, priors);
        };
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(failing, 2, 3))
                .seed(1)
                .build()
                .tree(sixPlies());
        assertThatThrownBy(() -> tree.search(Budget.iterations(100)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching(
                        "(?s)out of order\nPlayed from the root, player 0, 3 moves, to the leaves of a batch: "
                                + "\\[\\[#\\d, #\\d], \\[#\\d, #\\d]], then in leaf-batches.*")
                .hasCauseInstanceOf(IllegalArgumentException.class);
        assertThat(tree.snapshot(1, 3).visits()).isEqualTo(6);
        TreeInvariants.check(tree);
        model.calls().remove(0);
        assertThat(tree.search(Budget.iterations(2)).iterations()).isEqualTo(2);
        TreeInvariants.check(tree);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 10.5, Double.NaN})
    void aPayoffOutsideItsRangeIsNamedWithItsMoves(double wrong) {
        BatchEvaluator<TreeGame> model = (states, random, payoffs, priors) -> {
            payoffs[0][0] = 5;
            payoffs[payoffs.length - 1][0] = wrong;
        };
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(model, 2, 1))
                .seed(1)
                .build()
                .tree(TWO_BY_TWO);
        assertThatThrownBy(() -> tree.search(Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching(
                        "(?s)the evaluator .* gives player 0 a payoff of " + wrong + ", outside the declared"
                                + " range \\[0.0, 10.0], in state 2 of a batch of 2, player 0, 2 moves\nMaybe .*\n"
                                + "Played from the root, player 0, 2 moves: \\[#\\d], then in leaf-batches:.*");
        assertThat(tree.snapshot(1, 3).visits()).isZero();
    }

    @Test
    void aPriorOutsideItsRangeIsNamedWithItsMoves() {
        RecordingModel model = RecordingModel.of(0.5, 0.5);
        BatchEvaluator<TreeGame> wrong = new BatchEvaluator<>() {
            @Override
            public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                model.evaluate(states, random, payoffs, priors);
                priors[0][1] = model.calls().size() == 1 ? 0.5 : Double.NaN;
            }

            @Override
            public boolean givesPriors() {
                return true;
            }

            @Override
            public String toString() {
                return "wrong";
            }
        };
        SearchTree<TreeGame, Branch> tree = puct(wrong, 1, 1).tree(TWO_BY_TWO);
        assertThatThrownBy(() -> tree.search(Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching(
                        "(?s)the evaluator wrong gives #1 a prior of NaN, not from 0 to 1, in state 1 of a batch"
                                + " of 1, player 0, 2 moves\nMaybe .*\nPlayed from the root, player 0, 2 moves: \\[#0], then in"
                                + " leaf-batches:.*");
        TreeInvariants.check(tree);
    }

    /** Equal priors of two or three moves, of a given sum where there are three. */
    private static BatchEvaluator<TreeGame> withPriorsOf(double sum) {
        return new BatchEvaluator<>() {
            @Override
            public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                for (int i = 0; i < payoffs.length; i++) {
                    Arrays.fill(payoffs[i], 5);
                    Arrays.fill(priors[i], priors[i].length == 3 ? sum / 3 : 0.5);
                }
            }

            @Override
            public boolean givesPriors() {
                return true;
            }

            @Override
            public String toString() {
                return "model";
            }
        };
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.75, 1.5, 3})
    void priorsThatDoNotSumToOneAreRefused(double sum) {
        String refusal = "the evaluator model gives the legal moves priors that sum to " + sum
                + ", not to 1, in state 1 of a" + " batch of 1, player 0, 3 moves\nMaybe ";
        assertThatThrownBy(() -> puct(withPriorsOf(sum), 4, 1).tree(Games.threePlayers()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith(refusal);
        assertThatThrownBy(() -> filteredRoot(withPriorsOf(sum)))
                .as("where a filter leaves out a move")
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith(refusal);
        TreeGame later = new TreeGame(1, choice(0, choice(0, end(1), end(2), end(3)), end(4)));
        assertThatThrownBy(() -> puct(withPriorsOf(sum), 4, 1).search(later, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("(?s)\\Q" + refusal
                        + "\\E.*\nPlayed from the root, player 0, 2 moves: \\[#0], then in" + " leaf-batches:.*");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.991, 1.009})
    void priorsMayMissOneByTheRoundingOfHalfPrecision(double sum) {
        assertThat(puct(withPriorsOf(sum), 4, 1)
                        .search(Games.threePlayers(), Budget.iterations(10))
                        .iterations())
                .isEqualTo(10);
    }

    @Test
    void anEvaluatorThatGivesUpAtAnInterruptEndsTheSearch() {
        List<Integer> sizes = new ArrayList<>();
        BatchEvaluator<TreeGame> interrupted = (states, random, payoffs, priors) -> {
            sizes.add(states.size());
            if (sizes.size() == 3) {
                Thread.currentThread().interrupt();
                throw new CancellationException();
            }
            Arrays.stream(payoffs).forEach(payoff -> payoff[0] = 5);
        };
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(interrupted, 4, 2))
                .seed(1)
                .build()
                .tree(sixPlies());
        SearchResult<Branch> result = tree.search(Budget.unlimited());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(result.iterations()).isEqualTo(8);
        TreeInvariants.check(tree);
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder()
                        .batches(new LeafBatches<TreeGame>(
                                (states, random, payoffs, priors) -> {
                                    throw new CancellationException("by itself");
                                },
                                4,
                                2))
                        .build()
                        .search(sixPlies(), Budget.iterations(1)))
                .as("without an interrupt it is a failure")
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("by itself");
    }

    @Test
    void anInterruptedThreadStillGetsAnAnswer() {
        RecordingModel model = RecordingModel.of(0.5, 0.5);
        BatchEvaluator<TreeGame> impatient = new BatchEvaluator<>() {
            @Override
            public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new CancellationException();
                }
                model.evaluate(states, random, payoffs, priors);
            }

            @Override
            public boolean givesPriors() {
                return true;
            }
        };
        Thread.currentThread().interrupt();
        SearchResult<Branch> result = puct(impatient, 4, 1).search(TWO_BY_TWO, Budget.iterations(10));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.iterations()).isZero();
        assertThat(TWO_BY_TWO.legalMoves()).contains(result.bestMove());
        assertThat(model.calls()).hasSize(1);
    }

    @Test
    void whatContradictsThePriorsOfAnEvaluatorIsRefused() {
        LeafBatches<TreeGame> batches = new LeafBatches<>(RecordingModel.of(0.5, 0.5), 4, 1);
        Mcts.Builder<TreeGame, Branch> twice =
                Mcts.<TreeGame, Branch>builder().batches(batches).prior(new GivenScores(0.5, 0.5));
        assertThatThrownBy(twice::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("priors come either from scores (given) or from the evaluator (leaf-batches");
        Mcts.Builder<TreeGame, Branch> late =
                Mcts.<TreeGame, Branch>builder().batches(batches).expansionThreshold(3);
        assertThatThrownBy(late::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the expansion threshold 3 has no meaning");
        Mcts.Builder<TreeGame, Branch> without = Mcts.<TreeGame, Branch>builder()
                .selection(new Puct(1, 0))
                .batches(new LeafBatches<>(RecordingModel.of(), 4, 1));
        assertThatThrownBy(without::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("needs a prior");
        assertThat(without.prior(new GivenScores(0.5, 0.5)).build().search(TWO_BY_TWO, Budget.iterations(50)))
                .extracting(SearchResult::iterations)
                .isEqualTo(50L);
    }

    /** A leaf whose node was forgotten is evaluated again. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void underAMemoryCeilingTheSearchGoesOn(boolean givesPriors) {
        BatchEvaluator<TreeGame> five = new BatchEvaluator<>() {
            @Override
            public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                Arrays.stream(payoffs).forEach(payoff -> payoff[0] = 5);
                Arrays.stream(priors).forEach(prior -> Arrays.fill(prior, 1.0 / prior.length));
            }

            @Override
            public boolean givesPriors() {
                return givesPriors;
            }
        };
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(five, 16, 2))
                .memoryCeiling(200_000)
                .seed(1)
                .build()
                .tree(Games.deep());
        SearchResult<Branch> result = tree.search(Budget.iterations(20_000));
        assertThat(result.iterations()).isEqualTo(20_000);
        assertThat(result.effort().recyclings()).isPositive();
        assertThat(result.effort().bytes()).isLessThanOrEqualTo(200_000);
        TreeInvariants.checkRecycled(tree);
    }

    @Test
    void eachOfSeveralTreesHasBatchesOfItsOwn() {
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .batches(new LeafBatches<>(RecordingModel.of(), 4, 1))
                .parallel(Parallel.root(Runnable::run, 2))
                .seed(1)
                .build()
                .search(TWO_BY_TWO, Budget.iterations(101));
        assertThat(result.iterations()).isEqualTo(101);
        assertThat(result.bestMove()).isEqualTo(new Branch(1));
    }

    /** The moves in the tree are known to RAVE, those of rollouts in a batch are not, so it is as if there were none. */
    @Test
    void raveLearnsOfTheMovesInTheTree() {
        Evaluator<TreeGame> evaluator = new HeuristicEvaluator<>(new RandomPlayValue());
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .selection(Rave.of(0.5, 100))
                .seed(3)
                .build();
        SearchResult<Branch> plain =
                mcts.toBuilder().evaluator(evaluator).build().search(Games.threePlayers(), Budget.iterations(500));
        SearchResult<Branch> one = mcts.toBuilder()
                .batches(new LeafBatches<>(new OneByOne<>(evaluator), 1, 1))
                .build()
                .search(Games.threePlayers(), Budget.iterations(500));
        assertThat(one.moves()).isEqualTo(plain.moves());
        SearchTree<TreeGame, Branch> many = mcts.toBuilder()
                .batches(new LeafBatches<>(new OneByOne<>(evaluator), 16, 2))
                .build()
                .tree(Games.threePlayers());
        assertThat(many.search(Budget.iterations(20_000)).bestMove()).isEqualTo(new Branch(1));
        TreeInvariants.check(many);
    }

    @Test
    void equalSeedsGiveEqualResults() {
        for (int size : IntStream.of(1, 3, 16).toArray()) {
            Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                    .selection(Ucb1.of(0.7))
                    .batches(new LeafBatches<>(new OneByOne<>(ROLLOUT), size, 2))
                    .seed(11)
                    .build();
            assertThat(mcts.search(Games.gamble(), Budget.iterations(777)).moves())
                    .isEqualTo(
                            mcts.search(Games.gamble(), Budget.iterations(777)).moves());
        }
    }

    /** One player chooses among three moves six times; what he gets is always 5. */
    private static TreeGame sixPlies() {
        Position position = end(5);
        for (int i = 0; i < 6; i++) {
            position = choice(0, position, position, position);
        }
        return new TreeGame(1, position);
    }

    private static Mcts<TreeGame, Branch> puct(BatchEvaluator<TreeGame> model, int size, int virtualLoss) {
        return Mcts.<TreeGame, Branch>builder()
                .selection(new Puct(1, 0))
                .batches(new LeafBatches<>(model, size, virtualLoss))
                .seed(1)
                .build();
    }

    /** A batch that is interrupted may have linked nodes below moves whose visits it takes back: they go with their moves. */
    @Test
    void whatAnInterruptedBatchHasLinkedStaysWithItsMove() {
        for (long seed = 0; seed < 20; seed++) {
            int[] calls = {0};
            BatchEvaluator<TreeGame> evaluator = (states, random, payoffs, priors) -> {
                calls[0]++;
                if (calls[0] == 1) {
                    Thread.currentThread().interrupt();
                    throw new CancellationException("interrupted");
                }
                for (double[] payoff : payoffs) {
                    Arrays.fill(payoff, 5);
                }
            };
            SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                    .batches(new LeafBatches<>(evaluator, 8, 1))
                    .seed(seed)
                    .build()
                    .tree(Games.threePlayers());
            assertThat(tree.search(Budget.iterations(100)).effort().stopReason())
                    .isEqualTo(StopReason.INTERRUPTED);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(tree.search(Budget.iterations(500)).iterations()).isEqualTo(500);
            TreeInvariants.check(tree);
        }
    }

    /** What {@code with(Learning)} returns is asked, not the part that it was asked of. */
    @Test
    void aSearchAsksTheBatchEvaluatorThatWithReturns() {
        BatchEvaluator<TreeGame> evaluator = new BatchEvaluator<>() {

            @Override
            public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                throw new AssertionError("the evaluator as it was composed");
            }

            @Override
            public BatchEvaluator<TreeGame> with(Learning learning) {
                return new OneByOne<>(ROLLOUT);
            }
        };
        SearchResult<Branch> result = Mcts.of(TWO_BY_TWO)
                .batches(new LeafBatches<>(evaluator, 2, 1))
                .seed(1)
                .build()
                .search(TWO_BY_TWO, Budget.iterations(100));
        assertThat(result.iterations()).isEqualTo(100);
    }
}
