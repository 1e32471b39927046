package io.mcts.games.liarsdice;

import io.mcts.games.notation.PlayedNotation;
import java.util.List;

final class LiarsDiceNotation extends PlayedNotation<LiarsDice, LiarsDiceMove> {

    LiarsDiceNotation(int faces) {
        super(
                () -> LiarsDice.initial(faces),
                "liar's dice",
                "the dice, then the bids and the call, or - before the first roll");
    }

    /** The dice one by one, then the words. */
    @Override
    protected void play(LiarsDice state, String position) {
        List<String> words = List.of(position.split(" ", -1));
        List.of(words.get(0).split("")).forEach(die -> play(state, position, die));
        words.subList(1, words.size()).forEach(word -> play(state, position, word));
    }
}
