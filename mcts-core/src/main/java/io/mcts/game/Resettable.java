package io.mcts.game;

/**
 * The capability of a state to become equal to another one without a new object. A search replays each iteration from its root
 * state: by resetting one state if it has this capability, otherwise by making a copy each time.
 */
public interface Resettable<S> {

    /** Makes this state equal to another one of the same game and independent of it. The other is left unchanged. */
    void resetTo(S other);

    /**
     * A state equal to another one and independent of it: the given state, reset, if it has this capability; otherwise a copy of
     * the other.
     *
     * @param state may be overwritten
     * @param other left unchanged
     */
    @SuppressWarnings("unchecked") // a state is resettable to states of its own game
    static <S extends GameState<?, ?>> S reset(S state, S other) {
        if (state instanceof Resettable) {
            ((Resettable<S>) state).resetTo(other);
            return state;
        }
        return GameState.copyOf(other);
    }
}
