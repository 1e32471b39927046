package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Plays whole games by points, which is fast but loses the history: only the winner is known at the end. */
interface PointPolicy extends Policy<Go, GoMove> {

    /** Chooses a point without regard to superko; {@link Board#NONE} for a pass, or for the last point if there is none. */
    int point(Go state, int last, int beforeLast, RandomGenerator random);

    /** Replaces a move that superko forbids by a random legal one that fills no eye, or a pass. */
    @Override
    default GoMove choose(Go state, RandomGenerator random) {
        if (state.isTerminal()) {
            throw new IllegalStateException("the game is over in " + state);
        }
        int point = point(state, state.lastPoint(1), state.lastPoint(2), random);
        if (point == Board.NONE || state.isLegal(point)) {
            return state.move(point);
        }
        Board board = state.board();
        int[] others = IntStream.range(0, board.emptyCount())
                .map(board::emptyPoint)
                .filter(other -> state.isLegal(other) && !board.isEye(other, state.colour()))
                .toArray();
        return others.length == 0 ? GoMove.PASS : state.move(others[random.nextInt(others.length)]);
    }

    @Override
    default void playOut(Go state, RandomGenerator random) {
        playFast(state, random, null);
    }

    @Override
    default void playOut(Go state, RandomGenerator random, PlayedMoves played) {
        playFast(state, random, played);
    }

    private void playFast(Go state, RandomGenerator random, @Nullable PlayedMoves played) {
        int lines = state.rules().lines();
        int last = state.lastPoint(1);
        int beforeLast = state.lastPoint(2);
        for (int left = 3 * lines * lines; !state.isTerminal(); left--) {
            int point = left > 0 ? point(state, last, beforeLast, random) : Board.NONE;
            if (played != null) {
                played.add(state.currentPlayer(), state.move(point).index());
            }
            state.place(point);
            beforeLast = last;
            last = point;
        }
    }
}
