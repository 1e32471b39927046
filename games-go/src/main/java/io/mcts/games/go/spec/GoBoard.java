package io.mcts.games.go.spec;

import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoSetUp;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Board.Choice;
import io.mcts.spec.game.Board.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

record GoBoard(List<String> players) implements Board.Painter<Go, GoMove> {

    private static final List<String> SYMBOLS = List.of("X", "O");

    @Override
    public Optional<Board> paint(Go state) {
        int lines = state.rules().lines();
        List<Piece> pieces = List.of(
                new Piece(SYMBOLS.get(0), 0, "", players.get(0)), new Piece(SYMBOLS.get(1), 1, "", players.get(1)));
        List<String> columns = IntStream.range(0, lines)
                .mapToObj(column -> GoMove.at(column, 0).toString().substring(0, 1))
                .toList();
        return Optional.of(Board.of(Board.Style.STONES, columns, Board.numbersDown(lines), pieces, cell -> {
            GoMove point = point(cell, lines);
            @Nullable Integer player = state.stone(point.column(), point.row());
            return player == null ? "" : SYMBOLS.get(player);
        }));
    }

    @Override
    public String advice(Go state) {
        return "A stone must not be suicide, nor repeat a position.";
    }

    private static GoMove point(int cell, int lines) {
        return GoMove.at(cell % lines, lines - 1 - cell / lines);
    }

    @Override
    public List<String> cells(Go state, GoMove move) {
        return move.isPass() ? List.of() : List.of(move.toString());
    }

    @Override
    public Optional<Board.Editor> editor(Go state) {
        int lines = state.rules().lines();
        return Optional.of(new Board.Editor() {

            @Override
            public List<Choice> choices() {
                return List.of(Choice.mover(SYMBOLS, players, state.currentPlayer()));
            }

            @Override
            public String position(List<String> cells, List<String> chosen) {
                GoSetUp setUp = new GoSetUp(stones(cells, 0), stones(cells, 1), SYMBOLS.indexOf(chosen.get(0)));
                return setUp.toString().isEmpty() ? "-" : setUp.toString();
            }

            private List<GoMove> stones(List<String> cells, int player) {
                return IntStream.range(0, cells.size())
                        .filter(cell -> cells.get(cell).equals(SYMBOLS.get(player)))
                        .mapToObj(cell -> point(cell, lines))
                        .toList();
            }
        });
    }
}
