package io.mcts.games.liarsdice;

import io.mcts.game.Notation;
import java.util.ArrayList;
import java.util.List;

/** The dice, then the choices; see {@link LiarsDice#notation}. */
record LiarsDiceNotation(int faces) implements Notation<LiarsDice, LiarsDiceMove> {

    @Override
    public LiarsDice parse(String position) {
        LiarsDice state = LiarsDice.initial(faces);
        if (position.equals("-")) {
            return state;
        }
        for (String move : moves(position)) {
            state.play(state.legalMoves().stream()
                    .filter(legal -> legal.toString().equals(move))
                    .findFirst()
                    .orElseThrow(() -> refusal(
                            position, "'" + move + "' is none of " + state.legalMoves() + " after '" + state + "'")));
        }
        if (!position.equals(state.toString())) {
            throw refusal(position, "the position that comes nearest is '" + state + "'");
        }
        return state;
    }

    /** The dice one by one, then the words. */
    private static List<String> moves(String position) {
        String[] words = position.split(" ", -1);
        List<String> moves = new ArrayList<>(List.of(words[0].split("")));
        moves.addAll(List.of(words).subList(1, words.length));
        return moves;
    }

    @Override
    public String format(LiarsDice state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException("'" + position + "' is not a position of liar's dice: " + reason
                + "; a position is the dice, then the bids and the call, or - before the first roll");
    }
}
