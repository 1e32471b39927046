package io.mcts.games.leduc;

import io.mcts.game.Notation;
import java.util.List;

/** The moves in the order of play; see {@link Leduc#NOTATION}. */
final class LeducNotation implements Notation<Leduc, LeducMove> {

    @Override
    public Leduc parse(String position) {
        Leduc state = Leduc.initial();
        if (position.equals("-")) {
            return state;
        }
        if (position.isEmpty()) {
            throw refusal(position, "it is empty");
        }
        for (int i = 0; i < position.length(); i++) {
            state.play(move(position, i, state.legalMoves()));
        }
        return state;
    }

    private static LeducMove move(String position, int i, List<LeducMove> legal) {
        String letter = position.substring(i, i + 1);
        return legal.stream()
                .filter(move -> Leduc.letter(move).equals(letter))
                .findFirst()
                .orElseThrow(() -> refusal(
                        position,
                        "character " + (i + 1) + " is '" + letter + "', and "
                                + (legal.isEmpty() ? "the game is over there" : "possible are " + legal)));
    }

    @Override
    public String format(Leduc state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException(
                "'" + position + "' is not a position of Leduc hold'em: " + reason
                        + "; a position is the cards and choices in the order of play, J, Q, K, f, c or r each, or - before the deal");
    }
}
