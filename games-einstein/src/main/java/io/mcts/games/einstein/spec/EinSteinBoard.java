package io.mcts.games.einstein.spec;

import io.mcts.game.GameState;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.Step;
import io.mcts.games.einstein.board.Cells;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Board.Choice;
import io.mcts.spec.game.Board.Piece;
import io.mcts.spec.game.Board.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

record EinSteinBoard(List<String> players) implements Board.Painter<EinStein, EinSteinMove> {

    private static final List<String> STONES = List.of("ABCDEF", "abcdef");
    private static final int NUMBERS = 6;
    private static final String NO_DIE = "-";
    private static final List<String> WAYS = List.of(
            "Red moves one cell right, down, or diagonally down to the right.",
            "Blue moves one cell left, up, or diagonally up to the left.");

    @Override
    public Optional<Board> paint(EinStein state) {
        List<String> cells = new ArrayList<>(Collections.nCopies(Cells.SIDE * Cells.SIDE, ""));
        List<Piece> pieces = new ArrayList<>();
        for (int player = 0; player < STONES.size(); player++) {
            for (int number = 1; number <= NUMBERS; number++) {
                String symbol = STONES.get(player).substring(number - 1, number);
                pieces.add(new Piece(symbol, player, Integer.toString(number), players.get(player) + " " + number));
                int cell = state.cell(player, number);
                if (cell != Cells.NONE) {
                    cells.set((player == EinStein.RED ? cell : Cells.opposite(cell)) - 1, symbol);
                }
            }
        }
        return Optional.of(Board.of(
                Board.Style.TILES, Board.letters(Cells.SIDE), Board.numbersDown(Cells.SIDE), pieces, cells::get));
    }

    @Override
    public Map<String, Integer> goals() {
        return Map.of(
                Cells.name(EinStein.RED, Cells.GOAL), EinStein.RED,
                Cells.name(EinStein.BLUE, Cells.GOAL), EinStein.BLUE);
    }

    @Override
    public Optional<String> die(EinStein state) {
        return Optional.of(state.die() == 0 ? "" : Integer.toString(state.die()));
    }

    @Override
    public boolean isFirstAbove() {
        return true;
    }

    @Override
    public String advice(EinStein state) {
        if (state.die() == 0) {
            return "";
        }
        String movable = state.legalMoves().stream()
                .map(move -> cells(state, move).get(0))
                .distinct()
                .collect(Collectors.joining(" or "));
        return "The die shows " + state.die() + ": only the stone on " + movable + " may move. "
                + WAYS.get(state.nextPlayer());
    }

    @Override
    public List<String> cells(EinStein state, EinSteinMove move) {
        return move instanceof Step step ? List.of(step.toString().split("-", -1)) : List.of();
    }

    @Override
    public Optional<Board.Editor> editor(EinStein state) {
        return Optional.of(new Board.Editor() {

            @Override
            public List<Choice> choices() {
                List<Value> dice = new ArrayList<>(List.of(new Value(NO_DIE, GameState.CHANCE, "yet to be rolled")));
                for (int number = 1; number <= NUMBERS; number++) {
                    dice.add(new Value(Integer.toString(number), GameState.CHANCE, Integer.toString(number)));
                }
                String die = state.die() == 0 ? NO_DIE : Integer.toString(state.die());
                return List.of(
                        Choice.mover(List.of("r", "b"), players, state.nextPlayer()),
                        new Choice("die", "Die", dice, die));
            }

            /** {@inheritDoc} A stone of the same number is removed. */
            @Override
            public List<String> put(List<String> cells, int cell, String symbol) {
                List<String> others = cells.stream()
                        .map(other -> other.equals(symbol) ? "" : other)
                        .toList();
                return Board.Editor.super.put(others, cell, symbol);
            }

            @Override
            public String position(List<String> cells, List<String> chosen) {
                return Board.text(cells, Cells.SIDE, "1") + " " + String.join(" ", chosen);
            }
        });
    }
}
