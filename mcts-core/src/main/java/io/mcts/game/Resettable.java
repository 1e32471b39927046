package io.mcts.game;

/**
 * The capability of a state to become equal to another one without a new object.
 *
 * <p>A search replays each iteration from its root state. Where the state has this capability it resets one state of its own
 * each time; where not, it makes a copy each time, which costs the allocation. Like every method of a state, this one is called by
 * one thread at a time.
 *
 * @param <S> the states of the game
 */
public interface Resettable<S> {

    /**
     * Makes this state equal to another one and independent of it.
     *
     * @param other a state of the same game; it is left as it is
     */
    void resetTo(S other);

    /**
     * A state that is equal to another one: the given one, reset, where it has this capability; otherwise a copy.
     *
     * @param state a state of the game that may be overwritten
     * @param other what the result is to be equal to; it is left as it is
     * @param <S> the states of the game
     * @return the state or a new one, independent of the other
     */
    @SuppressWarnings("unchecked") // a state is resettable to states of its own game
    static <S extends GameState<S, ?>> S reset(S state, S other) {
        if (state instanceof Resettable) {
            ((Resettable<S>) state).resetTo(other);
            return state;
        }
        return other.copy();
    }
}
