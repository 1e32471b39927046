package io.mcts.games.kuhn;

import io.mcts.games.notation.PlayedNotation;

final class KuhnNotation extends PlayedNotation<KuhnPoker, KuhnMove> {

    KuhnNotation() {
        super(
                KuhnPoker::initial,
                "Kuhn poker",
                "the cards dealt, then p for each pass and b for each bet, or - before the deal");
    }

    @Override
    protected void play(KuhnPoker state, String position) {
        playLetters(state, position, move -> move.toString().substring(0, 1));
    }
}
