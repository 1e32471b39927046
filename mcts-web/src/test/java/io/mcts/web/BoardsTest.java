package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Board.Piece;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The boards that games describe, compared with their states in random games. */
class BoardsTest {

    private static final int MOST_PLIES = 60;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe",
                "connectfour",
                "connectfour:rows=random,columns=random,blocked=random",
                "connectfour:rows=4,columns=5,blocked=3-1+1-2",
                "einstein",
                "go:lines=5",
                "go:lines=13",
                "trio"
            })
    void boardsFollowTheirGames(String name) throws IOException {
        for (int seed = 0; seed < 10; seed++) {
            follow(Trio.besideOthers().make(name), Xoroshiro128PlusPlus.of(seed));
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void follow(Game<S, M> game, RandomGenerator random) {
        S state = game.initial(random);
        Board board = game.board().paint(state).orElseThrow();
        for (int ply = 0; ply < MOST_PLIES && !state.isTerminal(); ply++) {
            boolean isChance = Chance.isToMove(state);
            int player = state.currentPlayer();
            M move = state.randomMove(random);
            List<String> cells = game.board().cells(state, move);
            for (M legal : state.legalMoves()) {
                List<String> others = game.board().cells(state, legal);
                assertThat(board.names()).containsAll(others);
                assertThat(others.equals(cells) && !cells.isEmpty())
                        .as("other cells for other moves")
                        .isEqualTo(legal.equals(move) && !cells.isEmpty());
            }
            state.play(move);
            Board after = game.board().paint(state).orElseThrow();
            if (isChance || cells.isEmpty()) {
                assertThat(after.cells()).isEqualTo(board.cells());
            } else {
                String to = cells.get(cells.size() - 1);
                if (cells.size() == 1) {
                    assertThat(at(board, to)).isEmpty();
                } else {
                    assertThat(at(after, cells.get(0))).isEmpty();
                    assertThat(at(after, to)).isEqualTo(at(board, cells.get(0)));
                }
                assertThat(piece(after, at(after, to)).player()).isEqualTo(player);
            }
            requireEditable(game, state, after);
            board = after;
        }
        requireLines(game, state, board);
    }

    private static String at(Board board, String cell) {
        return board.cells().get(board.names().indexOf(cell));
    }

    private static Piece piece(Board board, String symbol) {
        return board.pieces().stream()
                .filter(piece -> piece.symbol().equals(symbol))
                .findFirst()
                .orElseThrow();
    }

    /** What the editor writes of the cells is the same board, with the same player to move. */
    private static <S extends GameState<S, M>, M extends Move> void requireEditable(
            Game<S, M> game, S state, Board board) {
        Board.Editor editor = game.board().editor(state).orElseThrow();
        List<String> chosen = editor.choices().stream().map(Board.Choice::value).toList();
        S set = game.notation().parse(editor.position(board.cells(), chosen));
        assertThat(game.board().paint(set).orElseThrow().cells()).isEqualTo(board.cells());
        if (!state.isTerminal()) {
            assertThat(Chance.nextPlayer(set)).isEqualTo(Chance.nextPlayer(state));
        }
    }

    /** Lines have won, and are all of one player. */
    private static <S extends GameState<S, M>, M extends Move> void requireLines(
            Game<S, M> game, S state, Board board) {
        List<List<String>> lines = game.board().lines(state);
        for (List<String> line : lines) {
            Map<String, Long> symbols = line.stream()
                    .map(cell -> at(board, cell))
                    .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
            assertThat(symbols).hasSize(1);
            Piece piece = piece(board, symbols.keySet().iterator().next());
            assertThat(state.payoff(piece.player())).isEqualTo(1);
        }
        boolean isOfLines = List.of(Board.Style.MARKS, Board.Style.DISCS).contains(board.style());
        if (isOfLines && state.isTerminal()) {
            boolean isWon = IntStream.range(0, 2).anyMatch(player -> state.payoff(player) == 1);
            assertThat(lines.isEmpty()).isEqualTo(!isWon);
        }
    }
}
