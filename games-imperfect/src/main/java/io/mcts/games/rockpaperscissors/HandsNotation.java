package io.mcts.games.rockpaperscissors;

import io.mcts.games.notation.PlayedNotation;

final class HandsNotation extends PlayedNotation<RockPaperScissors, Hand> {

    HandsNotation() {
        super(
                RockPaperScissors::initial,
                "rock, paper, scissors",
                "r, p or s for each hand put down, at most two, or - for none");
    }

    @Override
    protected void play(RockPaperScissors state, String position) {
        playLetters(state, position, hand -> hand.toString().substring(0, 1));
    }
}
