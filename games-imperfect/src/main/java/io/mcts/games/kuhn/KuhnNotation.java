package io.mcts.games.kuhn;

import io.mcts.game.Notation;
import java.util.List;

/** The cards dealt, then the choices; see {@link KuhnPoker#NOTATION}. */
final class KuhnNotation implements Notation<KuhnPoker, KuhnMove> {

    @Override
    public KuhnPoker parse(String position) {
        KuhnPoker state = KuhnPoker.initial();
        if (position.equals("-")) {
            return state;
        }
        for (int i = 0; i < position.length(); i++) {
            state.play(move(position, i, state.legalMoves()));
        }
        if (position.isEmpty()) {
            throw refusal(position, "it is empty");
        }
        return state;
    }

    private static KuhnMove move(String position, int i, List<KuhnMove> legal) {
        String letter = position.substring(i, i + 1);
        return legal.stream()
                .filter(move -> move.toString().startsWith(letter))
                .findFirst()
                .orElseThrow(() -> refusal(
                        position,
                        "character " + (i + 1) + " is '" + letter + "', and "
                                + (legal.isEmpty() ? "the game is over there" : "possible are " + legal)));
    }

    @Override
    public String format(KuhnPoker state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException("'" + position + "' is not a position of Kuhn poker: " + reason
                + "; a position is the cards dealt, then p for each pass and b for each bet, or - before the deal");
    }
}
