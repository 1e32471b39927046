package io.mcts.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;

class EvenHeuristicTest {

    @Test
    void everyPlayerExpectsTheMiddleOfTheRange() {
        double[] payoffs = new double[3];
        new EvenHeuristic().estimate(Games.threePlayers(), payoffs); // payoffs from 0 to 10
        assertThat(payoffs).containsExactly(5, 5, 5);
    }

    @Test
    void itLimitsTheLengthOfRollouts() {
        TreeGame game = Games.deep(); // thirty moves
        double[] payoffs = new double[1];
        new TruncatedRolloutEvaluator<TreeGame, Branch>(new UniformPolicy<>(), 20, new EvenHeuristic())
                .evaluate(game, Xoroshiro128PlusPlus.of(1), payoffs);
        assertThat(payoffs).containsExactly(5);
        assertThat(game.isTerminal()).isFalse();
    }
}
