package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * All that a state says of itself on the way to the end of a random game.
 *
 * <p>Two states that are equal have the same trace with the same random numbers. What two states share unduly, or what a copy
 * lacks, often shows only some moves later: a trace finds it, a single {@link Snapshot} may not.
 */
public record Trace(List<Snapshot> snapshots, List<Move> moves) {

    /** Plays the state to the end, or as many moves as are allowed, and records what it says. */
    static <S extends GameState<S, M>, M extends Move> Trace of(S state, RandomGenerator random, int longestGame) {
        List<Snapshot> snapshots = new ArrayList<>();
        List<Move> moves = new ArrayList<>();
        snapshots.add(Snapshot.of(state));
        while (!state.isTerminal() && moves.size() < longestGame) {
            M move = RandomPlay.move(state, random);
            moves.add(move);
            state.play(move);
            snapshots.add(Snapshot.of(state));
        }
        return new Trace(snapshots, moves);
    }

    /** How many moves it takes until the two traces differ. */
    int agreement(Trace other) {
        int i = 0;
        while (i < Math.min(snapshots.size(), other.snapshots.size())
                && snapshots.get(i).equals(other.snapshots.get(i))) {
            i++;
        }
        return i;
    }

    /** What the state says after the given number of moves. */
    String describe(int moveCount) {
        int known = Math.min(moveCount, moves.size());
        return snapshots.get(known) + (known == 0 ? "" : " after " + moves.subList(0, known) + " more");
    }
}
