package io.mcts.games.hearts;

import io.mcts.games.notation.PlayedNotation;
import java.util.ArrayList;
import java.util.List;

final class HeartsNotation extends PlayedNotation<Hearts, Card> {

    private final int passed;

    HeartsNotation(int ranks, Passing passing) {
        super(
                () -> Hearts.initial(ranks, passing),
                "hearts",
                "the four hands that were dealt, then the cards "
                        + (passing == Passing.NONE ? "" : "passed on, three of each player, and the cards ")
                        + "played, or - before the deal");
        passed = passing == Passing.NONE ? 0 : Hearts.PLAYERS * Hearts.PASSED;
    }

    @Override
    protected void play(Hearts state, String position) {
        List<String> words = List.of(position.split(" ", -1));
        String[] hands = words.get(0).split("/", -1);
        if (hands.length != Hearts.PLAYERS) {
            throw refusal(position, "it has " + hands.length + " hands, not " + Hearts.PLAYERS);
        }
        inOrder(hands).forEach(card -> play(state, position, card));
        words.stream().skip(1).limit(passed).forEach(card -> play(state, position, card));
        words.stream().skip(2L + passed).forEach(card -> play(state, position, card));
    }

    /** The cards as dealt, one to each player in turn. */
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
}
