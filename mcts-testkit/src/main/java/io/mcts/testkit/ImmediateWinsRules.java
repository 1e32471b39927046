package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The capability {@link ImmediateWins}; where a state lacks it there is nothing to check. */
final class ImmediateWinsRules {

    private static final int FEW_DRAWS = 20;

    private ImmediateWinsRules() {}

    static <S extends GameState<S, M>, M extends Move> void areTheMovesThatWin(Subject<S, M> subject) {
        S state = subject.state();
        ImmediateWins<M> capability = capability(state);
        if (capability == null) {
            return;
        }
        int player = state.currentPlayer();
        List<M> expected = state.legalMoves().stream()
                .filter(move -> wins(state.copy(), move, player))
                .toList();
        List<M> actual = capability.immediateWins(player);
        subject.require(expected.equals(actual), expected + " for player " + player, actual);
    }

    static <S extends GameState<S, M>, M extends Move> void areLegalMoves(Subject<S, M> subject) {
        S state = subject.state();
        ImmediateWins<M> capability = capability(state);
        if (capability == null) {
            return;
        }
        for (int player = 0; player < state.playerCount(); player++) {
            List<M> wins = capability.immediateWins(player);
            List<M> ordered = state.legalMoves().stream().filter(wins::contains).toList();
            subject.require(
                    ordered.equals(wins),
                    "some of " + state.legalMoves() + " in their order for player " + player,
                    wins);
            LegalMovesRules.requireUnmodifiable(subject, "immediateWins(" + player + ")", wins);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void oneIsOneOfThem(Subject<S, M> subject) {
        S state = subject.state();
        ImmediateWins<M> capability = capability(state);
        if (capability == null) {
            return;
        }
        RandomGenerator random = subject.random();
        for (int player = 0; player < state.playerCount(); player++) {
            List<M> wins = capability.immediateWins(player);
            for (int i = 0; i < FEW_DRAWS; i++) {
                M win = capability.immediateWin(player, random);
                subject.require(
                        win == null ? wins.isEmpty() : wins.contains(win),
                        (wins.isEmpty() ? "null" : "one of " + wins) + " for player " + player,
                        win);
            }
        }
    }

    /** Whether the move ends the game with the greatest payoff for the player, which is what {@link ImmediateWins} calls to win. */
    private static <S extends GameState<S, M>, M extends Move> boolean wins(S state, M move, int player) {
        state.play(move);
        return state.isTerminal() && state.payoff(player) == state.maxPayoff();
    }

    /** The capability, where the state has it and the question has a meaning: the game is not over and a player is to move. */
    @SuppressWarnings("unchecked") // a state names moves of its own game
    private static <S extends GameState<S, M>, M extends Move> @Nullable ImmediateWins<M> capability(S state) {
        boolean applies = !state.isTerminal() && state.currentPlayer() != GameState.CHANCE;
        return applies && state instanceof ImmediateWins<?> wins ? (ImmediateWins<M>) wins : null;
    }
}
