package io.mcts.testkit.play;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * All answers of a state up to the end of a random game. Equal states have equal traces for the same random numbers. Faulty copies often
 * show only some moves later, where a single {@link Snapshot} misses them.
 *
 * @param said the answers at first and after each move
 */
public record Trace(List<Snapshot> said, List<Move> moves) {

    public static <S extends GameState<S, M>, M extends Move> Trace of(
            S state, RandomGenerator random, int longestGame, Consumer<M> listener) {
        List<Snapshot> said = new ArrayList<>();
        List<Move> moves = new ArrayList<>();
        said.add(Snapshot.of(state));
        while (!state.isTerminal() && moves.size() < longestGame) {
            M move = RandomPlay.move(state, random);
            moves.add(move);
            listener.accept(move);
            state.play(move);
            said.add(Snapshot.of(state, true));
        }
        return new Trace(said, moves);
    }

    /** The trace up to where moves are drawn: there equal states may map random numbers to moves differently. */
    public Trace untilMovesAreDrawn() {
        for (int i = 0; i < moves.size(); i++) {
            if (said.get(i).legalMoves().isEmpty()) {
                return new Trace(said.subList(0, i + 1), moves.subList(0, i));
            }
        }
        return this;
    }

    public Trace ofPositions() {
        return new Trace(said.stream().map(Snapshot::ofThePosition).toList(), moves);
    }

    public int agreement(Trace other) {
        int i = 0;
        while (i < Math.min(said.size(), other.said.size()) && said.get(i).equals(other.said.get(i))) {
            i++;
        }
        return i;
    }

    public Snapshot at(int moveCount) {
        return said.get(Math.min(moveCount, moves.size()));
    }

    public String describe(int moveCount) {
        int known = Math.min(moveCount, moves.size());
        return at(known) + (known == 0 ? "" : " after " + moves.subList(0, known) + " more");
    }
}
