package io.mcts.games.go;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Stones on the board before a game, such as a handicap, and the player to move first: 0 for black, 1 for white. Immutable. */
public record GoSetUp(List<GoMove> black, List<GoMove> white, int nextPlayer) {

    /** An empty board; black moves first. */
    public static final GoSetUp NONE = new GoSetUp(List.of(), List.of(), 0);

    public GoSetUp {
        black = List.copyOf(black);
        white = List.copyOf(white);
        if (nextPlayer != 0 && nextPlayer != 1) {
            throw new IllegalArgumentException("a player of Go is 0 or 1, not " + nextPlayer);
        }
    }

    /** Returns stones of black before white moves first; black moves first if there are none. */
    public static GoSetUp handicap(List<GoMove> black) {
        return new GoSetUp(black, List.of(), black.isEmpty() ? 0 : 1);
    }

    /** Whether these are two or more stones of black alone before white moves first. */
    public boolean isHandicap() {
        return black.size() > 1 && white.isEmpty() && nextPlayer == 1;
    }

    /** Returns the set-up as in positions, such as {@code black=C3,G7 white=E5 next=white}; blank if there is none. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        if (!black.isEmpty()) {
            words.add("black=" + text(black));
        }
        if (!white.isEmpty()) {
            words.add("white=" + text(white));
        }
        if (nextPlayer == 1) {
            words.add("next=white");
        }
        return String.join(" ", words);
    }

    private static String text(List<GoMove> points) {
        return points.stream().map(GoMove::toString).collect(Collectors.joining(","));
    }

    public boolean isEmpty() {
        return black.isEmpty() && white.isEmpty();
    }
}
