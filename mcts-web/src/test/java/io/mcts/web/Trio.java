package io.mcts.web;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Board.Choice;
import io.mcts.spec.game.Board.Piece;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A game that exists in tests alone: three in a line, across or down, on a board of three rows and four columns. The page has not heard of it. */
public final class Trio implements GameProvider {

    private static final int COLUMNS = 4;
    private static final int CELLS = 12;
    private static final List<String> PLAYERS = List.of("amber", "teal");
    private static final List<String> SYMBOLS = List.of("A", "T");

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(Entry.of("trio", "three in a line, across or down", TrioGame::new));
    }

    /** The games of this program and this one, found as a service. */
    static Catalog<Game<?, ?>> besideOthers() throws IOException {
        URL services = Path.of("src", "test", "resources", "own-games").toUri().toURL();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {services}, Games.class.getClassLoader())) {
            return Games.added(Games.catalog(), loader);
        }
    }

    private static String name(int cell) {
        return "" + "pqrs".charAt(cell % COLUMNS) + (3 - cell / COLUMNS);
    }

    /** A cell that is taken. */
    record Take(int index) implements Move {

        @Override
        public String toString() {
            return name(index);
        }
    }

    /** Whose the cells are, -1 for nobody's, and who is to move. */
    static final class State implements GameState<State, Take> {

        private final int[] owners;
        private int player;

        private State(int[] owners, int player) {
            this.owners = owners;
            this.player = player;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return player;
        }

        private Optional<List<Integer>> line() {
            return IntStream.range(0, CELLS)
                    .boxed()
                    .flatMap(cell -> {
                        List<Integer> across = List.of(cell, cell + 1, cell + 2);
                        List<Integer> down = List.of(cell, cell + COLUMNS, cell + 2 * COLUMNS);
                        List<List<Integer>> lines = new ArrayList<>();
                        if (cell % COLUMNS < 2) {
                            lines.add(across);
                        }
                        if (cell < COLUMNS) {
                            lines.add(down);
                        }
                        return lines.stream();
                    })
                    .filter(line ->
                            line.stream().allMatch(cell -> owners[cell] >= 0 && owners[cell] == owners[line.get(0)]))
                    .findFirst();
        }

        @Override
        public boolean isTerminal() {
            return line().isPresent() || Arrays.stream(owners).allMatch(owner -> owner >= 0);
        }

        @Override
        public List<Take> legalMoves() {
            return isTerminal()
                    ? List.of()
                    : IntStream.range(0, CELLS)
                            .filter(cell -> owners[cell] < 0)
                            .mapToObj(Take::new)
                            .toList();
        }

        @Override
        public void play(Take move) {
            owners[move.index()] = player;
            player = 1 - player;
        }

        @Override
        public State copy() {
            return new State(owners.clone(), player);
        }

        @Override
        public double payoff(int who) {
            return line().map(line -> owners[line.get(0)] == who ? 1.0 : -1.0).orElse(0.0);
        }
    }

    private record TrioGame() implements Game<State, Take>, Notation<State, Take>, Board.Painter<State, Take> {

        @Override
        public State initial(RandomGenerator random) {
            return parse("............A");
        }

        @Override
        public Notation<State, Take> notation() {
            return this;
        }

        @Override
        public List<String> players() {
            return PLAYERS;
        }

        @Override
        public String title() {
            return "Trio";
        }

        @Override
        public String format(State state) {
            StringBuilder text = new StringBuilder();
            Arrays.stream(state.owners).forEach(owner -> text.append(owner < 0 ? "." : SYMBOLS.get(owner)));
            return text.append(SYMBOLS.get(state.player)).toString();
        }

        @Override
        public State parse(String position) {
            if (!position.matches("[AT.]{12}[AT]")) {
                throw new IllegalArgumentException("'" + position + "' is not a position of trio");
            }
            int[] owners = position.chars().map(mark -> "AT".indexOf(mark)).toArray();
            return new State(Arrays.copyOf(owners, CELLS), owners[CELLS]);
        }

        @Override
        public Board.Painter<State, Take> board() {
            return this;
        }

        @Override
        public Optional<Board> paint(State state) {
            return Optional.of(Board.of(
                    Board.Style.TILES,
                    List.of("p", "q", "r", "s"),
                    Board.numbersDown(3),
                    List.of(new Piece("A", 0, "a", "amber tile"), new Piece("T", 1, "t", "teal tile")),
                    cell -> state.owners[cell] < 0 ? "" : SYMBOLS.get(state.owners[cell])));
        }

        @Override
        public List<List<String>> lines(State state) {
            return state.line().stream()
                    .map(line -> line.stream().map(Trio::name).toList())
                    .toList();
        }

        @Override
        public String advice(State state) {
            return "Take an empty cell.";
        }

        @Override
        public List<String> cells(State state, Take move) {
            return List.of(move.toString());
        }

        @Override
        public Optional<Board.Editor> editor(State state) {
            return Optional.of(new Board.Editor() {

                @Override
                public List<Choice> choices() {
                    return List.of(Choice.mover(SYMBOLS, PLAYERS, state.player));
                }

                @Override
                public String position(List<String> cells, List<String> chosen) {
                    return String.join(
                                    "",
                                    cells.stream()
                                            .map(cell -> cell.isEmpty() ? "." : cell)
                                            .toList())
                            + chosen.get(0);
                }
            });
        }
    }
}
