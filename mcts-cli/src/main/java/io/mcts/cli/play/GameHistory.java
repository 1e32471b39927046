package io.mcts.cli.play;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.game.Chance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A game in progress: initial state, moves, rolls included, and the turns to which the user may return. */
public final class GameHistory<S extends GameState<S, M>, M extends Move> {

    private final S start;
    private final List<M> moves;
    private final Consumer<List<M>> listener;

    /** The number of moves before each turn of the user, the last on top. */
    private final Deque<Integer> places = new ArrayDeque<>();

    /** Makes a game; the listener receives all moves after each change. */
    public GameHistory(S start, List<M> moves, Consumer<List<M>> listener) {
        this.start = start.copy();
        this.moves = new ArrayList<>(moves);
        this.listener = listener;
    }

    /** The current state, a new one. */
    public S state() {
        S state = start.copy();
        moves.forEach(state::play);
        return state;
    }

    /** The first player to choose, once chance has settled it. */
    public OptionalInt firstPlayer() {
        S state = start.copy();
        OptionalInt first = Chance.nextPlayer(state);
        for (int ply = 0; first.isEmpty() && ply < moves.size(); ply++) {
            state.play(moves.get(ply));
            first = Chance.nextPlayer(state);
        }
        return first;
    }

    public void play(M move) {
        moves.add(move);
        listener.accept(List.copyOf(moves));
    }

    public void mark() {
        places.push(moves.size());
    }

    /** Replaces the marked turns by those so far at which the user was asked. */
    public void markWhere(Predicate<S> isAsked) {
        places.clear();
        S state = start.copy();
        for (int ply = 0; ply < moves.size(); ply++) {
            if (isAsked.test(state)) {
                places.push(ply);
            }
            state.play(moves.get(ply));
        }
    }

    /** Returns to the user's previous turn; false if there is none. */
    public boolean takeBack() {
        if (places.size() < 2) {
            return false;
        }
        places.pop();
        moves.subList(places.pop(), moves.size()).clear();
        listener.accept(List.copyOf(moves));
        return true;
    }
}
