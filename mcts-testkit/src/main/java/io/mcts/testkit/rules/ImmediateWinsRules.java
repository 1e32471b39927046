package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;

/** The capability {@link ImmediateWins}; where the game is over or chance is to move there is nothing to check. */
public final class ImmediateWinsRules {

    private static final int FEW_DRAWS = 20;

    /** After so many other moves, and always or never, a win of the player who waits is tried well enough. */
    private static final int FEWEST_TRIED = 2;

    private ImmediateWinsRules() {}

    @SuppressWarnings("unchecked") // a state names moves of its own game
    private static <M extends Move> ImmediateWins<M> capability(GameState<?, M> state) {
        return (ImmediateWins<M>) state;
    }

    static <S extends GameState<S, M>, M extends Move> void areTheMovesThatWin(GameSubject<S, M> subject) {
        if (!subject.isTurn() || subject.isSampled()) {
            return;
        }
        S state = subject.state();
        int player = state.currentPlayer();
        List<M> expected = state.legalMoves().stream()
                .filter(move -> wins(state.copy(), move, player))
                .toList();
        subject.requireEqual(expected, capability(state).immediateWins(player), "for player " + player);
        for (int other = 0; other < state.playerCount(); other++) {
            if (other != player) {
                requireWinsOfAnother(subject, other, capability(state).immediateWins(other));
            }
        }
    }

    /**
     * A player who waits wins by a move if it were their turn. It is tried as far as that can be: after each other move of the player to
     * move after which it is their turn. What wins after all of these is a win, and what wins after none is not.
     */
    private static <S extends GameState<S, M>, M extends Move> void requireWinsOfAnother(
            GameSubject<S, M> subject, int other, List<M> wins) {
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

    static <S extends GameState<S, M>, M extends Move> void areLegalMoves(GameSubject<S, M> subject) {
        forEachPlayer(subject, (player, state) -> {
            Snapshot before = Snapshot.of(state);
            List<M> wins = capability(state).immediateWins(player);
            subject.requireEqual(before, Snapshot.of(state), "after immediateWins(" + player + "), too");
            List<M> ordered = state.legalMoves().stream().filter(wins::contains).toList();
            String words = "some of " + state.legalMoves() + " in their order for player " + player;
            subject.require(ordered.equals(wins), words, wins);
            MoveRules.requireUnmodifiable(subject, "immediateWins(" + player + ")", wins);
        });
    }

    static <S extends GameState<S, M>, M extends Move> void oneIsOneOfThem(GameSubject<S, M> subject) {
        RandomGenerator random = subject.random();
        forEachPlayer(subject, (player, state) -> {
            List<M> wins = capability(state).immediateWins(player);
            for (int i = 0; i < FEW_DRAWS; i++) {
                M win = capability(state).immediateWin(player, random);
                subject.require(
                        win == null ? wins.isEmpty() : wins.contains(win),
                        (wins.isEmpty() ? "null" : "one of " + wins) + " for player " + player,
                        win);
            }
        });
    }

    private static <S extends GameState<S, M>, M extends Move> void forEachPlayer(
            GameSubject<S, M> subject, BiConsumer<Integer, S> check) {
        S state = subject.state();
        for (int player = 0;
                RandomPlay.isTurn(state) && !subject.isSampled() && player < state.playerCount();
                player++) {
            check.accept(player, state);
        }
    }

    /** Whether the move ends the game with the greatest payoff for the player, which is what {@link ImmediateWins} calls to win. */
    private static <S extends GameState<S, M>, M extends Move> boolean wins(S state, M move, int player) {
        state.play(move);
        return state.isTerminal() && state.payoff(player) == state.maxPayoff();
    }
}
