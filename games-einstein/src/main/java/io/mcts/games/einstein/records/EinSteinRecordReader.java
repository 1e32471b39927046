package io.mcts.games.einstein.records;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.EinSteinOpening;
import io.mcts.games.einstein.Roll;
import io.mcts.games.einstein.SetUp;
import io.mcts.games.einstein.Step;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads a {@link EinSteinRecord}. For one use. */
final class EinSteinRecordReader {

    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final String TEXT = "([^\\[\\]]*)";
    private static final String TEAM = "(?:([^\\[\\]]*)\\s)?\\s*([RBrb])\\s*";
    private static final String RESULT =
            "\\s*(" + EinSteinRecordWriter.FIRST_WON + "|" + EinSteinRecordWriter.SECOND_WON + "|)\\s*";
    private static final Pattern HEADER = Pattern.compile("#(?:\\[\\s*WTN\\s*\\])?"
            + Stream.of(TEAM, TEAM, RESULT, TEXT, TEXT)
                    .map(part -> "\\[" + part + "\\]")
                    .collect(Collectors.joining()) + ";?");
    private static final Pattern SET_UP = Pattern.compile("([RBrb])\\s*:(.*?);?");
    private static final Pattern PLACED = Pattern.compile("([A-Ea-e][1-5])-([1-6])");
    private static final Pattern PLY = Pattern.compile("([0-9]{1,9}):([1-6]);\\(([RBrb])([1-6]),([A-Ea-e][1-5])\\);?");

    private final List<String> lines;

    /** The number of the current line, from 1. */
    private int line;

    EinSteinRecordReader(String text) {
        lines = text.replaceFirst("^" + BYTE_ORDER_MARK, "")
                .lines()
                .map(String::strip)
                .toList();
    }

    /** Decodes UTF-8, or else GB 2312, of which GB 18030 is the extension. */
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

    EinSteinRecord read() {
        Matcher header = header(next("the header"));
        int headerLine = line;
        int firstPlayer = player(header.group(2));
        EinSteinOpening opening = opening(firstPlayer);
        List<EinSteinMove> moves = moves(opening.state());
        line = headerLine;
        try {
            return new EinSteinRecord(
                    new RecordHeader(name(header.group(1)), name(header.group(3)), header.group(6), header.group(7)),
                    opening,
                    moves,
                    winner(header.group(5), firstPlayer));
        } catch (IllegalArgumentException e) { // the moves are legal, so it is the winner
            throw refusal(String.valueOf(e.getMessage()), e);
        }
    }

    private Matcher header(String text) {
        Matcher header = HEADER.matcher(text);
        if (!header.matches()) {
            throw refusal("the header is '" + text
                    + "'; it should read #[WTN][first team R][second team B][result][time and place][event]; with the"
                    + " colours R and B, and the result " + EinSteinRecordWriter.FIRST_WON
                    + " (the first team has won), "
                    + EinSteinRecordWriter.SECOND_WON + " (the second has) or nothing");
        }
        if (player(header.group(2)) == player(header.group(4))) {
            throw refusal("both teams have the same colour; one is R, the other B");
        }
        return header;
    }

    private static String name(@Nullable String team) {
        return team == null ? "" : team;
    }

    private static OptionalInt winner(String result, int firstPlayer) {
        if (result.isEmpty()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(result.equals(EinSteinRecordWriter.FIRST_WON) ? firstPlayer : 1 - firstPlayer);
    }

    private EinSteinOpening opening(int firstPlayer) {
        @Nullable SetUp red = null;
        @Nullable SetUp blue = null;
        while (red == null || blue == null) {
            String text = next("a set-up");
            Matcher setUp = SET_UP.matcher(text);
            if (!setUp.matches()) {
                throw refusal("'" + text
                        + "' is not a set-up; it should read R:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3, cell and number of"
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
        return new EinSteinOpening(red, blue, firstPlayer);
    }

    private SetUp setUp(int player, String text) {
        char[] numbers = new char[SixStones.COUNT];
        for (String part : text.split(";", -1)) {
            Matcher placed = PLACED.matcher(part.strip());
            if (!placed.matches()) {
                throw refusal("'" + part + "' is not a stone of a set-up; it should read A5-6, cell and number");
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
        for (int n = 0; n < SixStones.COUNT; n++) {
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
                        + "' is not a move; it should read 1:4;(R4,D4): number of the move, roll, stone, target");
            }
            if (state.isTerminal()) {
                throw refusal("the game is over in " + state);
            }
            int number = moves.size() / 2 + 1;
            if (Integer.parseInt(ply.group(1)) != number) {
                throw refusal("the number of the move is " + ply.group(1) + "; it should be " + number);
            }
            EinSteinMove thrown = Roll.ALL.get(ply.group(2).charAt(0) - '1');
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
        int from = SixStones.cell(state.stones(player), SixStones.BITS * stone);
        if (from == Cells.NONE) {
            throw refusal("stone " + name + " has been taken; the position is " + state);
        }
        int to = Cells.parse(player, target.toLowerCase(Locale.ROOT));
        boolean mayMove = false;
        for (EinSteinMove move : state.legalMoves()) {
            Step step = (Step) move;
            if (step.from() == from && step.to() == to) {
                return step;
            }
            mayMove |= step.from() == from;
        }
        throw refusal((mayMove
                        ? "stone " + name + " cannot reach " + target
                        : "stone " + name + " may not move with a roll of " + state.die())
                + " in " + state + "; legal are " + state.legalMoves());
    }

    private boolean hasNext() {
        return lines.subList(line, lines.size()).stream().anyMatch(text -> !text.isEmpty());
    }

    /** Skips blank lines. */
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
