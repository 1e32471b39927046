package io.mcts.examples;

import io.mcts.Mcts;
import io.mcts.decision.MaxChild;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import io.mcts.selection.Ucb1;

/** The searches of three published programs, as settings of this library. */
public final class PublishedPrograms {

    private PublishedPrograms() {}

    /** A tutorial on tic-tac-toe: UCB1 as Auer et al. give it, mean + √(2 ln N / n); of its three final moves the greatest mean. */
    public static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> tutorial() {
        return Mcts.<S, M>uct().selection(Ucb1.classic()).decision(new MaxChild());
    }

    /** UCT with the term √(ln N / 5n) beside the win rate: c = 1/√5. */
    public static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> fifth() {
        return Mcts.<S, M>uct().selection(Ucb1.of(1 / Math.sqrt(5)));
    }

    /** A Connect Four tournament program: c = 0.7, each player of a rollout wins if he can and blocks if he must. */
    public static <S extends GameState<S, M>, M extends Move> Mcts.Builder<S, M> tournament() {
        return Mcts.<S, M>uct().selection(Ucb1.of(0.7)).rollout(new DecisivePolicy<>());
    }
}
