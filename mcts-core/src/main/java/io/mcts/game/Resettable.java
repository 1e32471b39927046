package io.mcts.game;

/**
 * The capability of a state to become equal to another one without a new object.
 *
 * <p>A search replays each iteration from its root state. Where the state has this capability it resets one state of its own
 * each time; where not, it makes a copy each time, which costs the allocation.
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
}
