package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.play.RandomPlay;
import java.util.ArrayList;
import java.util.List;

/** A position of a game and the moves that lead there, for jqwik properties; see {@link Positions}. Immutable. */
public final class Position<S extends GameState<S, M>, M extends Move> {

    private final GameUnderTest<S, M> game;
    private final List<M> moves;

    private Position(GameUnderTest<S, M> game, List<M> moves) {
        this.game = game;
        this.moves = List.copyOf(moves);
    }

    /** The position after choices, each taken modulo the number of legal moves. */
    static <S extends GameState<S, M>, M extends Move> Position<S, M> of(
            GameUnderTest<S, M> game, List<Integer> choices) {
        List<M> moves = new ArrayList<>();
        RandomPlay.follow(game.newState(), choices, moves::add);
        return new Position<>(game, moves);
    }

    /** The state, a new one at each call. */
    public S state() {
        S state = initialState();
        moves.forEach(state::play);
        return state;
    }

    /** The state from which the moves begin, a new one at each call. */
    public S initialState() {
        return game.newState();
    }

    /** The moves from the initial state to this position, chance outcomes included. */
    public List<M> moves() {
        return moves;
    }

    @Override
    public String toString() {
        return moves + " from " + game.description();
    }
}
