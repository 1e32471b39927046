package io.mcts.games.blackjack;

import io.mcts.game.Notation;
import java.util.Arrays;

/** The deck, then the choices; see {@link Blackjack#notation}. */
record BlackjackNotation(int rounds) implements Notation<Blackjack, BlackjackMove> {

    @Override
    public Blackjack parse(String position) {
        Blackjack state = Blackjack.initial(rounds);
        if (position.equals("-")) {
            return state;
        }
        String[] words = position.split(" ", 2);
        state.play(shuffle(position, words[0]));
        String choices = words.length == 1 ? "" : words[1];
        for (int i = 0; i < choices.length(); i++) {
            state.play(choice(position, choices.substring(i, i + 1), state));
        }
        if (!position.equals(state.toString())) {
            throw refusal(position, "the position that comes nearest is '" + state + "'");
        }
        return state;
    }

    private static BlackjackMove choice(String position, String letter, Blackjack state) {
        return state.legalMoves().stream()
                .filter(move -> Blackjack.letter(move).equals(letter))
                .findFirst()
                .orElseThrow(() -> refusal(
                        position, "'" + letter + "' is none of " + state.legalMoves() + " after '" + state + "'"));
    }

    @Override
    public BlackjackMove parseMove(Blackjack state, String move) {
        return state.isSampled() ? shuffle(move, move) : Notation.super.parseMove(state, move);
    }

    private static BlackjackMove shuffle(String position, String deck) {
        char[] cards = deck.toCharArray();
        char[] all = Blackjack.DECK.toCharArray();
        Arrays.sort(cards);
        Arrays.sort(all);
        if (!Arrays.equals(cards, all)) {
            throw refusal(position, "'" + deck + "' is not a deck, four of each of A23456789TJQK");
        }
        return BlackjackMove.shuffle(deck);
    }

    @Override
    public String format(Blackjack state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException("'" + position + "' is no position of blackjack: " + reason
                + "; a position is the deck, then h, s or d for each choice, or - before the shuffle");
    }
}
