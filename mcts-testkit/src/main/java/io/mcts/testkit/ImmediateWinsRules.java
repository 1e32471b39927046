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

    /** After so many other moves, and always or never, a win of the player who waits is tried well enough. */
    private static final int FEWEST_TRIED = 2;

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
        for (int other = 0; other < state.playerCount(); other++) {
            if (other != player) {
                requireWinsOfAnother(subject, other, capability.immediateWins(other));
            }
        }
    }

    /**
     * A player who waits wins by a move if it were their turn. It is tried as far as that can be: after each other move of the player to
     * move after which it is their turn. What wins after all of these is a win, and what wins after none is not.
     */
    private static <S extends GameState<S, M>, M extends Move> void requireWinsOfAnother(
            Subject<S, M> subject, int other, List<M> wins) {
        List<M> legal = subject.legalMoves();
        for (M win : legal) {
            int tried = 0;
            int won = 0;
            for (M move : legal) {
                S next = subject.state();
                next.play(move);
                boolean isTheirTurn = !move.equals(win) && !next.isTerminal() && next.currentPlayer() == other;
                if (isTheirTurn && next.legalMoves().contains(win)) {
                    tried++;
                    won += wins(next, win, other) ? 1 : 0;
                }
            }
            boolean isClear = tried >= FEWEST_TRIED && (won == 0 || won == tried);
            subject.require(
                    !isClear || wins.contains(win) == (won > 0),
                    (won > 0 ? "" : "not ") + win + " for player " + other + ", who wins by it after " + won + " of "
                            + tried + " other moves",
                    wins);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void areLegalMoves(Subject<S, M> subject) {
        S state = subject.state();
        ImmediateWins<M> capability = capability(state);
        if (capability == null) {
            return;
        }
        for (int player = 0; player < state.playerCount(); player++) {
            Snapshot before = Snapshot.of(state);
            List<M> wins = capability.immediateWins(player);
            Snapshot after = Snapshot.of(state);
            subject.require(before.equals(after), before + " after immediateWins(" + player + "), too", after);
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
