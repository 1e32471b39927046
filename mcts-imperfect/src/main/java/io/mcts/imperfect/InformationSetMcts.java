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
 * Monte Carlo tree search that plays fair: it knows what the player to move knows, and draws the rest.
 *
 * <pre>{@code
 * MixedResult<KuhnMove> result = InformationSetMcts.of(state)
 *         .build()
 *         .search(state, Budget.iterations(1_000));
 * }</pre>
 *
 * <p>Each iteration draws a state that the player to move cannot tell from the real one ({@link Determinizer}), and plays through
 * a tree whose nodes are information sets, so that what is learned in one state counts in all that look the same. There are
 * several kinds:
 *
 * <ul>
 *   <li>{@link #builder} as it begins, a single observer: the nodes are the information sets of the player who searches; the other
 *       players are assumed to know as much. The usual choice where all moves are seen.
 *   <li>{@link Builder#multipleObserver}: at each node the player to move goes by what they themselves know. The better model where
 *       moves are hidden.
 *   <li>{@link Builder#determinized}: some states are drawn and each is searched by itself, as if all were seen. Known as PIMC; for
 *       comparison.
 *   <li>{@link Builder#simultaneous}: for {@link io.mcts.game.SimultaneousMoves}, with a mixed strategy for each player as the answer.
 *       With a {@link Builder#selection} of its own, {@link Builder#multipleObserver} is decoupled UCT.
 * </ul>
 *
 * <p>With all but the last the strategies do not converge to an equilibrium; {@link OutcomeSampling} does in games of two players
 * whose payoffs sum to zero. A game without {@link io.mcts.game.HiddenInformation} is searched by the moves played, as by
 * {@code Mcts}, but its chance may be {@linkplain io.mcts.game.SampledChance too wide to list}.
 *
 * <p>A search that fills the heap ends with its result, and {@link io.mcts.result.StopReason#MEMORY} as the reason.
 *
 * <p>An object holds the settings of a search. It is immutable, and many threads may search with it at once.
 *
 * <p>Source: P. Cowling, E. Powley, D. Whitehouse, <i>Information Set Monte Carlo Tree Search</i>, IEEE Transactions on
 * Computational Intelligence and AI in Games 4(2), 2012.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class InformationSetMcts<S extends GameState<?, M>, M extends Move> {

    private final ImperfectSettings<S, M> settings;

    /** The particles used in place of the determinizer where a game is followed. */
    private final @Nullable Particles<S, M> particles;

    private InformationSetMcts(ImperfectSettings<S, M> settings, @Nullable Particles<S, M> particles) {
        this.settings = settings;
        this.particles = particles;
    }

    /**
     * Works like {@link #builder}, for the game of a state, which is not used otherwise. No type arguments are needed:
     * {@code InformationSetMcts.of(state).multipleObserver()}.
     */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> of(S state) {
        Objects.requireNonNull(state, "state");
        return builder();
    }

    /**
     * Begins with a tree of the information sets of the player who searches: SO-ISMCTS. The builder makes it a search of another
     * kind.
     */
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
     * @param state the root; left as it is. What the player does not see of it has no influence.
     * @param budget when to stop; the search answers even if it is spent at once
     * @param listener called after each iteration of the calling thread
     * @throws IllegalArgumentException if the game is over in the state, chance is to move there, or the budget does not go with
     *     the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game, the determinizer or another part fails; the message names the choices made
     */
    public MixedResult<M> search(S state, Budget budget, SearchListener<M> listener) {
        long start = settings.clock.getAsLong();
        return tree(state).search(budget, listener, start);
    }

    /** A tree without iterations that is kept between searches. */
    InformationSetTree<S, M> tree(S state) {
        if (particles != null) {
            throw new IllegalStateException(
                    particles
                            + " go by what a player has seen since the beginning of a game\nMaybe match(start, player) serves.");
        }
        return new InformationSetTree<>(settings, state);
    }

    /**
     * Follows a game in the place of a player; what is learned is kept from turn to turn.
     *
     * @param start where the game begins, left as it is; chance may be to move. With {@link Builder#particles} nothing is hidden in it.
     * @throws IllegalArgumentException if the game is over there, or there is no such player
     */
    public ObservedGame<S, M> match(S start, int player) {
        return new FollowedTree<>(settings, particles, start, player);
    }

    /** Returns this search with a given seed. */
    public InformationSetMcts<S, M> withSeed(long seed) {
        return toBuilder().seed(seed).build();
    }

    /**
     * A policy that searches for each move it chooses, with a seed drawn from the generator that it is given. It plays the best
     * move or a draw from the strategy found: {@link Builder#drawMove}.
     */
    public Policy<S, M> policy(Budget budget) {
        return new Searching<>(this, Objects.requireNonNull(budget, "budget"));
    }

    /** A builder with the settings of this search. */
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

    /**
     * Composes a search. Nothing has to be set. Not thread-safe.
     *
     * @param <S> the states of the game
     * @param <M> the moves of the game
     */
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

        /** Searches a tree for each player, of their own information sets: MO-ISMCTS. */
        public Builder<S, M> multipleObserver() {
            settings.method = Method.MULTIPLE_OBSERVER;
            return this;
        }

        /**
         * Searches by determinized UCT, or perfect-information Monte Carlo: iterations take turns among a number of states, drawn
         * once, and the visits of the root's moves are added up. In each state every player sees everything.
         *
         * <p>With one state and {@link Determinizer#cheating} this is a search that knows what is hidden.
         *
         * @param determinizations how many states, at least 1
         */
        public Builder<S, M> determinized(int determinizations) {
            Argument.require(determinizations >= 1, "a search draws 1 state or more", determinizations);
            settings.method = Method.DETERMINIZED;
            settings.determinizations = determinizations;
            return this;
        }

        /**
         * Searches for simultaneous moves: each player learns a mixed strategy at each of their information sets.
         *
         * @param mixed how they learn, such as {@link io.mcts.imperfect.selection.RegretMatching}
         */
        public Builder<S, M> simultaneous(MixedSelection mixed) {
            settings.mixed = Objects.requireNonNull(mixed, "mixed");
            return multipleObserver();
        }

        /**
         * Sets how an iteration chooses among the moves of a node, once each that is legal has been tried;
         * {@link io.mcts.imperfect.selection.AvailabilityUcb1} with c = 0.7 unless set. One with priors, such as
         * {@link io.mcts.selection.Puct}, chooses from the beginning. A policy that needs the moves of rollouts is refused.
         */
        public Builder<S, M> selection(SelectionPolicy policy) {
            settings.selection = Objects.requireNonNull(policy, "selection");
            settings.mixed = null;
            return this;
        }

        /**
         * Sets the priors of moves, from 0 to 1, for selection policies that need them; none unless set. They belong to what the player
         * to move knows, and are computed once for each of their information sets, in the first state drawn there.
         *
         * @param scores must not look at what the player to move does not see
         */
        public Builder<S, M> prior(MoveScores<S, M> scores) {
            settings.prior = Objects.requireNonNull(scores, "prior");
            return this;
        }

        /** Sets what draws the hidden part of the state; {@link Determinizer#ofGame} unless set. */
        public Builder<S, M> determinizer(Determinizer<S> determinizer) {
            settings.determinizer = Objects.requireNonNull(determinizer, "determinizer");
            particles = null;
            return this;
        }

        /**
         * Draws the hidden part of the state from particles that follow the game, in place of a determinizer: for games whose states
         * cannot draw it themselves. Only for {@link InformationSetMcts#match}.
         */
        public Builder<S, M> particles(Particles<S, M> particles) {
            this.particles = Objects.requireNonNull(particles, "particles");
            return this;
        }

        /**
         * Sets a model that values a leaf in place of a rollout, and may give priors of the moves, as a network does; see
         * {@link #prior}. It values the whole state that was drawn, one leaf in each call, and again a state in which the player to move
         * knows something for the first time.
         */
        public Builder<S, M> evaluator(BatchEvaluator<S> model) {
            settings.model = Objects.requireNonNull(model, "evaluator");
            return this;
        }

        /** Sets how the best move is chosen; {@link RobustChild} unless set. */
        public Builder<S, M> decision(FinalDecision decision) {
            settings.decision = Objects.requireNonNull(decision, "decision");
            return this;
        }

        /**
         * Sets whether the move to play is drawn, from the strategy that was learned or else from the visits, or is the best move. It is
         * drawn unless set where {@link #simultaneous strategies are learned}, and otherwise the best.
         */
        public Builder<S, M> drawMove(boolean isRandom) {
            settings.answersStrategy = Optional.of(isRandom);
            return this;
        }

        /**
         * Makes the search.
         *
         * @throws IllegalStateException if parts do not fit together
         */
        public InformationSetMcts<S, M> build() {
            settings.check();
            return new InformationSetMcts<>(settings.copy(), particles);
        }
    }
}
