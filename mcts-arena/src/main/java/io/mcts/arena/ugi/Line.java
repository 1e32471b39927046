package io.mcts.arena.ugi;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * A position as it was reached.
 *
 * @param start the written position at the beginning, {@link #START} for the beginning of the game
 * @param moves the moves from there, throws of dice included
 * @param state the position; nobody changes it
 */
record Line<S extends GameState<S, M>, M extends Move>(String start, List<M> moves, S state) {

    /** Stands for the beginning of the game. */
    static final String START = "startpos";

    Line {
        moves = List.copyOf(moves);
    }

    Line<S, M> plus(M move, S after) {
        List<M> longer = new ArrayList<>(moves);
        longer.add(move);
        return new Line<>(start, longer, after);
    }

    List<M> movesAfter(Line<S, M> earlier) {
        return moves.subList(earlier.moves.size(), moves.size());
    }

    /** Whether this line begins as another one and goes on from its end, or ends there. */
    boolean continues(Line<S, M> earlier) {
        return start.equals(earlier.start)
                && moves.size() >= earlier.moves.size()
                && moves.subList(0, earlier.moves.size()).equals(earlier.moves);
    }
}
