package io.mcts.policy;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.Branch;
import io.mcts.fixture.ForgetfulHeuristic;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.ResettableTreeGame;
import io.mcts.fixture.Strip;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.Heuristic;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SuccessorScoresTest {

    /** Player 1 moves: to an end, to a choice of player 0 worth 2 or 6 to player 1, and to a die. */
    private static final Position ROOT = choice(
            1, end(3, 8), choice(0, end(9, 2), end(1, 6)), chance(new double[] {0.25, 0.75}, end(0, 10), end(5, 1)));

    private final SuccessorScores<TreeGame, Branch> scores = new SuccessorScores<>(new RandomPlayValue());

    @Test
    void aMoveIsScoredByTheStateAfterItForThePlayerWhoMoves() {
        // payoffs from 0 to 10: the end pays 8; random play (2 + 6) / 2 = 4; the die 0.25 * 10 + 0.75 * 1 = 3.25
        assertThat(scored(new TreeGame(2, ROOT))).containsExactly(new double[] {0.8, 0.4, 0.325}, within(1e-12));
    }

    @Test
    void scoresAreScaledByTheRangeOfThePayoffs() {
        // payoffs from -1 to 1: a win scores 1; -0.5 scores 0.25. x moves, and wins at 2
        Heuristic<Strip> worse = (state, payoffs) -> {
            payoffs[0] = -0.5;
            payoffs[1] = 0.5;
        };
        Strip state = new Strip("xx.oo.");
        double[] received = new double[2];
        new SuccessorScores<Strip, Branch>(worse).score(state, state.legalMoves(), received);
        assertThat(received).containsExactly(1, 0.25);
        assertThat(state).as("left as it was").hasToString("xx.oo.");
    }

    @Test
    void scoresStandInTheOrderOfTheGivenMoves() {
        double[] received = new double[2];
        scores.score(new TreeGame(2, ROOT), List.of(new Branch(2), new Branch(0)), received);
        assertThat(received).containsExactly(new double[] {0.325, 0.8}, within(1e-12));
    }

    @Test
    void theStateIsLeftAsItWas() {
        TreeGame plain = new TreeGame(2, ROOT);
        ResettableTreeGame resettable = new ResettableTreeGame(2, ROOT);
        scored(plain);
        scored(resettable);
        assertThat(plain.position()).isSameAs(ROOT);
        assertThat(resettable.position()).isSameAs(ROOT);
    }

    @Test
    void aResettableStateIsCopiedOnceAndScoredAlike() {
        ResettableTreeGame resettable = new ResettableTreeGame(2, ROOT);
        assertThat(scored(resettable)).isEqualTo(scored(new TreeGame(2, ROOT)));
        assertThat(resettable.copies()).isEqualTo(1);
    }

    @Test
    void aHeuristicThatForgetsThePlayerIsNoticed() {
        assertThatThrownBy(() -> scored(new ForgetfulHeuristic()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the heuristic forgetful gives player 1 a payoff of NaN, outside the declared range [0.0, 10.0],"
                                + " in player 0, 2 moves");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 10.1, Double.POSITIVE_INFINITY})
    void anEstimateOutsideThePayoffRangeIsRefused(double wrong) {
        Heuristic<TreeGame> heuristic = (state, payoffs) -> Arrays.fill(payoffs, wrong);
        assertThatThrownBy(() -> scored(heuristic))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(
                        " gives player 0 a payoff of " + wrong + ", outside the declared range [0.0, 10.0]");
    }

    private static void scored(Heuristic<TreeGame> heuristic) {
        TreeGame game = new TreeGame(2, ROOT);
        new SuccessorScores<TreeGame, Branch>(heuristic).score(game, game.legalMoves(), new double[3]);
    }

    @Test
    void printsItsHeuristic() {
        assertThat(scores).hasToString("successors:random-play");
    }

    private double[] scored(TreeGame state) {
        double[] received = new double[state.legalMoves().size()];
        scores.score(state, state.legalMoves(), received);
        return received;
    }
}
