package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.StepRewards;
import io.mcts.internal.PayoffRange;
import io.mcts.internal.StepReturn;
import java.util.Arrays;
import java.util.List;

/**
 * Scores each move by the expected reward of the player who moves: the estimate or payoff of the next state, with the {@link StepRewards}
 * of the move. An estimate outside the payoff range is an {@link IllegalStateException}.
 */
public record SuccessorScores<S extends GameState<?, M>, M extends Move>(Heuristic<? super S> heuristic)
        implements MoveScores<S, M> {

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        int player = state.currentPlayer();
        double least = state.minPayoff();
        double range = state.maxPayoff() - least;
        double[] payoffs = new double[state.playerCount()];
        S successor = GameState.copyOf(state);
        for (int i = 0; i < moves.size(); i++) {
            successor = i == 0 ? successor : Resettable.reset(successor, state);
            successor.play(moves.get(i));
            if (successor.isTerminal()) {
                payoffs[player] = successor.payoff(player);
            } else {
                estimate(successor, payoffs);
            }
            if (successor instanceof StepRewards) {
                StepReturn steps = new StepReturn(successor);
                steps.add();
                steps.addTo(payoffs);
            }
            scores[i] = (payoffs[player] - least) / range;
        }
    }

    private void estimate(S successor, double[] payoffs) {
        Arrays.fill(payoffs, Double.NaN); // detects a player whom the heuristic omits
        heuristic.estimate(successor, payoffs);
        PayoffRange.require("the heuristic", heuristic, successor, payoffs);
    }

    @Override
    public String toString() {
        return "successors:" + heuristic;
    }
}
