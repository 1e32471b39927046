package io.mcts.game;

/**
 * The capability of a state to become equal to another one without a new object.
 *
 * <p>A search replays each iteration from its root state. It resets one state each time if the state has this capability, and
 * makes a copy each time otherwise, which costs the allocation. Like all methods of a state, this one is called by one thread at
 * a time.
 */
public interface Resettable<S> {

    /**
     * Makes this state equal to another one and independent of it.
     *
     * @param other a state of the same game; left unchanged
     */
    void resetTo(S other);

    /**
     * A state equal to another one: the given state, reset, if it has this capability; otherwise a copy of the other.
     *
     * @param state may be overwritten
     * @param other left unchanged
     * @return a state that is independent of the other
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
