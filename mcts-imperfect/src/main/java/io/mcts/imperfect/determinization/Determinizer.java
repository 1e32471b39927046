package io.mcts.imperfect.determinization;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * Draws a state that a player cannot tell from the real one: what they believe about what they do not see. Immutable and used by
 * many threads at once.
 *
 * @param <S> the states of the game
 */
@FunctionalInterface
public interface Determinizer<S> {

    /**
     * Replaces what an observer does not see; see {@link HiddenInformation#determinize}. The information set of the observer and
     * the player to move have to stay the same.
     *
     * @param state a copy of the state searched, which may be changed
     * @param random the only source of randomness
     * @return the state drawn: the given one or another, which the search may change
     */
    S determinize(S state, int observer, RandomGenerator random);

    /** The game's own draws ({@link HiddenInformation#determinize}); a state without that capability is left as it is. */
    static <S extends GameState<?, M>, M extends Move> Determinizer<S> ofGame() {
        return new Determinizers.OfGame<>();
    }

    /**
     * Leaves the state as it is: a search that looks at what the player does not see. It cheats, and serves to measure how much
     * the hidden information is worth.
     */
    static <S> Determinizer<S> cheating() {
        return new Determinizers.Cheating<>();
    }

    /**
     * Draws by beliefs: draws several states, and takes one of them with a probability in proportion to its weight. The more it
     * draws, the closer its draws come to the weights.
     *
     * @param inner draws the candidates
     * @param weight how much more likely a state is than the other draws make it, not negative
     * @param candidates how many to draw, at least 1
     */
    static <S extends GameState<?, ?>> Determinizer<S> weighted(
            Determinizer<S> inner, ToDoubleFunction<S> weight, int candidates) {
        return new Determinizers.Weighted<>(inner, weight, candidates);
    }
}
