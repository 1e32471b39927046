package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.EvenHeuristic;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.EpsilonGreedyPolicy;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.SoftmaxScores;
import io.mcts.policy.SuccessorScores;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;
import io.mcts.selection.Puct;
import io.mcts.selection.Ucb1;
import org.junit.jupiter.api.Test;

/** What has to compile without a type written twice. */
class GenericsTest {

    private static final Branch BEST = new Branch(1);

    private final TreeGame state = Games.threePlayers();

    @Test
    void aStateInfersBothTypes() {
        SearchResult<Branch> result =
                Mcts.of(state).selection(Ucb1.of(0.7)).build().search(state, Budget.iterations(2_000));
        assertThat(result.bestMove()).isEqualTo(BEST);
    }

    @Test
    void aClassInfersBothTypes() {
        Mcts<TreeGame, Branch> mcts = Mcts.of(TreeGame.class).seed(1).build();
        assertThat(mcts.search(state, Budget.iterations(2_000)).bestMove()).isEqualTo(BEST);
    }

    @Test
    void theTargetInfersBothTypes() {
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder().build();
        assertThat(mcts.toString()).isEqualTo(Mcts.of(state).build().toString());
    }

    @Test
    void partsWithinPartsInfer() {
        assertFindsTheBest(Mcts.of(state).rollout(new EpsilonGreedyPolicy<>(0.1, new MastScores<>())));
        assertFindsTheBest(
                Mcts.of(state).rollout(new DecisivePolicy<>(new LastGoodReplyPolicy<>(1, new UniformPolicy<>()))));
        assertFindsTheBest(Mcts.of(state)
                .selection(new Puct(1, 0.25))
                .prior(new SoftmaxScores<>(0.1, new SuccessorScores<>(new RandomPlayValue()))));
        assertFindsTheBest(Mcts.of(state)
                .evaluator(new TruncatedRolloutEvaluator<>(new UniformPolicy<>(), 10, new EvenHeuristic())));
        assertFindsTheBest(Mcts.of(state).evaluator(new RolloutEvaluator<>(new DecisivePolicy<>())));
    }

    private void assertFindsTheBest(Mcts.Builder<TreeGame, Branch> builder) {
        assertThat(builder.seed(1)
                        .build()
                        .search(state, Budget.iterations(5_000))
                        .bestMove())
                .isEqualTo(BEST);
    }

    @Test
    void partsInferFromTheVariableTheyAreAssignedTo() {
        Policy<TreeGame, Branch> mast = new EpsilonGreedyPolicy<>(0.1, new MastScores<>());
        Policy<TreeGame, Branch> replies = new DecisivePolicy<>(new LastGoodReplyPolicy<>(1, new UniformPolicy<>()));
        MoveScores<TreeGame, Branch> prior = new SoftmaxScores<>(0.1, new SuccessorScores<>(new RandomPlayValue()));
        Evaluator<TreeGame> cut = new TruncatedRolloutEvaluator<>(mast, 10, new RandomPlayValue());
        assertThat(mast).hasToString("epsilon-greedy:epsilon=0.1:mast");
        assertThat(replies).asString().startsWith("decisive:");
        assertThat(prior).asString().contains("random-play");
        assertThat(cut).asString().startsWith("truncated:plies=10:epsilon-greedy");
    }
}
