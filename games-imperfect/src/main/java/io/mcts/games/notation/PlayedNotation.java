package io.mcts.games.notation;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Writes a position as the moves since the beginning of the game, which is written {@code -}. */
public abstract class PlayedNotation<S extends GameState<S, M>, M extends Move> implements Notation<S, M> {

    private final Supplier<S> beginning;
    private final String game;
    private final String form;

    /** Creates a notation of states that print themselves; the form describes a position in messages. */
    protected PlayedNotation(Supplier<S> beginning, String game, String form) {
        this.beginning = beginning;
        this.game = game;
        this.form = form;
    }

    @Override
    public final S parse(String position) {
        S state = beginning.get();
        if (!position.equals("-")) {
            play(state, position);
        }
        if (!position.equals(state.toString())) {
            throw refusal(position, "the position that comes nearest is '" + state + "'");
        }
        return state;
    }

    /** Plays all moves of a position from the beginning of the game. */
    protected abstract void play(S state, String position);

    /** Plays a written move. */
    protected final void play(S state, String position, String move) {
        play(state, position, move, Object::toString);
    }

    /** Plays moves that are written as a letter each. */
    protected final void playLetters(S state, String position, Function<M, String> letter) {
        for (String move : List.of(position.split(""))) {
            play(state, position, move, letter);
        }
    }

    private void play(S state, String position, String text, Function<M, String> written) {
        List<M> legal = state.legalMoves();
        state.play(legal.stream()
                .filter(move -> written.apply(move).equals(text))
                .findFirst()
                .orElseThrow(() -> refusal(
                        position,
                        "after '" + state + "' "
                                + (legal.isEmpty() ? "the game is over" : "'" + text + "' is none of " + legal))));
    }

    @Override
    public final String format(S state) {
        return state.toString();
    }

    protected final IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException(
                "'" + position + "' is not a position of " + game + ": " + reason + "; a position is " + form);
    }
}
