package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.imperfect.run.ImperfectSettings.Method;
import io.mcts.internal.Argument;
import java.util.Objects;

/**
 * Online outcome sampling, whose strategies converge to an equilibrium in zero-sum games of two players.
 * <pre>{@code
 * OutcomeSamplingGame<KuhnPoker, KuhnMove> match = OutcomeSampling.of(KuhnPoker.initial()).build().match(KuhnPoker.initial(), 0);
 * match.play(dealt);
 * MixedResult<KuhnMove> result = match.search(Budget.iterations(10_000));
 * }</pre>
 *
 * <p>Minimizes counterfactual regret by sampled plays from the beginning of the game, so it has to follow the whole game; a part of the
 * iterations aims at the player's current information. The tree grows by one information set per iteration. States need {@link
 * HiddenInformation} and perfect recall. A search that fills the heap ends with {@link io.mcts.result.StopReason#MEMORY}. Immutable and
 * thread-safe.
 *
 * <p>Sources: V. Lisý, M. Lanctot, M. Bowling, <i>Online Monte Carlo Counterfactual Regret Minimization for Search in Imperfect Information
 * Games</i>, AAMAS 2015; M. Lanctot, K. Waugh, M. Zinkevich, M. Bowling, <i>Monte Carlo Sampling for Regret Minimization in Extensive
 * Games</i>, NIPS 2009.
 */
public final class OutcomeSampling<S extends GameState<?, M>, M extends Move> {

    private final ImperfectSettings<S, M> settings;

    private OutcomeSampling(ImperfectSettings<S, M> settings) {
        this.settings = settings;
    }

    /** Returns a {@link #builder}; the state serves only to infer the types. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> of(S state) {
        Objects.requireNonNull(state, "state");
        return builder();
    }

    /** Returns a builder with exploration 0.6, targeting 0.5 and uniform rollouts. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> builder() {
        ImperfectSettings<S, M> settings = new ImperfectSettings<>();
        settings.method = Method.OUTCOME_SAMPLING;
        return new Builder<>(settings);
    }

    /**
     * Follows a game from its beginning for a player, with nothing learned yet.
     *
     * @param start the beginning, left unchanged; chance may be to move, but nothing has been dealt
     * @throws IllegalArgumentException if the game is over, has no {@link HiddenInformation}, or one player knows what another does not
     */
    public OutcomeSamplingGame<S, M> match(S start, int player) {
        return new OutcomeSamplingGame<>(settings, start, player);
    }

    /** Returns this search with a given seed. */
    public OutcomeSampling<S, M> withSeed(long seed) {
        return toBuilder().seed(seed).build();
    }

    /** Returns a builder with the settings of this search. */
    public Builder<S, M> toBuilder() {
        return new Builder<>(settings.copy());
    }

    @Override
    public String toString() {
        return "oos(exploration=" + settings.exploration + ", targeting=" + settings.targeting + ", evaluator="
                + settings.evaluator() + ")";
    }

    /** Composes a search; every setting has a default. Not thread-safe. */
    public static final class Builder<S extends GameState<?, M>, M extends Move>
            extends SearchBuilder<S, M, Builder<S, M>> {

        private Builder(ImperfectSettings<S, M> settings) {
            super(settings);
        }

        @Override
        Builder<S, M> self() {
            return this;
        }

        /** Sets the probability that the learning player moves at random, greater than 0 and at most 1; 0.6 unless set. */
        public Builder<S, M> exploration(double probability) {
            Argument.require(
                    probability > 0 && probability <= 1,
                    "an exploration is a number greater than 0 and at most 1",
                    probability);
            settings.exploration = probability;
            return this;
        }

        /** Sets the share of the iterations that aim at the state searched, from 0 to less than 1; 0.5 unless set. */
        public Builder<S, M> targeting(double share) {
            Argument.require(share >= 0 && share < 1, "a share that aims is a number from 0 to less than 1", share);
            settings.targeting = share;
            return this;
        }

        /** Builds the search; throws {@link IllegalStateException} if parts do not fit together. */
        public OutcomeSampling<S, M> build() {
            settings.check();
            return new OutcomeSampling<>(settings.copy());
        }
    }
}
