package io.mcts.games.rockpaperscissors;

import io.mcts.game.Notation;
import java.util.List;

/** A letter for each hand; see {@link RockPaperScissors#NOTATION}. */
final class HandsNotation implements Notation<RockPaperScissors, Hand> {

    private static final List<String> LETTERS = List.of("r", "p", "s");

    @Override
    public RockPaperScissors parse(String position) {
        RockPaperScissors state = RockPaperScissors.initial();
        if (position.equals("-")) {
            return state;
        }
        if (position.isEmpty() || position.length() > 2) {
            throw refusal(position, "it has " + position.length() + " characters");
        }
        for (int i = 0; i < position.length(); i++) {
            int hand = LETTERS.indexOf(position.substring(i, i + 1));
            if (hand < 0) {
                throw refusal(position, "character " + (i + 1) + " is '" + position.charAt(i) + "'");
            }
            state.play(state.legalMoves().get(hand));
        }
        return state;
    }

    @Override
    public String format(RockPaperScissors state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException("'" + position + "' is not a position of rock, paper, scissors: " + reason
                + "; a position is r, p or s for each hand put down, at most two, or - for none");
    }
}
