package io.mcts.games.leduc;

import io.mcts.games.notation.PlayedNotation;

final class LeducNotation extends PlayedNotation<Leduc, LeducMove> {

    LeducNotation() {
        super(
                Leduc::initial,
                "Leduc hold'em",
                "the cards and choices in the order of play, J, Q, K, f, c or r each, or - before the deal");
    }

    @Override
    protected void play(Leduc state, String position) {
        playLetters(state, position, Leduc::letter);
    }
}
