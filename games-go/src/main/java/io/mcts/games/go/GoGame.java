package io.mcts.games.go;

import io.mcts.games.go.sgf.SgfText;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A game as programs and files record it: a set-up, then stones of either player in any order, and passes. Immutable.
 *
 * <p>Files are in the Smart Game Format: the main line of the first game, with board, komi, set-up, moves, comments, names and result.
 * Variations and other properties are kept as text. Source: A. Hollosi, <i>SGF File Format FF[4]</i>.
 */
public record GoGame(GoRules rules, GoSetUp setUp, List<Turn> turns, Header header) {

    private static final int PERCENT = 100;

    /**
     * Other content of a file at one place, kept to be written again.
     *
     * @param properties by name, each with its values as in the file, such as {@code [aa][bb]}
     * @param variations the text of other continuations; empty if there are none
     */
    public record Rest(Map<String, String> properties, String variations) {

        static final Rest NONE = new Rest(Map.of(), "");

        public Rest {
            properties = Collections.unmodifiableMap(new TreeMap<>(properties));
        }

        Rest with(String property, String values) {
            Map<String, String> more = new TreeMap<>(properties);
            more.merge(property, values, String::concat);
            return new Rest(more, variations);
        }

        Rest with(Rest other) {
            Rest joined = this;
            for (Map.Entry<String, String> property : other.properties.entrySet()) {
                joined = joined.with(property.getKey(), property.getValue());
            }
            return other.variations.isEmpty() ? joined : joined.withVariations(other.variations);
        }

        Rest without(String property) {
            Map<String, String> fewer = new TreeMap<>(properties);
            fewer.remove(property);
            return new Rest(fewer, variations);
        }

        Rest withVariations(String more) {
            return new Rest(properties, variations.isEmpty() ? more : variations + "\n" + more);
        }
    }

    /** A stone or a pass of a player, 0 for black, 1 for white; the comment may be empty. */
    public record Turn(int player, GoMove move, String comment, Rest rest) {

        public Turn(int player, GoMove move, String comment) {
            this(player, move, comment, Rest.NONE);
        }

        public Turn withComment(String other) {
            return new Turn(player, move, other, rest);
        }

        /** Returns this turn with the chance of black to win, from 0 to 1, as Sabaki and KaTrain read it: a percentage in SBKV. */
        public Turn withValue(double ofBlack) {
            return with(rest.without("SBKV").with("SBKV", String.format(Locale.ROOT, "[%.2f]", PERCENT * ofBlack)));
        }

        Turn with(Rest other) {
            return new Turn(player, move, comment, other);
        }
    }

    /**
     * The information of a file on the whole game, empty where there is none.
     *
     * @param result such as {@code B+3.5}, {@code W+R} for a win by resignation, or {@code 0} for a draw
     * @param comment the text before the first move
     */
    public record Header(String black, String white, String result, String comment, Rest rest) {

        static final Header NONE = new Header("", "", "", "", Rest.NONE);

        /** Returns this header with other names. */
        public Header withNames(String ofBlack, String ofWhite) {
            return new Header(ofBlack, ofWhite, result, comment, rest);
        }

        /** Returns this header with another result. */
        public Header withResult(String other) {
            return new Header(black, white, other, comment, rest);
        }

        /** Returns this header with another comment. */
        public Header withComment(String other) {
            return new Header(black, white, result, other, rest);
        }

        Header with(Rest other) {
            return new Header(black, white, result, comment, other);
        }
    }

    public GoGame {
        turns = List.copyOf(turns);
    }

    /** Returns a game without turns on an empty board. */
    public static GoGame of(GoRules rules) {
        return of(rules, GoSetUp.NONE);
    }

    /** Returns a game without turns; throws {@link IllegalArgumentException} if the stones cannot lie so. */
    public static GoGame of(GoRules rules, GoSetUp setUp) {
        Go.of(rules, setUp); // is refused now
        return new GoGame(rules, setUp, List.of(), Header.NONE);
    }

    /** Returns a score as in files, such as {@code B+3.5}; {@code 0} for a draw. */
    public static String result(double score) {
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + points(Math.abs(score));
    }

    static String points(double number) {
        return new DecimalFormat("0.0##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
    }

    /** Returns this game with another komi. */
    public GoGame withKomi(double komi) {
        return new GoGame(rules.withKomi(komi), setUp, turns, header);
    }

    /** Returns this game with other rules for the same board. */
    public GoGame withRules(GoRules other) {
        return new GoGame(other, setUp, turns, header.with(header.rest().without("RU")));
    }

    /** Returns this game with another header. */
    public GoGame with(Header other) {
        return new GoGame(rules, setUp, turns, other);
    }

    /** Returns this game with another turn; throws {@link IllegalArgumentException} if the rules do not allow it. */
    public GoGame with(Turn turn) {
        if (!turn.move().isPass() && !position(turn.player()).legalMoves().contains(turn.move())) {
            throw new IllegalArgumentException("illegal move " + turn.move());
        }
        List<Turn> more = new ArrayList<>(turns);
        more.add(turn);
        return new GoGame(rules, setUp, more, header);
    }

    /** Returns this game with only the first turns. */
    public GoGame first(int count) {
        return new GoGame(rules, setUp, turns.subList(0, count), header);
    }

    /** Returns the player to move: the opponent of the last, at first as the set-up says. */
    public int nextPlayer() {
        return turns.isEmpty()
                ? setUp.nextPlayer()
                : 1 - turns.get(turns.size() - 1).player();
    }

    /**
     * Returns the position with a player to move, in which the game is never over. Between two moves of one player, the other has passed. A
     * pass ends the game only after a last turn that is a pass of the opponent, after a stone of the player's own.
     */
    public Go position(int player) {
        Go state = Go.of(rules, setUp);
        for (Turn turn : turns) {
            if (!turn.move().isPass()) {
                toMove(state, turn.player()).play(turn.move());
            }
        }
        int last = turns.size() - 1;
        boolean isLastPass = last >= 0 && turns.get(last).move().isPass();
        boolean hasEnded = isLastPass
                && last > 0
                && turns.get(last - 1).move().isPass()
                && turns.get(last).player() != turns.get(last - 1).player();
        if (hasEnded) {
            toMove(state, turns.get(last - 1).player()).play(GoMove.PASS);
            state.play(GoMove.PASS);
        }
        toMove(state, player);
        if (!isLastPass || hasEnded) {
            state.resume(); // a pass that nobody played, or the players go on
        }
        return state;
    }

    /** Returns the {@link #position} in which the opponent's pass does not count: a pass would not end the game. */
    public Go positionWithoutPass(int player) {
        Go state = position(player);
        state.resume();
        return state;
    }

    private static Go toMove(Go state, int player) {
        if (state.currentPlayer() != player) {
            state.play(GoMove.PASS);
        }
        return state;
    }

    /**
     * Reads the first game of a file. If stones are set up between moves, or a move repeats a position or is suicide, the game begins
     * there. The comment says so, and whether there are other games.
     *
     * @throws IllegalArgumentException if it is no game of Go in this format, or cannot be shown; the message says where
     */
    public static GoGame ofSgf(byte[] file) {
        return new SgfReader(SgfText.of(file)).read();
    }

    /** Whether a file begins like a game in this format. */
    public static boolean isSgf(byte[] file) {
        return SgfText.BEGINNING
                .matcher(new String(file, StandardCharsets.ISO_8859_1))
                .find();
    }

    /** Reads the text of a file; see {@link #ofSgf(byte[])}. */
    public static GoGame ofSgf(String text) {
        return new SgfReader(new SgfText(text)).read();
    }

    /** Writes a file, in UTF-8. */
    public String toSgf() {
        Rest rest = header.rest();
        StringBuilder text = new StringBuilder("(;FF[4]GM[1]CA[UTF-8]AP[mcts]");
        append(text, "RU", rest.properties().containsKey("RU") ? "" : rules.countsTerritory() ? "Japanese" : "Chinese");
        append(text, "SZ", Integer.toString(rules.lines()));
        append(text, "KM", points(rules.komi()));
        append(text, "PB", header.black());
        append(text, "PW", header.white());
        append(text, "RE", header.result());
        boolean isHandicap = setUp.isHandicap();
        append(text, "HA", isHandicap ? Integer.toString(setUp.black().size()) : "");
        append(text, "AB", setUp.black());
        append(text, "AW", setUp.white());
        append(text, "PL", setUp.nextPlayer() == 1 && !isHandicap ? "W" : "");
        append(text, header.comment(), rest);
        StringBuilder end = new StringBuilder();
        for (Turn turn : turns) {
            if (!rest.variations().isEmpty()) {
                text.append("\n(");
                end.insert(0, ")\n" + rest.variations());
            }
            rest = turn.rest();
            text.append(turn.player() == 0 ? "\n;B[" : "\n;W[")
                    .append(coordinates(turn.move()))
                    .append(']');
            append(text, turn.comment(), rest);
        }
        return text.append(end).append(")\n").toString();
    }

    private static void append(StringBuilder text, String comment, Rest rest) {
        append(text, "C", comment);
        rest.properties().forEach((property, values) -> text.append(property).append(values));
    }

    private static void append(StringBuilder text, String property, String value) {
        if (!value.isEmpty()) {
            text.append(property)
                    .append('[')
                    .append(value.replace("\\", "\\\\").replace("]", "\\]"))
                    .append(']');
        }
    }

    private void append(StringBuilder text, String property, List<GoMove> points) {
        if (!points.isEmpty()) {
            text.append(property)
                    .append(points.stream()
                            .map(point -> "[" + coordinates(point) + "]")
                            .collect(Collectors.joining()));
        }
    }

    private String coordinates(GoMove move) {
        return move.isPass()
                ? ""
                : String.format(Locale.ROOT, "%c%c", 'a' + move.column(), 'a' + rules.lines() - 1 - move.row());
    }
}
