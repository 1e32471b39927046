package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.MixedEvaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.game.GameState;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.FilteredScores;
import io.mcts.policy.MastScores;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import io.mcts.policy.SoftmaxPolicy;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;
import io.mcts.search.Inside;
import io.mcts.selection.Rave;
import io.mcts.selection.Ucb1;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches whose rollouts learn. */
class LearningSearchTest {

    private static final Policy<TreeGame, Branch> MAST =
            new EpsilonGreedyPolicy<TreeGame, Branch>(0.1, new MastScores<>());

    /** MAST in every part that can hold it. */
    static Stream<Evaluator<TreeGame>> compositions() {
        return Stream.of(
                new RolloutEvaluator<>(MAST),
                new RolloutEvaluator<>(new DecisivePolicy<>(MAST)),
                new RolloutEvaluator<>(
                        new SoftmaxPolicy<>(0.1, new FilteredScores<TreeGame, Branch>(new MastScores<>(), 1))),
                new TruncatedRolloutEvaluator<>(MAST, 20, new EvenHeuristic()),
                new MixedEvaluator<>(1, new RolloutEvaluator<>(MAST), new EvenHeuristic()));
    }

    /**
     * One player, six moves, no tree below the root: #0 pays a sixth of the greatest payoff each time, #1 nothing. All moves have the same index each time, so
     * what is learned of one serves at the next.
     */
    private static TreeGame sixTimesTheSame(int played, double payoff) {
        return new TreeGame(1, position(played, payoff));
    }

    private static TreeGame.Position position(int played, double payoff) {
        return played == 6
                ? end(payoff)
                : choice(0, position(played + 1, payoff + 10.0 / 6), position(played + 1, payoff));
    }

    private static double meanOfRollouts(Evaluator<TreeGame> evaluator) {
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .expansionThreshold(Integer.MAX_VALUE)
                .selection(Ucb1.of(0.7))
                .evaluator(evaluator)
                .seed(1)
                .build()
                .search(sixTimesTheSame(0, 0), Budget.iterations(2_000));
        return result.playerValues().get(0);
    }

    @ParameterizedTest
    @MethodSource("compositions")
    void rolloutsGetBetter(Evaluator<TreeGame> evaluator) {
        // At random each of five moves brings 1 / 12 in the mean, and the root less than 2 / 12: at most 7 / 12.
        assertThat(meanOfRollouts(new RolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>())))
                .isLessThan(7 / 12.0);
        assertThat(meanOfRollouts(evaluator)).isGreaterThan(0.65);
    }

    @Test
    void whatIsLearnedOutlivesAMove() {
        SearchTree<TreeGame, Branch> tree =
                Mcts.<TreeGame, Branch>builder().rollout(MAST).seed(1).build().tree(sixTimesTheSame(0, 0));
        tree.search(Budget.iterations(100));
        tree.advance(new Branch(0));
        tree.search(Budget.iterations(1));
        assertThat(Inside.learning(tree.inside(), 0).played().iteration()).isEqualTo(101);
        assertThat(Inside.learning(tree.inside(), 0).played().numberCount()).isEqualTo(2);
    }

    /** A policy whose own way to play on is noticed. */
    private static final class Counting implements Policy<TreeGame, Branch> {

        private int choices;
        private int playOuts;

        @Override
        public Branch choose(TreeGame state, RandomGenerator random) {
            choices++;
            return state.randomMove(random);
        }

        @Override
        public void playOut(TreeGame state, RandomGenerator random) {
            playOuts++;
            state.playOut(random);
        }
    }

    @Test
    void rolloutsArePlayedMoveByMoveOnlyIfSomeoneAsks() {
        Counting plain = new Counting();
        Mcts.<TreeGame, Branch>builder().rollout(plain).seed(1).build().search(Games.deep(), Budget.iterations(50));
        assertThat(plain.playOuts).isEqualTo(50);
        assertThat(plain.choices).isZero();
        Counting recorded = new Counting();
        Mcts.<TreeGame, Branch>builder()
                .selection(Rave.of(0.5, 10))
                .rollout(recorded)
                .seed(1)
                .build()
                .search(Games.deep(), Budget.iterations(50));
        assertThat(recorded.playOuts).isZero();
        assertThat(recorded.choices).isGreaterThan(50);
    }

    /** Plays on in a loop of its own, and records. */
    private static final class Recording implements Policy<TreeGame, Branch> {

        private int playOuts;

        @Override
        public Branch choose(TreeGame state, RandomGenerator random) {
            return state.randomMove(random);
        }

        @Override
        public void playOut(TreeGame state, RandomGenerator random, PlayedMoves played) {
            playOuts++;
            while (!state.isTerminal()) {
                int player = state.currentPlayer();
                Branch move = state.randomMove(random);
                state.play(move);
                if (player != GameState.CHANCE) {
                    played.add(player, move.index());
                }
            }
        }
    }

    @Test
    void aPolicyMayRecordItsOwnPlayOuts() {
        Recording recording = new Recording();
        List<SearchResult<Branch>> results = new ArrayList<>();
        for (Policy<TreeGame, Branch> policy : List.of(recording, new Counting())) {
            results.add(Mcts.<TreeGame, Branch>builder()
                    .selection(Rave.of(0.5, 10))
                    .rollout(policy)
                    .seed(1)
                    .build()
                    .search(Games.deep(), Budget.iterations(50)));
        }
        assertThat(recording.playOuts).isEqualTo(50);
        assertThat(results.get(0).moves()).isEqualTo(results.get(1).moves());
    }

    @Test
    void theResultOfAFlatRootIsTheMeanWithOrWithoutRecord() {
        // what is recorded changes nothing about what rollouts pay: 5 in each
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .selection(Rave.of(0.5, 10))
                .seed(1)
                .build()
                .search(Games.deep(), Budget.iterations(200));
        assertThat(result.value()).isCloseTo(0.5, within(1e-12));
    }

    /** A game that fails after the moves #0 and #1, and otherwise pays in the end. */
    private static TreeGame failing() {
        TreeGame.Position outside = end(11);
        return new TreeGame(1, choice(0, choice(0, end(1), outside)));
    }

    @Test
    void theMovesOfARolloutThatFailsAreNamed() {
        Mcts<TreeGame, Branch> mcts =
                Mcts.<TreeGame, Branch>builder().rollout(MAST).seed(2).build();
        assertThatThrownBy(() -> mcts.search(failing(), Budget.iterations(1_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("outside the declared range")
                .hasMessageMatching("(?s).*: \\[#0(, #1)?].*");
    }
}
