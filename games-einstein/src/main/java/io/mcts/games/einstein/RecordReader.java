package io.mcts.games.einstein;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a {@link GameRecord}. One reader reads one record. */
final class RecordReader {

    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final Pattern HEADER = Pattern.compile("#(\\[[^\\[\\]]*\\])+;?");
    private static final Pattern FIELD = Pattern.compile("\\[([^\\[\\]]*)\\]");
    private static final Pattern TEAM = Pattern.compile("(?:(.*)\\s)?([RBrb])");
    private static final Pattern SET_UP = Pattern.compile("([RBrb])\\s*:(.*?);?");
    private static final Pattern PLACED = Pattern.compile("([A-Ea-e][1-5])-([1-6])");
    private static final Pattern PLY = Pattern.compile("([0-9]{1,9}):([1-6]);\\(([RBrb])([1-6]),([A-Ea-e][1-5])\\);?");
    private static final int FIELDS = 5;

    private final List<String> lines;

    /** How many lines have been read: the number, counted from 1, of the line in hand. */
    private int line;

    RecordReader(String text) {
        lines = text.replaceFirst("^" + BYTE_ORDER_MARK, "")
                .lines()
                .map(String::strip)
                .toList();
    }

    /** The text of bytes in UTF-8, or else in GB 2312, of which GB 18030 is the extension. */
    static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, Charset.forName("GB18030"));
        }
    }

    GameRecord read() {
        List<String> fields = headerFields(next("the header"));
        int headerLine = line;
        String first = team(fields.get(0));
        String second = team(fields.get(1));
        int firstPlayer = colour(fields.get(0));
        if (colour(fields.get(1)) == firstPlayer) {
            throw refusal("both teams have the same colour; one is R, the other B");
        }
        boolean firstWon = fields.get(2).equals(RecordWriter.FIRST_WON);
        OptionalInt winner = hasResult(fields.get(2))
                ? OptionalInt.of(firstWon ? firstPlayer : 1 - firstPlayer)
                : OptionalInt.empty();
        Opening opening = opening(firstPlayer);
        List<EinSteinMove> moves = moves(opening.state());
        line = headerLine;
        try {
            return new GameRecord(
                    new RecordHeader(first, second, fields.get(3), fields.get(4)), opening, moves, winner);
        } catch (IllegalArgumentException e) { // the moves are legal, so it is the winner
            throw refusal(String.valueOf(e.getMessage()), e);
        }
    }

    private List<String> headerFields(String header) {
        if (!HEADER.matcher(header).matches()) {
            throw refusal("the header is '" + header
                    + "'; it should read #[WTN][first team R][second team B][result][time and place][event];");
        }
        List<String> fields = new ArrayList<>();
        Matcher field = FIELD.matcher(header);
        while (field.find()) {
            fields.add(field.group(1).strip());
        }
        if (fields.get(0).equals("WTN")) {
            fields.remove(0);
        }
        if (fields.size() != FIELDS) {
            throw refusal("the header has " + fields.size()
                    + " parts besides [WTN]; it has five: first team, second team," + " result, time and place, event");
        }
        return fields;
    }

    private Matcher teamMatcher(String field) {
        Matcher team = TEAM.matcher(field);
        if (!team.matches()) {
            throw refusal("the team is '" + field + "'; a team is its name, a space and its colour R or B");
        }
        return team;
    }

    private String team(String field) {
        String name = teamMatcher(field).group(1);
        return name == null ? "" : name;
    }

    private int colour(String field) {
        return player(teamMatcher(field).group(2));
    }

    private boolean hasResult(String result) {
        if (result.isEmpty()) {
            return false;
        }
        if (!result.equals(RecordWriter.FIRST_WON) && !result.equals(RecordWriter.SECOND_WON)) {
            throw refusal("the result is '" + result + "'; it is " + RecordWriter.FIRST_WON
                    + " (the first team has won), " + RecordWriter.SECOND_WON + " (the second has), or empty");
        }
        return true;
    }

    private Opening opening(int firstPlayer) {
        @Nullable SetUp red = null;
        @Nullable SetUp blue = null;
        while (red == null || blue == null) {
            String text = next("the set-up of " + (red == null ? "red" : "blue"));
            Matcher setUp = SET_UP.matcher(text);
            if (!setUp.matches()) {
                throw refusal("'" + text
                        + "' is no set-up; it should read R:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3, cell and number of"
                        + " each stone, and B: likewise");
            }
            int player = player(setUp.group(1));
            if ((player == EinStein.RED ? red : blue) != null) {
                throw refusal("this is a second set-up of " + setUp.group(1));
            }
            if (player == EinStein.RED) {
                red = setUp(player, setUp.group(2));
            } else {
                blue = setUp(player, setUp.group(2));
            }
        }
        return new Opening(red, blue, firstPlayer);
    }

    private SetUp setUp(int player, String text) {
        char[] numbers = new char[Stones.COUNT];
        for (String part : text.split(";", -1)) {
            Matcher placed = PLACED.matcher(part.strip());
            if (!placed.matches()) {
                throw refusal("'" + part + "' is no stone of a set-up; it should read A5-6, cell and number");
            }
            int n = startCell(player, placed.group(1));
            if (numbers[n] != 0) {
                throw refusal("two stones stand on " + placed.group(1));
            }
            numbers[n] = placed.group(2).charAt(0);
        }
        try {
            return SetUp.of(new String(numbers));
        } catch (IllegalArgumentException e) {
            throw refusal("the set-up has not each of the stones 1 to 6 on a cell of its own", e);
        }
    }

    private int startCell(int player, String name) {
        int cell = Cells.parse(player, name.toLowerCase(Locale.ROOT));
        for (int n = 0; n < Stones.COUNT; n++) {
            if (SetUp.cell(player, n) == cell) {
                return n;
            }
        }
        throw refusal(name + " is no start cell of " + (player == EinStein.RED ? "red" : "blue"));
    }

    private List<EinSteinMove> moves(EinStein state) {
        List<EinSteinMove> moves = new ArrayList<>();
        while (hasNext()) {
            String text = next("a move");
            Matcher ply = PLY.matcher(text);
            if (!ply.matches()) {
                throw refusal("'" + text
                        + "' is no move; it should read 1:4;(R4,D4): number of the move, throw, stone, where to");
            }
            if (state.isTerminal()) {
                throw refusal("the game is over in " + state);
            }
            int number = moves.size() / 2 + 1;
            if (Integer.parseInt(ply.group(1)) != number) {
                throw refusal("the number of the move is " + ply.group(1) + "; it should be " + number);
            }
            EinSteinMove thrown = Throw.ALL.get(ply.group(2).charAt(0) - '1');
            state.play(thrown);
            EinSteinMove step = step(state, ply.group(3), ply.group(4).charAt(0) - '1', ply.group(5));
            state.play(step);
            moves.add(thrown);
            moves.add(step);
        }
        return moves;
    }

    private EinSteinMove step(EinStein state, String colour, int stone, String target) {
        int player = state.nextPlayer();
        if (player(colour) != player) {
            throw refusal("it is the turn of " + (player == EinStein.RED ? "R" : "B") + ", not of " + colour);
        }
        String name = colour + (stone + 1);
        int from = Stones.cell(state.stones(player), Stones.BITS * stone);
        if (from == Cells.NONE) {
            throw refusal("stone " + name + " has been taken; the position is " + state);
        }
        int to = Cells.parse(player, target.toLowerCase(Locale.ROOT));
        boolean mayMove = false;
        for (EinSteinMove move : state.legalMoves()) {
            Step step = (Step) move;
            if (step.from == from && step.to == to) {
                return step;
            }
            mayMove |= step.from == from;
        }
        throw refusal((mayMove
                        ? "stone " + name + " cannot reach " + target
                        : "stone " + name + " may not move with a throw of " + state.die())
                + " in " + state + "; legal are " + state.legalMoves());
    }

    private boolean hasNext() {
        return lines.subList(line, lines.size()).stream().anyMatch(text -> !text.isEmpty());
    }

    /** Reads on to the next line that is not blank. */
    private String next(String what) {
        while (line < lines.size()) {
            String text = lines.get(line++);
            if (!text.isEmpty()) {
                return text;
            }
        }
        throw new IllegalArgumentException(
                "the game record ends after line " + line + ", where " + what + " should follow");
    }

    private static int player(String colour) {
        return colour.equalsIgnoreCase("R") ? EinStein.RED : EinStein.BLUE;
    }

    private IllegalArgumentException refusal(String reason) {
        return new IllegalArgumentException("line " + line + " of the game record: " + reason);
    }

    private IllegalArgumentException refusal(String reason, Throwable cause) {
        return new IllegalArgumentException("line " + line + " of the game record: " + reason, cause);
    }
}
