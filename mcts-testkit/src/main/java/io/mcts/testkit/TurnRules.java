package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;

/** Whose turn it is, and that turns come to an end. */
final class TurnRules {

    private TurnRules() {}

    static <S extends GameState<S, M>, M extends Move> void playerCountIsConstant(Subject<S, M> subject) {
        int count = subject.state().playerCount();
        subject.require(count >= 1, "at least 1 player", count);
        int initialCount = subject.initialState().playerCount();
        subject.require(count == initialCount, initialCount + " players, as in the initial state", count);
    }

    static <S extends GameState<S, M>, M extends Move> void currentPlayerIsAPlayerOrChance(Subject<S, M> subject) {
        S state = subject.state();
        if (state.isTerminal()) {
            return;
        }
        int player = state.currentPlayer();
        int last = state.playerCount() - 1;
        subject.require(
                player == GameState.CHANCE || (player >= 0 && player <= last),
                "0 to " + last + ", or CHANCE (" + GameState.CHANCE + ")",
                player);
    }

    static <S extends GameState<S, M>, M extends Move> void everyRandomGameEnds(Subject<S, M> subject) {
        int longest = subject.longestGame();
        int length = RandomPlay.toTheEnd(subject.state(), subject.random(), longest);
        subject.require(length <= longest, "an end within " + longest + " more moves", "a game that goes on");
    }
}
