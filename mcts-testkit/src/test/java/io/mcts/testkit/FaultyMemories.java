package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Policies that remember what they must not, or have no answer now and then. */
final class FaultyMemories {

    private FaultyMemories() {}

    /** A random move. */
    abstract static class Any<S extends GameState<S, M>, M extends Move> implements Policy<S, M> {

        M any(S state, RandomGenerator random) {
            List<M> moves = state.legalMoves();
            return moves.get(random.nextInt(moves.size()));
        }

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    /** As a loop over weights returns that are rounded: once in fifty times nothing is left. */
    static final class NowAndThenThereIsNoMove<S extends GameState<S, M>, M extends Move> extends Any<S, M> {
        @Override
        @SuppressWarnings("NullAway") // the fault
        public M choose(S state, RandomGenerator random) {
            M move = any(state, random);
            return random.nextInt(50) == 0 ? null : move;
        }
    }

    static final class ASingleMoveIsNoChoice<S extends GameState<S, M>, M extends Move> extends Any<S, M> {
        @Override
        @SuppressWarnings("NullAway") // the fault
        public M choose(S state, RandomGenerator random) {
            return state.legalMoves().size() == 1 && state.playerCount() == 2 ? null : any(state, random);
        }
    }

    /** The generator of the first call is used for good. */
    static final class TheFirstGeneratorIsKept<S extends GameState<S, M>, M extends Move> extends Any<S, M> {
        private @Nullable RandomGenerator own;

        @Override
        public M choose(S state, RandomGenerator random) {
            own = own == null ? random : own;
            return any(state, own);
        }
    }

    /** What was chosen first in a state, as it is written, is chosen ever after. */
    static final class FirstChoicesAreKept<S extends GameState<S, M>, M extends Move> extends Any<S, M> {
        private final Map<String, M> choices = new HashMap<>();

        @Override
        public M choose(S state, RandomGenerator random) {
            return choices.computeIfAbsent(state.legalMoves() + " in " + state, any -> any(state, random));
        }
    }

    /** The player who was asked first plays another move than everybody else, for good. */
    static final class TheFirstPlayerIsKept<S extends GameState<S, M>, M extends Move> extends Any<S, M> {
        private int first = -1;

        @Override
        public M choose(S state, RandomGenerator random) {
            first = first < 0 ? state.currentPlayer() : first;
            List<M> moves = state.legalMoves();
            return moves.get(state.currentPlayer() == first ? 0 : moves.size() - 1);
        }
    }
}
