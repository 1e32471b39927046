package io.mcts.games.phantom;

import io.mcts.games.notation.PlayedNotation;

final class PhantomNotation extends PlayedNotation<PhantomTicTacToe, PhantomCell> {

    PhantomNotation() {
        super(PhantomTicTacToe::initial, "phantom tic-tac-toe", "the cells tried in the order of play, or - for none");
    }

    @Override
    protected void play(PhantomTicTacToe state, String position) {
        for (String cell : position.split(" ", -1)) {
            play(state, position, cell);
        }
    }
}
