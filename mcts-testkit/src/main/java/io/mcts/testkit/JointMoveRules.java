package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import java.util.function.Consumer;
import org.junit.jupiter.api.DynamicTest;

/** The rules of simultaneous moves. */
final class JointMoveRules<S extends GameState<S, M> & SimultaneousMoves<M>, M extends Move> {

    private final RulesAlongGames<S, M> games;

    JointMoveRules(GameContract<S, M> contract) {
        games = new RulesAlongGames<>(contract);
    }

    DynamicTest test(String sentence, Consumer<S> check) {
        return games.along(sentence, check);
    }

    private static boolean isChoice(GameState<?, ?> state) {
        return !state.isTerminal() && state.currentPlayer() != GameState.CHANCE;
    }

    void currentPlayerHasTheirMoves(S state) {
        if (isChoice(state)) {
            int player = state.currentPlayer();
            games.requireEqual(state.legalMoves(), state.legalMoves(player), "the moves of player " + player);
        }
    }

    void nobodyElseTakesPart(S state) {
        for (int player = 0; !isChoice(state) && player < state.playerCount(); player++) {
            games.requireEqual(0, state.legalMoves(player).size(), "the number of moves of player " + player);
            games.requireEqual(false, state.isPending(), "whether a move is pending");
        }
    }

    void movesPutDownAreUnseen(S state) {
        if (!isChoice(state)) {
            return;
        }
        int chooser = state.currentPlayer();
        for (M move : state.legalMoves()) {
            S after = state.copy();
            after.play(move);
            for (int player = 0; after.isPending() && player < state.playerCount(); player++) {
                String where = " of player " + player + " once player " + chooser + " has put down " + move;
                games.requireEqual(state.legalMoves(player), after.legalMoves(player), "the moves" + where);
                if (player != chooser) {
                    Object afterTheFirst = known(state, state.legalMoves().get(0), player);
                    games.requireEqual(afterTheFirst, after.informationSet(player), "the knowledge" + where);
                }
            }
        }
    }

    private Object known(S state, M move, int player) {
        S after = state.copy();
        after.play(move);
        return after.informationSet(player);
    }

    void orderIsFixed(S state) {
        if (!isChoice(state)) {
            return;
        }
        S first = state.copy();
        first.play(state.legalMoves().get(0));
        for (M move : state.legalMoves()) {
            S after = state.copy();
            after.play(move);
            games.requireEqual(first.isPending(), after.isPending(), "whether a move is pending after " + move);
            if (first.isPending()) {
                games.requireEqual(first.currentPlayer(), after.currentPlayer(), "who is next after " + move);
            }
        }
    }
}
