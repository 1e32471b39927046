package io.mcts.examples.web;

import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;
import io.mcts.examples.search.SearchSpec;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as far as it has been played, as each request of the page carries it. Immutable.
 *
 * @param name the game with its options
 * @param game the game
 * @param start the written position with which it began
 * @param moves what was played, throws included
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
record PlayedGame<S extends GameState<S, M>, M extends Move>(
        String name, Game<S, M> game, String start, List<M> moves) {

    PlayedGame {
        moves = List.copyOf(moves);
    }

    /**
     * Reads a game from the fields game, start and moves. Where there is no start, it is the beginning of the game, drawn anew if
     * it is random.
     *
     * @throws IllegalArgumentException if there is no such game or position
     * @throws IllegalPlyException if a move is not legal
     */
    static PlayedGame<?, ?> read(Fields fields, Catalog<Game<?, ?>> games) {
        String name = fields.text("game");
        return read(name, games.make(name), fields.optionalText("start"), fields.texts("moves", Limits.MOVES));
    }

    static <S extends GameState<S, M>, M extends Move> PlayedGame<S, M> read(
            String name, Game<S, M> game, Optional<String> start, List<String> moves) {
        S state = start.map(game.notation()::parse)
                .orElseGet(() -> game.initial(SearchSpec.none().dice()));
        String begin = game.notation().format(state);
        List<M> played = new ArrayList<>();
        for (String move : moves) {
            M legal = move(game, state, move, played.size());
            played.add(legal);
            state.play(legal);
        }
        return new PlayedGame<>(name, game, begin, played);
    }

    /**
     * Reads moves that lead on from the last one.
     *
     * @throws IllegalPlyException if one is not legal
     */
    List<M> movesFrom(List<String> words) {
        S state = state();
        List<M> further = new ArrayList<>();
        for (String word : words) {
            M legal = move(game, state, word, further.size());
            further.add(legal);
            state.play(legal);
        }
        return further;
    }

    private static <S extends GameState<S, M>, M extends Move> M move(Game<S, M> game, S state, String move, int ply) {
        try {
            return game.notation().parseMove(state, move);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalPlyException(ply, String.valueOf(refusal.getMessage()));
        }
    }

    /** The state with which it began, a new one. */
    S startState() {
        return game.notation().parse(start);
    }

    /** The state after the last move, a new one. */
    S state() {
        S state = startState();
        moves.forEach(state::play);
        return state;
    }

    /** The moves, written. */
    List<String> writtenMoves() {
        return moves.stream().map(Object::toString).toList();
    }
}
