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

/**
 * A game as far as it has been played: the beginning, the moves, throws of dice included, and the places to which the user may
 * go back.
 */
public final class GameHistory<S extends GameState<S, M>, M extends Move> {

    private final S start;
    private final List<M> moves;
    private final Consumer<List<M>> listener;

    /** The number of moves before each turn of the user, the last turn on top. */
    private final Deque<Integer> places = new ArrayDeque<>();

    /**
     * A game.
     *
     * @param listener receives all moves after each that is played or taken back
     */
    public GameHistory(S start, List<M> moves, Consumer<List<M>> listener) {
        this.start = start.copy();
        this.moves = new ArrayList<>(moves);
        this.listener = listener;
    }

    /** The state after the last move, a new one. */
    public S state() {
        S state = start.copy();
        moves.forEach(state::play);
        return state;
    }

    /** The first player who chooses, as soon as chance has settled who that is. */
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

    /** Remembers where the user was asked in what has been played already, and no other place. */
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

    /** Returns to the user's turn before the last one; returns false if there is none. */
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
