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
 * @param count the number of states, at least 1; more give better frequencies
 * @param others the assumed strategies of the other players
 * @param renewal makes new particles at a turn of the player when few are left: the game's own draws unless set. One that throws an {@link
 *     UnsupportedOperationException} is not used again
 */
public record Particles<S extends GameState<?, M>, M extends Move>(
        int count, MixedPolicy<S, M> others, Determinizer<S> renewal) {

    public Particles {
        Argument.require(count >= 1, "a filter keeps 1 particle or more", count);
        Objects.requireNonNull(others, "others");
        Objects.requireNonNull(renewal, "renewal");
    }

    /** Creates particles that the game renews. */
    public Particles(int count, MixedPolicy<S, M> others) {
        this(count, others, Determinizer.ofGame());
    }

    /** Creates particles for which the other players move uniformly at random. */
    public static <S extends GameState<?, M>, M extends Move> Particles<S, M> of(int count) {
        return new Particles<>(count, MixedPolicy.uniform());
    }

    /**
     * Creates a filter for a new game. It knows no state of the game, and so cannot renew particles.
     *
     * @param start the beginning, left unchanged, with nothing hidden
     * @param player the observer
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
