package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.exact.CfrPlus;
import io.mcts.imperfect.exact.ExactMatch;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.policy.MoveScores;
import io.mcts.result.StopReason;
import io.mcts.selection.Children;
import io.mcts.selection.Puct;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Heuristics and models that guide the search. */
class PriorsTest {

    private static final Puct PUCT = new Puct(1, 0);

    /** Folds the king with a probability of 0.7, which is worth 0.25, and calls with 0.3, which is worth 1. */
    private static class FearfulModel implements BatchEvaluator<KuhnPoker> {

        private final List<String> asked = new ArrayList<>();

        @Override
        public void evaluate(List<KuhnPoker> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                asked.add(states.get(i).toString());
                Arrays.fill(payoffs[i], 0);
                if (priors[i].length > 0) {
                    priors[i][0] = 0.7;
                    priors[i][1] = 0.3;
                }
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }
    }

    /**
     * PUCT with c = 1: 0.5 + 0.7 against 0.5 + 0.3; then 0.25 + 0.7 / 2 against 0.25 + 0.3; then 0.25 + 1.414 * 0.7 / 3 = 0.580 against
     * 0.25 + 1.414 * 0.3 = 0.674; and from then on the call with 1 and more.
     */
    @ParameterizedTest
    @CsvSource({"1, 1, 0", "2, 2, 0", "3, 2, 1", "4, 2, 2", "5, 2, 3"})
    void priorsGuideTheSearchAsByHand(int iterations, int folds, int calls) {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");
        MoveScores<KuhnPoker, KuhnMove> scores = (at, moves, received) -> {
            for (int i = 0; i < received.length; i++) {
                received[i] = moves.get(i) == KuhnMove.PASS ? 0.7 : 0.3;
            }
        };
        for (InformationSetMcts.Builder<KuhnPoker, KuhnMove> search : List.of(
                InformationSetMcts.of(state).prior(scores),
                InformationSetMcts.of(state).multipleObserver().prior(scores),
                InformationSetMcts.of(state).determinized(1).prior(scores),
                InformationSetMcts.of(state).evaluator(new FearfulModel()))) {
            MixedResult<KuhnMove> result =
                    search.selection(PUCT).seed(1).build().search(state, Budget.iterations(iterations));

            assertThat(result.search().statistics(KuhnMove.PASS).visits()).isEqualTo(folds);
            assertThat(result.search().statistics(KuhnMove.BET).visits()).isEqualTo(calls);
        }
    }

    /** The value of a leaf is that of the model: the one of a game in which nothing is decided, 0. */
    @Test
    void aModelValuesLeavesAndIsAskedOnceForEach() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JK");
        FearfulModel model = new FearfulModel();
        MixedResult<KuhnMove> result = InformationSetMcts.of(state)
                .multipleObserver()
                .evaluator(model)
                .selection(PUCT)
                .seed(1)
                .build()
                .search(state, Budget.iterations(1));

        assertThat(result.search().value()).isEqualTo(0.5);
        assertThat(model.asked).hasSize(2).element(0).asString().matches("J[QK]");

        model.asked.clear();
        InformationSetMcts.of(state)
                .multipleObserver()
                .evaluator(model)
                .selection(PUCT)
                .seed(1)
                .build()
                .search(state, Budget.iterations(1_000));
        assertThat(model.asked)
                .as("the root, two opponents after each of two moves, and one's own answer to a bet")
                .hasSizeLessThanOrEqualTo(1 + 2 * 2 + 2);
    }

    /** The other player's prior goes by their own card, though to a single observer all of them are one node. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void aPriorBelongsToWhatThePlayerToMoveKnows(boolean hasManyObservers) {
        KuhnPoker state = KuhnPoker.NOTATION.parse("QK");
        MoveScores<KuhnPoker, KuhnMove> scores = (at, moves, received) -> {
            boolean isKing = at.informationSet(at.currentPlayer()).toString().contains("K");
            received[0] = isKing ? 0.1 : 0.9;
            received[1] = isKing ? 0.9 : 0.1;
        };
        List<KuhnPoker> drawn = new ArrayList<>();
        Set<Double> seen = new HashSet<>();
        Determinizer<KuhnPoker> watched = (at, observer, random) -> {
            at.determinize(observer, random);
            drawn.add(at.copy());
            return at;
        };
        SelectionPolicy selection = new SelectionPolicy() {
            private int calls;
            private int iteration;

            @Override
            public int select(Children children, RandomGenerator random) {
                calls = iteration == drawn.size() ? calls + 1 : 1;
                iteration = drawn.size();
                if (calls == 2) {
                    boolean isKing = drawn.get(iteration - 1).toString().contains("K");
                    assertThat(children.prior(1)).isEqualTo(isKing ? 0.9 : 0.1);
                    seen.add(children.prior(1));
                }
                return random.nextInt(children.count());
            }

            @Override
            public boolean choosesAmongUnvisited() {
                return true;
            }

            @Override
            public Set<Statistic> needs() {
                return Set.of(Statistic.PRIOR);
            }
        };
        InformationSetMcts.Builder<KuhnPoker, KuhnMove> search = InformationSetMcts.of(state)
                .prior(scores)
                .selection(selection)
                .determinizer(watched)
                .seed(1);
        (hasManyObservers ? search.multipleObserver() : search).build().search(state, Budget.iterations(200));

        assertThat(seen).containsExactlyInAnyOrder(0.1, 0.9);
    }

    @Test
    void refusesPriorsThatAreNone() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");
        MoveScores<KuhnPoker, KuhnMove> tooHigh = (at, moves, received) -> Arrays.fill(received, 2);
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        InformationSetMcts.of(state).prior(tooHigh).build().search(state, Budget.iterations(1)))
                .withMessageContaining("of pass is 2.0, not from 0 to 1");
        BatchEvaluator<KuhnPoker> logits = new FearfulModel() {
            @Override
            public void evaluate(
                    List<KuhnPoker> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                Arrays.fill(priors[0], 0.7);
            }
        };
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        InformationSetMcts.of(state).evaluator(logits).build().search(state, Budget.iterations(1)))
                .withMessageContaining("sum to 1.4, not to 1")
                .withMessageContaining("Maybe they need a softmax");
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(state)
                        .evaluator(new FearfulModel())
                        .prior(tooHigh)
                        .build())
                .withMessageContaining("not from both");
        assertThatIllegalStateException()
                .isThrownBy(() -> InformationSetMcts.of(state)
                        .simultaneous(RegretMatching.of(0.1))
                        .prior(tooHigh)
                        .build())
                .withMessageContaining("does not go with priors");
    }

    /** As if the batch had never begun. */
    @Test
    void aModelMayGiveUpWhenTheThreadIsInterrupted() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JK");
        BatchEvaluator<KuhnPoker> interrupted = new FearfulModel() {
            private int calls;

            @Override
            public void evaluate(
                    List<KuhnPoker> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                if (++calls == 3) {
                    Thread.currentThread().interrupt();
                    throw new CancellationException();
                }
                super.evaluate(states, random, payoffs, priors);
            }
        };
        List<Long> heard = new ArrayList<>();
        SearchListener<KuhnMove> listener = progress -> heard.add(progress.iterations());
        MixedResult<KuhnMove> result = InformationSetMcts.of(state)
                .evaluator(interrupted)
                .selection(PUCT)
                .seed(1)
                .build()
                .search(state, Budget.iterations(100), listener);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.search().effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(result.search().iterations()).isEqualTo(heard.size());
        assertThat(heard).doesNotHaveDuplicates();
    }

    /**
     * In Leduc an equilibrium as the prior gains 0.75 chips a game from the same search with equal priors, 30 iterations each: the exact
     * payoff over all deals, both seats, 8 seeds. The interval is that of Student's t, 2.36 standard errors.
     */
    @Test
    void aPerfectPriorHelps() {
        CfrPlus<Leduc, LeducMove> solver = CfrPlus.of(Leduc.initial());
        solver.iterate(200);
        MixedPolicy<Leduc, LeducMove> solved = solver.policy();
        MoveScores<Leduc, LeducMove> perfect = (at, moves, received) -> {
            Map<LeducMove, Double> probabilities = solved.probabilities(at);
            Arrays.setAll(received, i -> probabilities.getOrDefault(moves.get(i), 0.0));
        };
        MoveScores<Leduc, LeducMove> equal = (at, moves, received) -> Arrays.fill(received, 1.0 / received.length);
        double[] gains = IntStream.range(0, 8)
                .mapToDouble(seed -> ExactMatch.payoff(
                        Leduc.initial(), best(perfect, seed, Leduc.initial()), best(equal, seed, Leduc.initial())))
                .toArray();

        assertThat(ExactMatch.mean(gains) - 2.36 * ExactMatch.standardError(gains))
                .isGreaterThan(0.5);
    }

    private static <S extends GameState<S, LeducMove>> MixedPolicy<S, LeducMove> best(
            MoveScores<S, LeducMove> prior, int seed, S start) {
        InformationSetMcts<S, LeducMove> mcts = InformationSetMcts.of(start)
                .multipleObserver()
                .prior(prior)
                .selection(new Puct(0.5, 0))
                .seed(seed)
                .build();
        return MixedPolicy.ofStrategies(state -> mcts.search(state, Budget.iterations(30)));
    }
}
