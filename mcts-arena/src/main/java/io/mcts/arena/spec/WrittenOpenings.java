package io.mcts.arena.spec;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the lines of a file of openings: positions, or games as in the {@code position} command of UGI. */
final class WrittenOpenings<S extends GameState<S, M>, M extends Move> {

    /** A comment: {@code #} alone or before a blank, since a position may begin with {@code #}. */
    private static final Pattern SKIPPED = Pattern.compile("\\s*(#(\\s.*)?)?");

    /** The words for the initial state; UGI has the second. */
    private static final List<String> START = List.of("start", "startpos");

    private static final String FEN = "fen";
    private static final String MOVES = "moves";

    private final Game<S, M> game;

    WrittenOpenings(Game<S, M> game) {
        this.game = game;
    }

    /**
     * Returns the positions in order, without those of blank lines and comments.
     *
     * @throws IllegalArgumentException if a line is no position of the game in which a move is left, naming the line, or all are skipped
     */
    List<S> read(List<String> lines) {
        List<S> positions = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!SKIPPED.matcher(line).matches()) {
                positions.add(ErrorMessages.within("line " + (i + 1) + ": ", () -> position(line.strip())));
            }
        }
        if (positions.isEmpty()) {
            throw new IllegalArgumentException(
                    "there is no position; write one a line, or a game as in start moves <move> ...");
        }
        return positions;
    }

    private S position(String line) {
        List<String> words = Arrays.asList(line.split("\\s+"));
        int divider = words.indexOf(MOVES);
        S state = start(divider < 0 ? words : words.subList(0, divider));
        for (String word : divider < 0 ? List.<String>of() : words.subList(divider + 1, words.size())) {
            if (state.isTerminal()) {
                throw new IllegalArgumentException("the game is over before the move '" + word + "'");
            }
            state.play(game.notation().parseMove(state, word));
        }
        if (state.isTerminal()) {
            throw new IllegalArgumentException(
                    "the game is over in '" + line + "'; give a position in which a move is left");
        }
        return state;
    }

    private S start(List<String> words) {
        if (words.size() == 1 && START.contains(words.get(0))) {
            return game.initial(Xoroshiro128PlusPlus.of(1));
        }
        boolean isFen = words.size() > 1 && words.get(0).equals(FEN);
        return game.notation().parse(String.join(" ", isFen ? words.subList(1, words.size()) : words));
    }
}
