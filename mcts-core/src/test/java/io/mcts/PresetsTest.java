package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.GumbelHalving;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PresetsTest {

    /** Moves alike, payoffs even. */
    private static final BatchEvaluator<TreeGame> EVEN = new BatchEvaluator<>() {
        @Override
        public void evaluate(List<TreeGame> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                Arrays.fill(payoffs[i], 5);
                Arrays.fill(priors[i], 1.0 / priors[i].length);
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }

        @Override
        public String toString() {
            return "even";
        }
    };

    /** The types follow from a state, without being written. */
    @Test
    void aStateGivesTheTypesOfAPreset() {
        TreeGame state = Games.gamble();
        assertThat(Mcts.uct(state).build())
                .hasToString(Mcts.<TreeGame, Branch>uct().build().toString());
        assertThat(Mcts.rave(state).build())
                .hasToString(Mcts.<TreeGame, Branch>rave().build().toString());
        assertThat(Mcts.solver(state).build())
                .hasToString(Mcts.<TreeGame, Branch>solver().build().toString());
        SearchResult<Branch> result = Mcts.uct(state).seed(1).build().search(state, Budget.iterations(10));
        assertThat(result.effort().iterations()).isEqualTo(10);
    }

    @Test
    void eachIsTheCompositionThatItSays() {
        assertThat(Mcts.<TreeGame, Branch>uct().build())
                .asString()
                .contains("selection=ucb1:c=1.4142135623730951,", "evaluator=rollout:uniform,", "decision=robust");
        assertThat(Mcts.<TreeGame, Branch>rave().build()).asString().contains("selection=rave:c=0.7:k=100");
        assertThat(Mcts.<TreeGame, Branch>solver().build())
                .asString()
                .contains("selection=ucb1:c=0.3,", "evaluator=rollout:decisive,", "solver");
        assertThat(Mcts.<TreeGame, Branch>puct(EVEN).build())
                .asString()
                .contains(
                        "selection=puct:c=1.0:reduction=0.25:growth=0.0:base=19652.0,",
                        "leaf-batches:size=8:virtual-loss=1:even");
        assertThat(Mcts.<TreeGame, Branch>gumbel(EVEN, GumbelHalving.of(64).withNoise(1))
                        .build())
                .asString()
                .contains(
                        "selection=improved-policy:offset=50.0:scale=0.1:rescaled, "
                                + "rootSelection=gumbel:iterations=64:considered=16:noise=1.0:improved-policy:",
                        "leaf-batches:size=1:virtual-loss=1:even",
                        "decision=gumbel-child:gumbel:iterations=64:considered=16:noise=1.0:");
        assertThat(Mcts.<TreeGame, Branch>puct((state, moves, scores) -> Arrays.fill(scores, 1.0 / scores.length))
                        .build())
                .asString()
                .contains("selection=puct:c=1.0:reduction=0.25:growth=0.0:base=19652.0,", "evaluator=rollout:uniform,");
    }

    /** The gamble is worth 0.7 by move 1; a solver proves it to within the rounding of a float. */
    @Test
    void eachFindsTheBestMove() {
        for (Mcts.Builder<TreeGame, Branch> preset : List.of(
                Mcts.<TreeGame, Branch>uct(),
                Mcts.<TreeGame, Branch>rave(),
                Mcts.<TreeGame, Branch>solver(),
                Mcts.<TreeGame, Branch>puct(EVEN),
                Mcts.<TreeGame, Branch>gumbel(EVEN, GumbelHalving.of(20_000)))) {
            SearchResult<Branch> result = preset.seed(1).build().search(Games.gamble(), Budget.iterations(20_000));
            assertThat(result.bestMove()).isEqualTo(new Branch(1));
        }
        assertThat(Mcts.<TreeGame, Branch>solver()
                        .seed(1)
                        .build()
                        .search(Games.gamble(), Budget.iterations(20_000))
                        .effort()
                        .stopReason())
                .isEqualTo(StopReason.PROVEN);
    }

    @Test
    void anEvaluatorWithoutPriorsIsRefused() {
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>puct((states, random, payoffs, priors) -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the search needs priors");
    }
}
