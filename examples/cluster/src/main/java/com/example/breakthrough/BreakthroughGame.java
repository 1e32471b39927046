package com.example.breakthrough;

import io.mcts.game.Notation;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.util.List;
import java.util.random.RandomGenerator;

/** Breakthrough for every command, the web page and the workers of a cluster. */
public record BreakthroughGame(int rows, int columns) implements EncodedGame<Breakthrough, Step> {

    /** Found as a service: it is named in {@code META-INF/services/io.mcts.spec.game.GameProvider}. */
    public static final class Provider implements GameProvider {

        @Override
        public List<Entry<Game<?, ?>>> entries() {
            return List.of(Entry.of(
                    "breakthrough",
                    "pawns that move forward; the first in the last row wins",
                    arguments -> new BreakthroughGame(arguments.wholeNumber("rows"), arguments.wholeNumber("columns")),
                    Parameter.wholeNumber("rows", 6, "the height of the board, from 5 to 10"),
                    Parameter.wholeNumber("columns", 6, "the width of the board, from 2 to 10")));
        }
    }

    /** Refuses a board that cannot be. */
    public BreakthroughGame {
        Breakthrough.initial(rows, columns);
    }

    @Override
    public Breakthrough initial(RandomGenerator random) {
        return Breakthrough.initial(rows, columns);
    }

    @Override
    public Notation<Breakthrough, Step> notation() {
        return new BreakthroughNotation(Breakthrough.initial(rows, columns));
    }

    @Override
    public List<String> players() {
        return List.of("white", "black");
    }

    /** With these the game can be learned by a network. */
    @Override
    public List<BreakthroughEncoding> encodings() {
        return List.of(new BreakthroughEncoding(rows, columns, false), new BreakthroughEncoding(rows, columns, true));
    }

    /** The board as the page and the terminal draw it. */
    @Override
    public String diagram(Breakthrough state) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            text.append(String.format("%2d", rows - row));
            for (int column = 0; column < columns; column++) {
                text.append(' ').append(state.cell(row * columns + column));
            }
            text.append('\n');
        }
        text.append("  ");
        for (int column = 0; column < columns; column++) {
            text.append(' ').append((char) ('a' + column));
        }
        return text.toString();
    }
}
