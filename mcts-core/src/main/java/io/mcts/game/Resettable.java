package io.mcts.game;

/** The capability of a state to become equal to another; without it, each iteration copies the root state. */
public interface Resettable<S> {

    /** Makes this state equal to another one of the same game, and independent of it. */
    void resetTo(S other);

    /** Resets and returns a state with this capability; otherwise returns a copy of the other. */
    @SuppressWarnings("unchecked") // a state is resettable to states of its own game
    static <S extends GameState<?, ?>> S reset(S state, S other) {
        if (state instanceof Resettable) {
            ((Resettable<S>) state).resetTo(other);
            return state;
        }
        return GameState.copyOf(other);
    }
}
