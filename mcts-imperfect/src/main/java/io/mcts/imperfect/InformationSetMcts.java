package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.determinization.Determinizer;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.imperfect.run.ImperfectSettings.Method;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.imperfect.strategy.MixedSelection;
import io.mcts.imperfect.tree.InformationSetTree;
import io.mcts.internal.Argument;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.selection.SelectionPolicy;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo tree search that plays fair: it uses only the information of the player to move, and draws the rest.
 * <pre>{@code
 * MixedResult<KuhnMove> result = InformationSetMcts.of(state)
 *         .build()
 *         .search(state, Budget.iterations(1_000));
 * }</pre>
 *
 * <p>Each iteration draws a state that the player to move cannot tell from the real one ({@link Determinizer}), and plays through a tree of
 * information sets. Kinds of search:
 * <ul>
 * <li>{@link #builder} by default, a single observer: the nodes are the information sets of the searching player; for games where all moves
 * are seen.
 * <li>{@link Builder#multipleObserver}: each player uses their own information; for hidden moves.
 * <li>{@link Builder#determinized}: each of some drawn states is searched as if all were seen (PIMC); for comparison.
 * <li>{@link Builder#simultaneous}: for {@link io.mcts.game.SimultaneousMoves}, with a mixed strategy for each player. With a {@link
 * Builder#selection}, {@link Builder#multipleObserver} is decoupled UCT.
 * </ul>
 *
 * <p>Only {@link OutcomeSampling} converges to an equilibrium, in zero-sum games of two players. A game without {@link
 * io.mcts.game.HiddenInformation} is searched by the moves played, and may have {@link io.mcts.game.SampledChance}. A search that fills the
 * heap ends with {@link io.mcts.result.StopReason#MEMORY}. Immutable and thread-safe.
 *
 * <p>Source: P. Cowling, E. Powley, D. Whitehouse, <i>Information Set Monte Carlo Tree Search</i>, IEEE Transactions on Computational
 * Intelligence and AI in Games 4(2), 2012.
 */
public final class InformationSetMcts<S extends GameState<?, M>, M extends Move> {

    private final ImperfectSettings<S, M> settings;

    /** Used in place of the determinizer where a game is followed. */
    private final @Nullable Particles<S, M> particles;

    private InformationSetMcts(ImperfectSettings<S, M> settings, @Nullable Particles<S, M> particles) {
        this.settings = settings;
        this.particles = particles;
    }

    /** Returns a {@link #builder}; the state serves only to infer the types. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> of(S state) {
        Objects.requireNonNull(state, "state");
        return builder();
    }

    /** Returns a builder for SO-ISMCTS: a tree of the information sets of the searching player. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> builder() {
        return new Builder<>(new ImperfectSettings<>(), null);
    }

    /** Searches from a state without a listener; see {@link #search(GameState, Budget, SearchListener)}. */
    public MixedResult<M> search(S state, Budget budget) {
        return search(state, budget, SearchListener.none());
    }

    /**
     * Searches from a state, for the player to move.
     *
     * @param state the root, left unchanged; its hidden part has no influence
     * @param listener called after each iteration of the calling thread
     * @throws IllegalArgumentException if the game is over, chance is to move, or the budget does not suit the final decision ({@link
     *     Budget#needsRobustChild})
     * @throws IllegalStateException if the game, the determinizer or another part fails; the message names the choices made
     */
    public MixedResult<M> search(S state, Budget budget, SearchListener<M> listener) {
        long start = settings.clock.getAsLong();
        return tree(state).search(budget, listener, start);
    }

    InformationSetTree<S, M> tree(S state) {
        if (particles != null) {
            throw new IllegalStateException(
                    particles
                            + " go by what a player has seen since the beginning of a game\nMaybe match(start, player) serves.");
        }
        return new InformationSetTree<>(settings, state);
    }

    /**
     * Follows a game for a player; what is learned is kept from turn to turn.
     *
     * @param start the beginning, left unchanged; chance may be to move. With {@link Builder#particles} nothing is hidden in it
     * @throws IllegalArgumentException if the game is over there, or there is no such player
     */
    public ObservedGame<S, M> match(S start, int player) {
        return new FollowedTree<>(settings, particles, start, player);
    }

    /** Returns this search with a given seed. */
    public InformationSetMcts<S, M> withSeed(long seed) {
        return toBuilder().seed(seed).build();
    }

    /** Returns a policy that searches for each move, with a seed drawn from its generator; see {@link Builder#drawMove}. */
    public Policy<S, M> policy(Budget budget) {
        return new Searching<>(this, Objects.requireNonNull(budget, "budget"));
    }

    /** Returns a builder with the settings of this search. */
    public Builder<S, M> toBuilder() {
        return new Builder<>(settings.copy(), particles);
    }

    @Override
    public String toString() {
        return "ismcts(" + settings.describe(particles == null ? settings.determinizer : particles) + ")";
    }

    private record Searching<S extends GameState<?, M>, M extends Move>(InformationSetMcts<S, M> mcts, Budget budget)
            implements Policy<S, M> {

        @Override
        public M choose(S state, RandomGenerator random) {
            return mcts.withSeed(random.nextLong()).search(state, budget).move(random);
        }

        @Override
        public String toString() {
            return mcts + " for " + budget;
        }
    }

    /** Composes a search; every setting has a default. Not thread-safe. */
    public static final class Builder<S extends GameState<?, M>, M extends Move>
            extends SearchBuilder<S, M, Builder<S, M>> {

        private @Nullable Particles<S, M> particles;

        private Builder(ImperfectSettings<S, M> settings, @Nullable Particles<S, M> particles) {
            super(settings);
            this.particles = particles;
        }

        @Override
        Builder<S, M> self() {
            return this;
        }

        /** Searches one tree per player, of their own information sets: MO-ISMCTS. */
        public Builder<S, M> multipleObserver() {
            settings.method = Method.MULTIPLE_OBSERVER;
            return this;
        }

        /**
         * Searches by determinized UCT, or perfect-information Monte Carlo: iterations take turns among a number of states, 1 or more,
         * drawn once, in which every player sees everything; the visits of the root moves are summed. With one state and {@link
         * Determinizer#cheating} the search knows the hidden part.
         */
        public Builder<S, M> determinized(int determinizations) {
            Argument.require(determinizations >= 1, "a search draws 1 state or more", determinizations);
            settings.method = Method.DETERMINIZED;
            settings.determinizations = determinizations;
            return this;
        }

        /**
         * Searches for simultaneous moves: each player learns a mixed strategy at each of their information sets, such as by {@link
         * io.mcts.imperfect.selection.RegretMatching}.
         */
        public Builder<S, M> simultaneous(MixedSelection mixed) {
            settings.mixed = Objects.requireNonNull(mixed, "mixed");
            return multipleObserver();
        }

        /**
         * Sets the selection among the moves of a node once each legal one has been tried; {@link
         * io.mcts.imperfect.selection.AvailabilityUcb1} with c = 0.7 unless set. A policy that needs the moves of rollouts is refused.
         */
        public Builder<S, M> selection(SelectionPolicy policy) {
            settings.selection = Objects.requireNonNull(policy, "selection");
            settings.mixed = null;
            return this;
        }

        /**
         * Sets the priors of moves, from 0 to 1, for selection policies that need them; none unless set. They are computed once for each
         * information set of the player to move, in the first state drawn there, so the scores must not use hidden information.
         */
        public Builder<S, M> prior(MoveScores<S, M> scores) {
            settings.prior = Objects.requireNonNull(scores, "prior");
            return this;
        }

        /** Sets the source of the hidden part of the state; {@link Determinizer#ofGame} unless set. */
        public Builder<S, M> determinizer(Determinizer<S> determinizer) {
            settings.determinizer = Objects.requireNonNull(determinizer, "determinizer");
            particles = null;
            return this;
        }

        /** Draws the hidden part from particles that follow the game, for states that cannot; only for {@link InformationSetMcts#match}. */
        public Builder<S, M> particles(Particles<S, M> particles) {
            this.particles = Objects.requireNonNull(particles, "particles");
            return this;
        }

        /**
         * Sets a model that values leaves in place of rollouts, one per call, and may give priors ({@link #prior}), as a network does. It
         * sees the whole drawn state, and is asked again when the player to move knows something new.
         */
        public Builder<S, M> evaluator(BatchEvaluator<S> model) {
            settings.model = Objects.requireNonNull(model, "evaluator");
            return this;
        }

        /** Sets the rule for the best move; {@link RobustChild} unless set. */
        public Builder<S, M> decision(FinalDecision decision) {
            settings.decision = Objects.requireNonNull(decision, "decision");
            return this;
        }

        /**
         * Sets whether the move to play is drawn from the learned strategy, or else from the visits, rather than the best; by default only
         * where {@link #simultaneous strategies are learned}.
         */
        public Builder<S, M> drawMove(boolean isRandom) {
            settings.answersStrategy = Optional.of(isRandom);
            return this;
        }

        /** Builds the search; throws {@link IllegalStateException} if parts do not fit together. */
        public InformationSetMcts<S, M> build() {
            settings.check();
            return new InformationSetMcts<>(settings.copy(), particles);
        }
    }
}
