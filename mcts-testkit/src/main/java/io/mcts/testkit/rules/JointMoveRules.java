package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import java.util.List;

/** The capability {@link SimultaneousMoves}. */
public final class JointMoveRules {

    private JointMoveRules() {}

    @SuppressWarnings("unchecked") // a state has moves of its own game
    private static <M extends Move> SimultaneousMoves<M> capability(GameState<?, M> state) {
        return (SimultaneousMoves<M>) state;
    }

    static <S extends GameState<S, M>, M extends Move> void currentPlayerHasTheirMoves(GameSubject<S, M> subject) {
        S state = subject.state();
        if (RandomPlay.isTurn(state)) {
            int player = state.currentPlayer();
            List<M> theirs = capability(state).legalMoves(player);
            subject.requireEqual(state.legalMoves(), theirs, "as the moves of player " + player);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void nobodyElseTakesPart(GameSubject<S, M> subject) {
        S state = subject.state();
        for (int player = 0; !RandomPlay.isTurn(state) && player < state.playerCount(); player++) {
            List<M> theirs = capability(state).legalMoves(player);
            subject.require(theirs.isEmpty(), "no moves of player " + player, theirs);
            subject.require(!capability(state).isPending(), "no move that is pending", "isPending()");
        }
    }

    static <S extends GameState<S, M>, M extends Move> void movesPutDownAreUnseen(GameSubject<S, M> subject) {
        S state = subject.state();
        List<M> moves = RandomPlay.isTurn(state) ? state.legalMoves() : List.of();
        for (M move : moves) {
            S first = after(state, moves.get(0));
            S after = after(state, move);
            for (int player = 0; capability(after).isPending() && player < state.playerCount(); player++) {
                int chooser = state.currentPlayer();
                String where = " of player " + player + " once player " + chooser + " has put down " + move;
                List<M> theirs = capability(after).legalMoves(player);
                subject.requireEqual(capability(state).legalMoves(player), theirs, "as the moves" + where);
                Object expected = InformationRules.known(first, player);
                Object known = InformationRules.known(after, player);
                String words = expected + " as the knowledge" + where + ", as after " + moves.get(0);
                subject.require(player == chooser || expected.equals(known), words, known);
            }
        }
    }

    static <S extends GameState<S, M>, M extends Move> void orderIsFixed(GameSubject<S, M> subject) {
        S state = subject.state();
        List<M> moves = RandomPlay.isTurn(state) ? state.legalMoves() : List.of();
        for (M move : moves) {
            S first = after(state, moves.get(0));
            S after = after(state, move);
            boolean isPending = capability(first).isPending();
            subject.requireEqual(isPending, capability(after).isPending(), "as isPending() after " + move);
            if (isPending) {
                subject.requireEqual(first.currentPlayer(), after.currentPlayer(), "as who is next after " + move);
            }
        }
    }

    static <S extends GameState<S, M>, M extends Move> void choicesCanBeTakenBack(GameSubject<S, M> subject) {
        S state = subject.state();
        List<M> moves = RandomPlay.isTurn(state) ? state.legalMoves() : List.of();
        for (M move : moves) {
            S after = after(state, move);
            boolean isPending = capability(after).isPending();
            if (isPending && capability(state).isPending()) {
                return; // the choices before it are taken back, too
            }
            S expected = isPending ? state : after.copy();
            capability(after).retract();
            String where = " after " + move + " and retract()";
            subject.requireEqual(expected.currentPlayer(), after.currentPlayer(), "as who is next" + where);
            subject.requireEqual(expected.isTerminal(), after.isTerminal(), "as isTerminal()" + where);
            for (int player = 0; player < state.playerCount(); player++) {
                Object known = InformationRules.known(after, player);
                String words = "as the knowledge of player " + player + where;
                subject.requireEqual(InformationRules.known(expected, player), known, words);
            }
        }
    }

    private static <S extends GameState<S, M>, M extends Move> S after(S state, M move) {
        S after = state.copy();
        after.play(move);
        return after;
    }
}
