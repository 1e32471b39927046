package io.mcts.games.connectfour.spec;

import io.mcts.game.GameState;
import io.mcts.games.connectfour.BoardCell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Board.Choice;
import io.mcts.spec.game.Board.Piece;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Cells are named like blocked ones, such as {@code 5-6}. */
record ConnectFourBoard(List<String> players) implements Board.Painter<ConnectFour, Drop> {

    private static final String BLOCKED = "#";
    private static final List<Piece> PIECES =
            List.of(new Piece("x", 0), new Piece("o", 1), new Piece(BLOCKED, GameState.CHANCE, "✕", "blocked"));

    @Override
    public Optional<Board> paint(ConnectFour state) {
        List<BoardCell> all = IntStream.range(0, state.rows() * state.columns())
                .mapToObj(place -> cell(state, place))
                .toList();
        return Optional.of(new Board(
                Board.Style.DISCS,
                IntStream.rangeClosed(1, state.columns())
                        .mapToObj(Integer::toString)
                        .toList(),
                Board.numbersDown(state.rows()),
                all.stream().map(BoardCell::toString).toList(),
                all.stream()
                        .map(cell -> state.mark(cell) == '.' ? "" : String.valueOf(state.mark(cell)))
                        .toList(),
                PIECES));
    }

    @Override
    public List<List<String>> lines(ConnectFour state) {
        return state.fours().stream()
                .map(four -> four.stream().map(BoardCell::toString).toList())
                .toList();
    }

    @Override
    public String advice(ConnectFour state) {
        return "A full column takes no more.";
    }

    private static BoardCell cell(ConnectFour state, int place) {
        return new BoardCell(place / state.columns(), place % state.columns());
    }

    @Override
    public List<String> cells(ConnectFour state, Drop move) {
        @Nullable BoardCell landing = state.landing(move);
        return landing == null ? List.of() : List.of(landing.toString());
    }

    @Override
    public Optional<Board.Editor> editor(ConnectFour state) {
        int columns = state.columns();
        return Optional.of(new Board.Editor() {

            @Override
            public List<Choice> choices() {
                return List.of(Choice.mover(players, players, state.currentPlayer()));
            }

            @Override
            public List<String> put(List<String> cells, int cell, String symbol) {
                List<String> after = Board.Editor.super.put(cells, cell, symbol);
                for (int upper = after.size() - columns - 1; upper >= 0; upper--) {
                    for (int at = upper; isDisc(after, at) && isEmpty(after, at + columns); at += columns) {
                        Collections.swap(after, at, at + columns);
                    }
                }
                return after;
            }

            private static boolean isDisc(List<String> cells, int cell) {
                return !cells.get(cell).isEmpty() && !cells.get(cell).equals(BLOCKED);
            }

            private static boolean isEmpty(List<String> cells, int cell) {
                return cell < cells.size() && cells.get(cell).isEmpty();
            }

            @Override
            public String position(List<String> cells, List<String> chosen) {
                return Board.text(cells, columns, ".") + " " + chosen.get(0);
            }

            @Override
            public Map<String, String> options(List<String> cells) {
                String blocked = IntStream.range(0, cells.size())
                        .filter(cell -> cells.get(cell).equals(BLOCKED))
                        .mapToObj(cell -> ConnectFourBoard.cell(state, cell).toString())
                        .collect(Collectors.joining("+"));
                return Map.of("blocked", blocked.isEmpty() ? "none" : blocked);
            }
        });
    }
}
