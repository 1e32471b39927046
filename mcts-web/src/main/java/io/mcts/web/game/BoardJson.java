package io.mcts.web.game;

import io.mcts.cli.json.Json;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Game;
import io.mcts.web.request.Fields;
import io.mcts.web.request.Limits;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

final class BoardJson {

    private BoardJson() {}

    static <S extends GameState<S, M>, M extends Move> @Nullable Json of(Board.Painter<S, M> painter, S state) {
        return painter.paint(state)
                .map(board -> new Json()
                        .with("style", style(board))
                        .with("columns", board.columns())
                        .with("rows", board.rows())
                        .with("names", board.names())
                        .with("cells", board.cells())
                        .with("pieces", board.pieces())
                        .with("lines", painter.lines(state))
                        .with("goals", painter.goals())
                        .with("die", painter.die(state).orElse(null))
                        .with("advice", painter.advice(state))
                        .with(
                                "editor",
                                painter.editor(state).map(Board.Editor::choices).orElse(null)))
                .orElse(null);
    }

    static <S extends GameState<S, M>, M extends Move> @Nullable Json look(Game<S, M> game) {
        Board.Painter<S, M> painter = game.board();
        return painter.paint(game.initial(Xoroshiro128PlusPlus.of(1)))
                .map(board -> new Json().with("style", style(board)).with("isFirstAbove", painter.isFirstAbove()))
                .orElse(null);
    }

    private static String style(Board board) {
        return board.style().name().toLowerCase(Locale.ROOT);
    }

    /**
     * Puts a piece on a cell, or makes another choice. Fields: game, start, cells and choices; cell and piece for a piece.
     *
     * @return the cells, the unchecked position, and the options of the game that changed
     */
    static Json edit(Fields fields, Catalog<Game<?, ?>> games) {
        return edit(fields, PlayedGame.read(fields, games));
    }

    private static <S extends GameState<S, M>, M extends Move> Json edit(Fields fields, PlayedGame<S, M> game) {
        Board.Painter<S, M> painter = game.game().board();
        S state = game.state();
        Board.Editor editor = painter.editor(state)
                .orElseThrow(
                        () -> new IllegalArgumentException("positions of '" + game.name() + "' have no board editor"));
        Board board = painter.paint(state).orElseThrow();
        List<String> cells = fields.texts("cells", Limits.MOVES);
        List<String> choices = fields.texts("choices", Limits.MOVES);
        require("cells", cells.size(), board.cells().size());
        require("choices", choices.size(), editor.choices().size());
        for (int i = 0; i < choices.size(); i++) {
            Arguments.oneOf(
                    "choices",
                    choices.get(i),
                    editor.choices().get(i).values().stream()
                            .map(Board.Value::value)
                            .toList());
        }
        int cell = (int) fields.wholeNumber("cell", -1, cells.size() - 1);
        List<String> after = cell < 0 ? cells : editor.put(cells, cell, fields.text("piece"));
        if (!after.stream()
                .allMatch(symbol -> symbol.isEmpty()
                        || board.pieces().stream()
                                .anyMatch(piece -> piece.symbol().equals(symbol)))) {
            throw new IllegalArgumentException("'cells' has what is no piece; allowed: "
                    + board.pieces().stream().map(Board.Piece::symbol).toList());
        }
        return new Json()
                .with("cells", after)
                .with("start", editor.position(after, choices))
                .with("options", editor.options(after));
    }

    private static void require(String name, int size, int needed) {
        if (size != needed) {
            throw new IllegalArgumentException("'" + name + "' has " + size + " elements; allowed: " + needed);
        }
    }
}
