package io.mcts.imperfect.determinization;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/** Draws a state that a player cannot tell from the real one: their beliefs about the hidden part. Immutable and thread-safe. */
@FunctionalInterface
public interface Determinizer<S> {

    /**
     * Draws what an observer does not see, like {@link HiddenInformation#determinize}; their information set and the player to move stay
     * the same.
     *
     * @param state a copy of the state searched, which may be changed
     * @param random the only source of randomness
     * @return the given state or another, which the search may change
     */
    S determinize(S state, int observer, RandomGenerator random);

    /** Returns the game's own draws ({@link HiddenInformation#determinize}); states without that capability stay as they are. */
    static <S extends GameState<?, M>, M extends Move> Determinizer<S> ofGame() {
        return new Determinizers.OfGame<>();
    }

    /** Leaves the state unchanged: a search that cheats, to measure the value of the hidden information. */
    static <S> Determinizer<S> cheating() {
        return new Determinizers.Cheating<>();
    }

    /**
     * Draws several candidates, and takes one with a probability proportional to its weight; more candidates follow the weights more
     * closely.
     *
     * @param weight how much more likely a state is than the inner draws make it, not negative
     * @param candidates the number of draws, at least 1
     */
    static <S extends GameState<?, ?>> Determinizer<S> weighted(
            Determinizer<S> inner, ToDoubleFunction<S> weight, int candidates) {
        return new Determinizers.Weighted<>(inner, weight, candidates);
    }
}
