package io.mcts.cli;

import io.mcts.Mcts;
import io.mcts.decision.MaxChild;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.evaluation.AttackThreatEvaluation;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.FilteredScores;
import io.mcts.policy.SoftmaxPolicy;
import io.mcts.policy.SuccessorScores;
import io.mcts.selection.Ucb1;

/**
 * The searches of four published programs, as settings of this library. Where a method does not name the final decision, it is the
 * default, {@link io.mcts.decision.RobustChild}: the move with the most visits.
 */
public final class PublishedPrograms {

    private PublishedPrograms() {}

    /**
     * A tutorial on tic-tac-toe: mean + √(2 ln N / n), the most visits. Its rewards go from -1 to 1, those of this library from 0 to 1,
     * which halves the bound: c = √2 / 2.
     */
    public static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> tutorial() {
        return Mcts.<S, M>uct().selection(Ucb1.of(Math.sqrt(2) / 2));
    }

    /** UCT as published for Go: win rate + √(ln N / 5n), so that c = 1/√5; the most visits. */
    public static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> uctGo() {
        return Mcts.<S, M>uct().selection(Ucb1.of(1 / Math.sqrt(5)));
    }

    /**
     * The report of a program for Connect Four: c = 0.7, the greatest win rate; in a rollout each player wins if they can, else blocks if
     * they must.
     */
    public static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> report() {
        return Mcts.<S, M>uct()
                .selection(Ucb1.of(0.7))
                .rollout(new DecisivePolicy<>())
                .decision(new MaxChild());
    }

    /**
     * The paper on EinStein würfelt nicht: rollouts guided by attack, threat and the values of cells, without moves that are clearly
     * worse than the best. How much worse, and the temperature of the choice, are this library's own figures.
     */
    public static Mcts.Builder<EinStein, EinSteinMove> einSteinPaper() {
        return Mcts.<EinStein, EinSteinMove>uct()
                .selection(Ucb1.of(0.7))
                .rollout(new SoftmaxPolicy<>(
                        0.2, new FilteredScores<>(new SuccessorScores<>(AttackThreatEvaluation.of()), 0.05)));
    }
}
