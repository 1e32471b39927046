package io.mcts.games.phantom;

import io.mcts.game.Notation;

/** The cells tried in the order of play; see {@link PhantomTicTacToe#NOTATION}. */
final class PhantomNotation implements Notation<PhantomTicTacToe, PhantomCell> {

    @Override
    public PhantomTicTacToe parse(String position) {
        PhantomTicTacToe state = PhantomTicTacToe.initial();
        if (position.equals("-")) {
            return state;
        }
        for (String cell : position.split(" ", -1)) {
            state.play(state.legalMoves().stream()
                    .filter(legal -> legal.toString().equals(cell))
                    .findFirst()
                    .orElseThrow(() -> refusal(position, cell, state)));
        }
        return state;
    }

    @Override
    public String format(PhantomTicTacToe state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String cell, PhantomTicTacToe state) {
        return new IllegalArgumentException(
                "'" + position + "' is not a position of phantom tic-tac-toe: after '" + state + "' "
                        + (state.isTerminal()
                                ? "the game is over"
                                : "'" + cell + "' is none of the cells that player " + state.currentPlayer()
                                        + " may try, " + state.legalMoves())
                        + "; a position is the cells tried in the order of play, or - for none");
    }
}
