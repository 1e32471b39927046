package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.internal.Argument;
import java.util.Objects;

/**
 * Settings of a {@link ParticleFilter}. Immutable.
 *
 * @param count how many states it keeps, at least 1: the more, the closer their frequencies come to the probabilities
 * @param others how the other players are assumed to move
 * @param renewal makes new particles at a turn of the player when few are left, from a state with what they know: of the game's own draws,
 *     unless set. A renewal that throws an {@link UnsupportedOperationException} is not used again.
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record Particles<S extends GameState<?, M>, M extends Move>(
        int count, MixedPolicy<S, M> others, Determinizer<S> renewal) {

    public Particles {
        Argument.require(count >= 1, "a filter keeps 1 particle or more", count);
        Objects.requireNonNull(others, "others");
        Objects.requireNonNull(renewal, "renewal");
    }

    /** Particles that the game renews. */
    public Particles(int count, MixedPolicy<S, M> others) {
        this(count, others, Determinizer.ofGame());
    }

    /** Particles for which the other players move uniformly at random. */
    public static <S extends GameState<?, M>, M extends Move> Particles<S, M> of(int count) {
        return new Particles<>(count, MixedPolicy.uniform());
    }

    /**
     * A filter for a game of which nothing has been seen yet. It knows no state of the game, and so cannot renew particles.
     *
     * @param start where the game begins, left as it is; nothing is hidden in it: nothing has been dealt
     * @param player who observes
     * @param seed of its random numbers
     * @throws IllegalArgumentException if the states do not have {@link HiddenInformation}
     */
    public ParticleFilter<S, M> filter(S start, int player, long seed) {
        return new ParticleFilter<>(this, start, player, seed, false);
    }

    @Override
    public String toString() {
        return "particles:" + count;
    }
}
