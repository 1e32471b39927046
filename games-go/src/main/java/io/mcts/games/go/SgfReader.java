package io.mcts.games.go;

import java.util.ArrayList;
import java.util.List;

/** Reads the main line of a file of the Smart Game Format; see {@link GoGame}. */
final class SgfReader {

    private static final int USUAL_LINES = 19;

    private final String text;
    private int at;
    private GoGame game = GoGame.of(GoRules.of(USUAL_LINES));

    SgfReader(String text) {
        this.text = text;
    }

    GoGame read() {
        if (next() != '(') {
            throw wrong("a game begins with '('");
        }
        while (next() == '(' || next() == ';') {
            at++;
            while (Character.isLetter(next())) {
                readProperty();
            }
        }
        if (next() != ')') { // the main line is the first of the variations, so it ends with the first bracket
            throw wrong(at < text.length() ? "'" + next() + "' is not expected" : "the game does not end");
        }
        return game;
    }

    /** The next letter that is no blank, or a zero at the end. */
    private char next() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void readProperty() {
        int begin = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(begin, at);
        List<String> values = new ArrayList<>();
        while (next() == '[') {
            values.add(readValue());
        }
        if (values.isEmpty()) {
            throw wrong(name + " has no value");
        }
        try {
            apply(name, values);
        } catch (IllegalArgumentException refusal) {
            throw wrong(name + values + ": " + refusal.getMessage());
        }
    }

    private String readValue() {
        StringBuilder value = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != ']'; at++) {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            value.append(text.charAt(at));
        }
        if (at == text.length()) {
            throw wrong("a value does not end");
        }
        at++;
        return value.toString();
    }

    private void apply(String name, List<String> values) {
        String value = values.get(0);
        switch (name) {
            case "GM" -> {
                if (!value.strip().equals("1")) {
                    throw new IllegalArgumentException("game 1 is Go");
                }
            }
            case "SZ" -> {
                int lines = Integer.parseInt(value.split(":", 2)[0].strip());
                game = new GoGame(new GoRules(lines, game.rules().komi()), game.turns());
            }
            case "KM" -> game = new GoGame(game.rules().withKomi(Double.parseDouble(value)), game.turns());
            case "B", "AB" -> values.forEach(point -> add(0, point));
            case "W", "AW" -> values.forEach(point -> add(1, point));
            case "C" -> comment(value);
            default -> {} // names, dates, marks
        }
    }

    private void add(int player, String point) {
        game = game.with(new GoGame.Turn(player, move(point), ""));
    }

    /** A comment belongs to the move before it in its node. */
    private void comment(String value) {
        int last = game.turns().size() - 1;
        if (last >= 0) {
            GoGame.Turn turn = game.turns().get(last);
            game = game.first(last).with(new GoGame.Turn(turn.player(), turn.move(), value));
        }
    }

    private GoMove move(String point) {
        int lines = game.rules().lines();
        if (point.isEmpty() || point.equals("tt")) {
            return GoMove.PASS;
        }
        int column = point.charAt(0) - 'a';
        int row = point.length() == 2 ? lines - 1 - (point.charAt(1) - 'a') : -1;
        if (column < 0 || column >= lines || row < 0 || row >= lines) {
            throw new IllegalArgumentException("'" + point + "' is no point of a board of " + lines + " lines");
        }
        return GoMove.at(column, row);
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("no game in SGF, at letter " + (at + 1) + ": " + what);
    }
}
