package io.mcts.games.gdl;

import io.mcts.game.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** The notation of a game: positions as the facts that are true, moves as in the rulesheet; see {@link GdlRules#notation}. */
final class GdlNotation implements Notation<GdlState, GdlMove> {

    private static final String FORM = "a position is the list of the facts that are true, in the order of their texts";

    private final GdlRules rules;

    GdlNotation(GdlRules rules) {
        this.rules = rules;
    }

    @Override
    public String format(GdlState state) {
        return state.text(role -> true);
    }

    @Override
    public GdlState parse(String position) {
        List<String> facts = new ArrayList<>();
        List<Expression> choices = new ArrayList<>();
        GdlState state;
        try {
            for (Expression expression : KifReader.read(position)) {
                if (expression.head().equals("does")) {
                    choices.add(expression);
                } else if (!expression.isList() || !expression.items().isEmpty()) {
                    facts.add(expression.toString());
                }
            }
            state = rules.position(facts);
            for (Expression choice : choices) {
                choose(state, choice);
            }
        } catch (IllegalArgumentException | IllegalStateException wrong) {
            throw new IllegalArgumentException(
                    "'" + position + "' is not a position: " + wrong.getMessage() + "; " + FORM, wrong);
        }
        String written = format(state);
        if (!written.equals(position.strip().replaceAll("\\s+", " "))) {
            throw new IllegalArgumentException(
                    "'" + position + "' is not a position: written in order it is '" + written + "'; " + FORM);
        }
        return state;
    }

    private static void choose(GdlState state, Expression choice) {
        if (state.isTerminal() || choice.arguments().size() != 2) {
            throw choice.error("'" + choice + "' is no choice here");
        }
        int before = state.chosenCount();
        String role = state.rules().roles().get(state.currentPlayer());
        GdlMove move = state.legalMoves().stream()
                .filter(legal -> choice.arguments().get(0).symbol().equals(role)
                        && choice.arguments().get(1).toString().equals(legal.toString()))
                .findFirst()
                .orElseThrow(
                        () -> choice.error("'" + choice + "' is no choice of " + role + ", who is next to choose"));
        state.play(move);
        if (state.chosenCount() != before + 1) {
            throw choice.error("after '" + choice + "' the turn is over");
        }
    }

    /** {@inheritDoc} Blanks and the case of letters do not count, and parentheses may be left out where that leaves one legal move. */
    @Override
    public GdlMove parseMove(GdlState state, String move) {
        return parse(state, state.legalMoves(), move);
    }

    /** Returns the one of some legal moves that a text means; the case of letters counts where moves differ by it alone. */
    GdlMove parse(GdlState state, List<GdlMove> legal, String move) {
        List<GdlMove> found = matching(legal, move, text -> words(text, true));
        if (found.size() != 1) {
            found = matching(legal, move, text -> words(text, true).toLowerCase(Locale.ROOT));
        }
        if (found.isEmpty() && move.indexOf('(') < 0 && move.indexOf(')') < 0) {
            found = matching(legal, move, text -> words(text, false).toLowerCase(Locale.ROOT));
        }
        if (found.size() == 1) {
            return found.get(0);
        }
        throw new IllegalArgumentException("'" + move + "' is "
                + (found.isEmpty() ? "not a legal move in " : "one of " + found + ": write the parentheses, in ")
                + format(state)
                + (state.isTerminal() ? ": the game is over" : "; legal are " + legal));
    }

    private static List<GdlMove> matching(List<GdlMove> legal, String move, UnaryOperator<String> form) {
        String wanted = form.apply(move);
        return legal.stream()
                .filter(candidate -> form.apply(candidate.toString()).equals(wanted))
                .toList();
    }

    /** Returns a text with one blank between symbols, with or without the parentheses. */
    private static String words(String text, boolean hasParentheses) {
        return text.replace("(", hasParentheses ? " ( " : " ")
                .replace(")", hasParentheses ? " ) " : " ")
                .strip()
                .replaceAll("\\s+", " ");
    }
}
