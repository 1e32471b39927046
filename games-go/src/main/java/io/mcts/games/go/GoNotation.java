package io.mcts.games.go;

import io.mcts.game.Notation;
import java.util.stream.Collectors;

/** The moves played; see {@link Go#notation}. */
record GoNotation(GoRules rules) implements Notation<Go, GoMove> {

    @Override
    public Go parse(String position) {
        Go state = Go.initial(rules);
        if (position.equals("-")) {
            return state;
        }
        int number = 0;
        for (String word : position.split(" ", -1)) {
            number++;
            try {
                state.play(parseMove(state, word));
            } catch (IllegalArgumentException refusal) {
                throw new IllegalArgumentException(
                        "'" + position + "' is no position of Go: move " + number + ": " + refusal.getMessage(),
                        refusal);
            }
        }
        return state;
    }

    @Override
    public String format(Go state) {
        String moves = state.moves().stream().map(GoMove::toString).collect(Collectors.joining(" "));
        return moves.isEmpty() ? "-" : moves;
    }
}
