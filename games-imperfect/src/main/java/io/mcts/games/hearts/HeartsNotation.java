package io.mcts.games.hearts;

import io.mcts.game.Notation;
import java.util.ArrayList;
import java.util.List;

/** The hands that were dealt, then the cards played; see {@link Hearts#notation}. */
record HeartsNotation(int ranks) implements Notation<Hearts, Card> {

    @Override
    public Hearts parse(String position) {
        Hearts state = Hearts.initial(ranks);
        if (position.equals("-")) {
            return state;
        }
        String[] words = position.split(" ", -1);
        String[] hands = words[0].split("/", -1);
        if (hands.length != Hearts.PLAYERS) {
            throw refusal(position, "it has " + hands.length + " hands, not " + Hearts.PLAYERS);
        }
        for (String card : inOrder(hands)) {
            play(state, position, card);
        }
        for (int i = 2; i < words.length; i++) {
            play(state, position, words[i]);
        }
        if (!position.equals(state.toString())) {
            throw refusal(position, "the position that comes nearest is '" + state + "'");
        }
        return state;
    }

    /** The cards as they are dealt, one to each player and so on. */
    private static List<String> inOrder(String[] hands) {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < hands[0].length(); i += 2) {
            for (String hand : hands) {
                if (i < hand.length()) {
                    cards.add(hand.substring(i, Math.min(i + 2, hand.length())));
                }
            }
        }
        return cards;
    }

    private static void play(Hearts state, String position, String card) {
        state.play(state.legalMoves().stream()
                .filter(legal -> legal.toString().equals(card))
                .findFirst()
                .orElseThrow(() -> refusal(
                        position, "'" + card + "' is none of " + state.legalMoves() + " after '" + state + "'")));
    }

    @Override
    public String format(Hearts state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException("'" + position + "' is not a position of hearts: " + reason
                + "; a position is the four hands that were dealt, then the cards played, or - before the deal");
    }
}
