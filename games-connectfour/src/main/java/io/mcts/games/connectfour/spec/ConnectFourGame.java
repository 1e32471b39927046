package io.mcts.games.connectfour.spec;

import io.mcts.expansion.MoveFilter;
import io.mcts.game.Heuristic;
import io.mcts.game.Notation;
import io.mcts.game.Tablebase;
import io.mcts.games.connectfour.BoardCell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourEncoding;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.games.connectfour.EndgameTable;
import io.mcts.games.connectfour.LineValue;
import io.mcts.games.connectfour.OpeningTable;
import io.mcts.games.connectfour.ThreatMoves;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/** Connect Four; empty components are drawn at the beginning of a game. The two games of a pair in a match share their board. */
record ConnectFourGame(OptionalInt rows, OptionalInt columns, Optional<List<BoardCell>> blocked)
        implements EncodedGame<ConnectFour, Drop> {

    private static final String NO_CELL = "none";
    private static final String RANDOM = "random";
    private static final int SHORTEST_DRAWN = 9;
    private static final int LONGEST_DRAWN = 12;
    private static final int SAMPLE_MOVES = 6;
    private static final String CLASSIC = "the board of 6 rows and 7 columns without blocked cells";

    /** Refuses an impossible board, by the smallest that may be drawn. */
    ConnectFourGame {
        ConnectFour.of(rows.orElse(SHORTEST_DRAWN), columns.orElse(SHORTEST_DRAWN), array(blocked.orElseGet(List::of)));
    }

    static final Entry<Game<?, ?>> ENTRY = Entry.of(
            "connectfour",
            "four in a row, discs drop into the columns of an upright board",
            ConnectFourGame::of,
            side("rows", ConnectFour.classic().rows(), "the height of the board"),
            side("columns", ConnectFour.classic().columns(), "the width of the board"),
            new Parameter(
                    "blocked",
                    NO_CELL,
                    "cells that no disc enters: row-column from 0-0, the top left,"
                            + " as in 5-6+0-3; or random, one cell"));

    private static Parameter side(String name, int classic, String description) {
        return new Parameter(
                name,
                Integer.toString(classic),
                description + ", from 4 to 12; or random, from " + SHORTEST_DRAWN + " to " + LONGEST_DRAWN);
    }

    private boolean isClassic() {
        ConnectFour classic = ConnectFour.classic();
        return rows.equals(OptionalInt.of(classic.rows()))
                && columns.equals(OptionalInt.of(classic.columns()))
                && blocked.equals(Optional.of(List.of()));
    }

    private static ConnectFourGame of(Arguments arguments) {
        return new ConnectFourGame(length(arguments, "rows"), length(arguments, "columns"), cells(arguments));
    }

    private static OptionalInt length(Arguments arguments, String side) {
        return arguments.text(side).equals(RANDOM) ? OptionalInt.empty() : OptionalInt.of(arguments.wholeNumber(side));
    }

    private static Optional<List<BoardCell>> cells(Arguments arguments) {
        String text = arguments.text("blocked");
        return switch (text) {
            case RANDOM -> Optional.empty();
            case NO_CELL -> Optional.of(List.of());
            default ->
                Optional.of(Arrays.stream(text.split("\\+", -1))
                        .map(BoardCell::parse)
                        .toList());
        };
    }

    private static BoardCell[] array(List<BoardCell> cells) {
        return cells.toArray(BoardCell[]::new);
    }

    @Override
    public ConnectFour initial(RandomGenerator random) {
        int height = rows.orElseGet(() -> random.nextInt(SHORTEST_DRAWN, LONGEST_DRAWN + 1));
        int width = columns.orElseGet(() -> random.nextInt(SHORTEST_DRAWN, LONGEST_DRAWN + 1));
        List<BoardCell> cells =
                blocked.orElseGet(() -> List.of(new BoardCell(random.nextInt(height), random.nextInt(width))));
        return ConnectFour.of(height, width, array(cells));
    }

    @Override
    public Notation<ConnectFour, Drop> notation() {
        return rows.isPresent() && columns.isPresent() && blocked.isPresent()
                ? ConnectFourNotation.of(ConnectFour.of(rows.getAsInt(), columns.getAsInt(), array(blocked.get())))
                : new DrawnBoards();
    }

    /** Written boards show what was drawn, moves alone do not. */
    private final class DrawnBoards implements Notation<ConnectFour, Drop> {

        @Override
        public ConnectFour parse(String position) {
            String[] lines = position.split("/", -1);
            if (lines.length == 1) {
                throw new IllegalArgumentException(
                        "'" + position
                                + "' is not a position of a game whose board is drawn at random; write the board, its rows joined by '/', then a blank and the player to move");
            }
            int height = rows.orElse(lines.length);
            int width = columns.orElse(lines[0].length());
            BoardCell[] cells =
                    blocked.orElseGet(() -> blockedIn(lines, height, width)).toArray(BoardCell[]::new);
            return ConnectFourNotation.of(ConnectFour.of(height, width, cells)).parse(position);
        }

        private static List<BoardCell> blockedIn(String[] lines, int height, int width) {
            List<BoardCell> cells = new ArrayList<>();
            for (int row = 0; row < Math.min(height, lines.length); row++) {
                for (int column = 0; column < Math.min(width, lines[row].length()); column++) {
                    if (lines[row].charAt(column) == '#') {
                        cells.add(new BoardCell(row, column));
                    }
                }
            }
            return cells;
        }

        @Override
        public String format(ConnectFour state) {
            return ConnectFourNotation.of(state).format(state);
        }
    }

    @Override
    public List<String> players() {
        return List.of("x", "o");
    }

    @Override
    public List<Entry<MoveFilter<ConnectFour, Drop>>> expansions() {
        return List.of(Entry.of(
                "threats",
                "decisive, and a move that wins by threats alone; without moves that let the other player win at once",
                arguments -> new ThreatMoves(arguments.wholeNumber("positions")),
                Parameter.wholeNumber("positions", 10, "the threats tried at each node, 0 or more")));
    }

    @Override
    public List<Entry<Tablebase<ConnectFour>>> tablebases() {
        if (!areKeysExact()) {
            return List.of();
        }
        Entry<Tablebase<ConnectFour>> endgames = Entry.of(
                "endgames",
                "openings, and what alpha-beta finds at leaves with few empty cells",
                arguments -> new EndgameTable(arguments.wholeNumber("positions")),
                Parameter.wholeNumber(
                        "positions", 60, "the positions that it may try for each leaf, from 1 to 1000000"));
        return isClassic()
                ? List.of(Entry.of("openings", "all positions of seven discs, solved", OpeningTable::new), endgames)
                : List.of(endgames);
    }

    @Override
    public List<Entry<Heuristic<ConnectFour>>> heuristics() {
        return List.of(Entry.of("lines", "open lines, threats and zugzwang, weighted by regression", LineValue::new));
    }

    @Override
    public Optional<InputStream> network() {
        if (!isClassic()) {
            throw new IllegalArgumentException("the built-in network knows only " + CLASSIC);
        }
        return Optional.ofNullable(ConnectFourGame.class.getResourceAsStream("connectfour.onnx"));
    }

    @Override
    public List<ConnectFourEncoding> encodings() {
        if (rows.isEmpty() || columns.isEmpty() || blocked.isEmpty()) {
            return List.of();
        }
        ConnectFourEncoding plain = new ConnectFourEncoding(rows.getAsInt(), columns.getAsInt(), false);
        return List.of(plain, new ConnectFourEncoding(plain.rows(), plain.columns(), true));
    }

    @Override
    public String diagram(ConnectFour state) {
        return state.diagram();
    }

    @Override
    public String title() {
        return "Connect Four";
    }

    @Override
    public Board.Painter<ConnectFour, Drop> board() {
        return new ConnectFourBoard(players());
    }

    @Override
    public Suggestions suggestions() {
        return new Suggestions("solver,iterations=800", "solver", "uct");
    }

    @Override
    public List<Level> levels() {
        return Level.of(
                List.of(
                        "solver,iterations=7",
                        "solver,iterations=14",
                        "solver,iterations=25",
                        "solver,iterations=70",
                        "solver,iterations=220",
                        "solver,iterations=800",
                        "solver,iterations=4000",
                        "solver,iterations=25000"),
                164,
                123,
                213,
                167,
                154,
                146,
                100);
    }

    /** {@inheritDoc} On small boards it proves positions, and finds transpositions by their exact keys. */
    @Override
    public String strongest() {
        return "threats" + (areKeysExact() ? ",solver,transpositions,tablebase=endgames" : "");
    }

    private boolean areKeysExact() {
        return ConnectFour.of(rows.orElse(LONGEST_DRAWN), columns.orElse(LONGEST_DRAWN))
                .hasExactKeys();
    }

    /** {@inheritDoc} Returns the beginning if the blocked cells leave no such position. */
    @Override
    public String samplePosition() {
        ConnectFour state = initial(Xoroshiro128PlusPlus.of(0));
        for (int ply = 0; ply < SAMPLE_MOVES; ply++) {
            List<Drop> legal = state.legalMoves();
            ConnectFour next = state.copy();
            next.play(legal.get((legal.size() / 2 + ply % 3) % legal.size()));
            if (next.isTerminal()) {
                break;
            }
            state = next;
        }
        return notation().format(state);
    }
}
