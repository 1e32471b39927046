package io.mcts.cli.records;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.TextFiles;
import io.mcts.spec.game.Game;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads non-terminal positions written by a user. */
public final class WrittenPositions<S extends GameState<S, M>, M extends Move> {

    private static final Pattern WORD = Pattern.compile("[^\\s,]+");
    private static final Pattern COMMENT = Pattern.compile("#(\\s|$)");

    private final Game<S, M> game;
    private final RandomGenerator dice;

    /** Makes a reader; dice draw random initial states. */
    public WrittenPositions(Game<S, M> game, RandomGenerator dice) {
        this.game = game;
        this.dice = dice;
    }

    /** Reads a position, null for the initial state, and applies moves separated by blanks or commas. */
    public S read(@Nullable String position, String moves) {
        S state = position == null ? game.initial(dice) : parse("--position", position);
        for (String move : words(moves)) {
            state.play(ErrorMessages.within("--moves: ", () -> game.notation().parseMove(state, move)));
        }
        return unfinished(moves.isBlank() ? "--position" : "--moves", state);
    }

    /**
     * Reads a file of positions, one a line; {@code -} is standard input. Blank lines are skipped, and comments: {@code #} alone or before
     * a blank, since a position may begin with {@code #}.
     */
    public List<S> read(Path file, BufferedReader input) {
        List<S> states = new ArrayList<>();
        int number = 0;
        for (String line : lines(file, input)) {
            number++;
            if (!line.isBlank() && !COMMENT.matcher(line).lookingAt()) {
                String place = file + ":" + number;
                states.add(unfinished(place, parse(place, line.strip())));
            }
        }
        return states;
    }

    private static List<String> words(String moves) {
        return WORD.matcher(moves).results().map(MatchResult::group).toList();
    }

    private static List<String> lines(Path file, BufferedReader input) {
        if (file.toString().equals("-")) {
            return input.lines().toList();
        }
        try {
            return TextFiles.read(file).lines().toList();
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("--positions: ", file, "cannot be read as lines of text", failure);
        }
    }

    private S parse(String place, String position) {
        return ErrorMessages.within(place + ": ", () -> game.notation().parse(position));
    }

    private S unfinished(String place, S state) {
        if (state.isTerminal()) {
            throw new IllegalArgumentException(place + ": the game is over in '"
                    + game.notation().format(state) + "'; give a position in which a move is left");
        }
        return state;
    }
}
