package io.mcts.games.goofspiel;

import io.mcts.game.GameState;
import io.mcts.game.Notation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rounds played; see {@link Goofspiel#notation}. */
record GoofspielNotation(GoofspielRules rules) implements Notation<Goofspiel, GoofspielMove> {

    private static final Pattern ROUND = Pattern.compile("(\\d{1,2}):(?:(\\d{1,2})-(\\d{1,2})?)?");

    @Override
    public Goofspiel parse(String position) {
        Goofspiel state = Goofspiel.initial(rules);
        if (position.equals("-")) {
            return state;
        }
        for (String round : position.split(" ", -1)) {
            Matcher parts = ROUND.matcher(round);
            if (!parts.matches()) {
                throw refusal(position, "'" + round + "' is not a round");
            }
            if (rules.isShuffled()) {
                play(state, position, "#" + parts.group(1), GameState.CHANCE);
            }
            for (int player = 0; player < 2; player++) {
                if (parts.group(2 + player) != null) {
                    play(state, position, parts.group(2 + player), player);
                }
            }
        }
        if (!position.equals(state.toString())) {
            throw refusal(position, "the position that comes nearest is '" + state + "'");
        }
        return state;
    }

    private static void play(Goofspiel state, String position, String move, int player) {
        if (state.isTerminal() || state.currentPlayer() != player) {
            throw refusal(position, "it is not the turn of " + move + " after '" + state + "'");
        }
        state.play(state.legalMoves().stream()
                .filter(legal -> legal.toString().equals(move))
                .findFirst()
                .orElseThrow(() ->
                        refusal(position, move + " is none of " + state.legalMoves() + " after '" + state + "'")));
    }

    @Override
    public String format(Goofspiel state) {
        return state.toString();
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException("'" + position + "' is not a position of Goofspiel: " + reason
                + "; a position is its rounds, prize:bid-bid each, or - before the first bid");
    }
}
