package io.mcts.games.goofspiel;

import io.mcts.game.GameState;
import io.mcts.games.notation.PlayedNotation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class GoofspielNotation extends PlayedNotation<Goofspiel, GoofspielMove> {

    private static final Pattern ROUND = Pattern.compile("(\\d{1,2}):(?:(\\d{1,2})-(\\d{1,2})?)?");

    private final boolean isShuffled;

    GoofspielNotation(GoofspielRules rules) {
        super(() -> Goofspiel.initial(rules), "Goofspiel", "its rounds, prize:bid-bid each, or - before the first bid");
        isShuffled = rules.isShuffled();
    }

    @Override
    protected void play(Goofspiel state, String position) {
        for (String round : position.split(" ", -1)) {
            Matcher parts = ROUND.matcher(round);
            if (!parts.matches()) {
                throw refusal(position, "'" + round + "' is not a round");
            }
            if (isShuffled) {
                play(state, position, "#" + parts.group(1), GameState.CHANCE);
            }
            for (int player = 0; player < 2; player++) {
                if (parts.group(2 + player) != null) {
                    play(state, position, parts.group(2 + player), player);
                }
            }
        }
    }

    private void play(Goofspiel state, String position, String move, int player) {
        if (state.isTerminal() || state.currentPlayer() != player) {
            throw refusal(position, "it is not the turn of " + move + " after '" + state + "'");
        }
        play(state, position, move);
    }
}
