package io.mcts.games.go;

import java.util.List;

/**
 * Stones that lie on the board before a game begins, such as those of a handicap, and who moves first. Immutable.
 *
 * @param black the points of black's stones
 * @param white the points of white's stones
 * @param nextPlayer 0 for black, 1 for white
 */
public record GoSetUp(List<GoMove> black, List<GoMove> white, int nextPlayer) {

    /** An empty board; black moves first. */
    public static final GoSetUp NONE = new GoSetUp(List.of(), List.of(), 0);

    /** Makes the lists immutable. */
    public GoSetUp {
        black = List.copyOf(black);
        white = List.copyOf(white);
        if (nextPlayer != 0 && nextPlayer != 1) {
            throw new IllegalArgumentException("a player of Go is 0 or 1, not " + nextPlayer);
        }
    }

    /** Stones of black before white moves first; black moves first if there are none. */
    public static GoSetUp handicap(List<GoMove> black) {
        return new GoSetUp(black, List.of(), black.isEmpty() ? 0 : 1);
    }

    /** Whether these are two or more stones of black alone before white moves first. */
    public boolean isHandicap() {
        return black.size() > 1 && white.isEmpty() && nextPlayer == 1;
    }

    /** Whether no stone lies on the board. */
    public boolean isEmpty() {
        return black.isEmpty() && white.isEmpty();
    }
}
