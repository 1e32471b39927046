package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * All that a state says of itself on the way to the end of a random game.
 *
 * <p>Two states that are equal have the same trace with the same random numbers. What two states share unduly, or what a copy
 * lacks, often shows only some moves later: a trace finds it, a single {@link Snapshot} may not.
 *
 * @param said what the state said at first and after each move
 * @param moves what was played
 */
public record Trace(List<Said> said, List<Move> moves) {

    /** What a state says after a move, and what the move brought each player, and the discount, if anything. */
    public record Said(Snapshot snapshot, List<Double> brought) {

        @Override
        public String toString() {
            return snapshot + (brought.isEmpty() ? "" : ", the last move having brought " + brought);
        }
    }

    /** Plays the state to the end, or as many moves as are allowed, and records what it says. */
    static <S extends GameState<S, M>, M extends Move> Trace of(
            S state, RandomGenerator random, int longestGame, Consumer<M> listener) {
        List<Said> said = new ArrayList<>();
        List<Move> moves = new ArrayList<>();
        said.add(new Said(Snapshot.of(state), List.of()));
        while (!state.isTerminal() && moves.size() < longestGame) {
            M move = RandomPlay.move(state, random);
            moves.add(move);
            listener.accept(move);
            state.play(move);
            said.add(new Said(Snapshot.of(state), CapabilityRules.brought(state)));
        }
        return new Trace(said, moves);
    }

    /** The trace up to where moves are not listed but drawn: there states that are equal may come to the same moves by other numbers. */
    Trace untilMovesAreDrawn() {
        for (int i = 0; i < moves.size(); i++) {
            Snapshot snapshot = said.get(i).snapshot();
            if (snapshot.legalMoves().isEmpty()) {
                return new Trace(said.subList(0, i + 1), moves.subList(0, i));
            }
        }
        return this;
    }

    /** How many moves it takes until the two traces differ. */
    int agreement(Trace other) {
        int i = 0;
        while (i < Math.min(said.size(), other.said.size()) && said.get(i).equals(other.said.get(i))) {
            i++;
        }
        return i;
    }

    /** What the state says after the given number of moves. */
    String describe(int moveCount) {
        int known = Math.min(moveCount, moves.size());
        return said.get(known) + (known == 0 ? "" : " after " + moves.subList(0, known) + " more");
    }
}
