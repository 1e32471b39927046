package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo tree search, composed of replaceable parts.
 *
 * <p>An object of this class holds the settings of a search. It is immutable, and many threads may search with it at once;
 * each search has a tree of its own. What is not set has the value of plain UCT: {@link Ucb1#classic}, uniform rollouts,
 * {@link MeanBackup}, {@link RobustChild}.
 *
 * <p>Sources: L. Kocsis, C. Szepesvári, <i>Bandit Based Monte-Carlo Planning</i>, ECML 2006; R. Coulom, <i>Efficient
 * Selectivity and Backup Operators in Monte-Carlo Tree Search</i>, CG 2006; C. Browne et al., <i>A Survey of Monte Carlo Tree
 * Search Methods</i>, IEEE Transactions on Computational Intelligence and AI in Games 4(1), 2012.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Mcts<S extends GameState<S, M>, M extends Move> {

    private final Settings<S, M> settings;

    private Mcts(Settings<S, M> settings) {
        this.settings = settings;
    }

    /**
     * Begins the composition of a search.
     *
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a builder with the settings of plain UCT
     */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> builder() {
        return new Builder<>();
    }

    /**
     * Searches from a state.
     *
     * @param state the root; left as it is. Chance may be to move there.
     * @param budget when to stop; the search answers even when it is spent at once
     * @return what was found
     * @throws IllegalArgumentException if the game is over in the state
     * @throws IllegalStateException if the game breaks its contract or fails; the message names the moves played from the
     *     root
     */
    public SearchResult<M> search(S state, Budget budget) {
        return search(state, budget, SearchListener.none());
    }

    /**
     * Searches from a state and reports how it goes.
     *
     * @param state the root; left as it is. Chance may be to move there.
     * @param budget when to stop; the search answers even when it is spent at once
     * @param listener is called after each iteration
     * @return what was found
     * @throws IllegalArgumentException if the game is over in the state
     * @throws IllegalStateException if the game breaks its contract or fails; the message names the moves played from the
     *     root
     */
    public SearchResult<M> search(S state, Budget budget, SearchListener<M> listener) {
        return tree(state).search(budget, listener);
    }

    /**
     * Makes a tree that is kept between searches.
     *
     * @param state the root; left as it is
     * @return a tree without iterations
     * @throws IllegalArgumentException if the game is over in the state
     */
    public SearchTree<S, M> tree(S state) {
        return new SearchTree<>(settings, state);
    }

    /**
     * The same search with a given seed.
     *
     * @param seed any number; the same seed and number of iterations give the same result
     * @return a search
     */
    public Mcts<S, M> withSeed(long seed) {
        return new Mcts<>(settings.withSeed(seed));
    }

    /**
     * A policy that searches for each move it chooses, with a seed drawn from the generator that it is given.
     *
     * @param budget the budget of each search
     * @return the policy
     */
    public Policy<S, M> policy(Budget budget) {
        return new SearchPolicy<>(this, budget);
    }

    /**
     * On which of its visits the node of a move is made.
     *
     * @return 2 or more
     */
    public int expansionThreshold() {
        return settings.expansionThreshold();
    }

    @Override
    public String toString() {
        return "mcts(" + settings + ")";
    }

    /**
     * Composes a search. Nothing has to be set. Not thread-safe.
     *
     * @param <S> the states of the game
     * @param <M> the moves of the game
     */
    public static final class Builder<S extends GameState<S, M>, M extends Move> {

        /** On its first visit a move has nothing to expand for: a leaf is valued. */
        private static final int FEWEST_VISITS = 2;

        private SelectionPolicy selection = Ucb1.classic();
        private MoveFilter<S, M> expansion = MoveFilter.all();
        private int expansionThreshold = FEWEST_VISITS;
        private @Nullable MoveScores<S, M> prior;
        private @Nullable Policy<S, M> rollout;
        private @Nullable Evaluator<S> evaluator;
        private Backup backup = new MeanBackup();
        private FinalDecision decision = new RobustChild();
        private OptionalLong seed = OptionalLong.empty();
        private LongSupplier clock = System::nanoTime;

        private Builder() {}

        /**
         * Sets how an iteration goes down the tree.
         *
         * @param policy {@link Ucb1#classic} unless set
         * @return this builder
         */
        public Builder<S, M> selection(SelectionPolicy policy) {
            selection = Objects.requireNonNull(policy, "selection");
            return this;
        }

        /**
         * Sets which moves a node gets as children.
         *
         * @param filter {@link MoveFilter#all} unless set
         * @return this builder
         */
        public Builder<S, M> expansion(MoveFilter<S, M> filter) {
            expansion = Objects.requireNonNull(filter, "expansion");
            return this;
        }

        /**
         * Sets on which of its visits the node of a move is made. A greater number saves memory and spends more iterations
         * before it looks deeper; {@link Integer#MAX_VALUE} leaves only the root, and with {@link LeastVisited} that is flat
         * Monte Carlo.
         *
         * @param visits 2 or more; 2, the second visit, unless set
         * @return this builder
         * @throws IllegalArgumentException if it is less than 2
         */
        public Builder<S, M> expansionThreshold(int visits) {
            if (visits < FEWEST_VISITS) {
                throw new IllegalArgumentException(
                        "the expansion threshold is " + FEWEST_VISITS + " visits or more, not " + visits);
            }
            expansionThreshold = visits;
            return this;
        }

        /**
         * Sets what the moves of a node are thought to be worth before any visit. Selection policies that take a prior
         * ({@link SelectionPolicy#needsPrior}) read it; others leave it alone.
         *
         * @param scores scores from 0 to 1; no prior unless set
         * @return this builder
         */
        public Builder<S, M> prior(MoveScores<S, M> scores) {
            prior = Objects.requireNonNull(scores, "prior");
            return this;
        }

        /**
         * Sets the policy whose play to the end of the game values a leaf.
         *
         * @param policy {@link UniformPolicy} unless a rollout or an evaluator is set
         * @return this builder
         */
        public Builder<S, M> rollout(Policy<S, M> policy) {
            rollout = Objects.requireNonNull(policy, "rollout");
            return this;
        }

        /**
         * Sets what values a leaf in place of a rollout.
         *
         * @param leafEvaluator the evaluator
         * @return this builder
         */
        public Builder<S, M> evaluator(Evaluator<S> leafEvaluator) {
            evaluator = Objects.requireNonNull(leafEvaluator, "evaluator");
            return this;
        }

        /**
         * Sets what the result of an iteration does to its path.
         *
         * @param rule {@link MeanBackup} unless set
         * @return this builder
         */
        public Builder<S, M> backup(Backup rule) {
            backup = Objects.requireNonNull(rule, "backup");
            return this;
        }

        /**
         * Sets how the move finally played is chosen.
         *
         * @param rule {@link RobustChild} unless set
         * @return this builder
         */
        public Builder<S, M> decision(FinalDecision rule) {
            decision = Objects.requireNonNull(rule, "decision");
            return this;
        }

        /**
         * Sets the seed of the random numbers, so that every search with the same number of iterations gives the same result.
         * Unless set, each search draws a seed of its own and reports it ({@link SearchEffort#seed}).
         *
         * @param number any number
         * @return this builder
         */
        public Builder<S, M> seed(long number) {
            seed = OptionalLong.of(number);
            return this;
        }

        /**
         * Sets the clock by which time is measured.
         *
         * @param nanoseconds gives nanoseconds from some fixed moment, never fewer than before; {@link System#nanoTime} unless
         *     set
         * @return this builder
         */
        public Builder<S, M> clock(LongSupplier nanoseconds) {
            clock = Objects.requireNonNull(nanoseconds, "clock");
            return this;
        }

        /**
         * Makes the search.
         *
         * @return an immutable search with the settings of this builder
         * @throws IllegalStateException if both a rollout and an evaluator are set, or the selection policy needs a prior and
         *     none is set
         */
        public Mcts<S, M> build() {
            Settings<S, M> settings = new Settings<>(
                    selection, expansion, expansionThreshold, prior, leafEvaluator(), backup, decision, seed, clock);
            if (settings.priorEvaluator() != null) {
                requireNoOtherPrior();
            } else if (selection.needsPrior() && prior == null) {
                throw new IllegalStateException(
                        "the selection policy " + selection + " needs a prior, and none is set");
            }
            return new Mcts<>(settings);
        }

        private void requireNoOtherPrior() {
            if (prior != null) {
                throw new IllegalStateException("priors come either from scores (" + prior + ") or from the evaluator ("
                        + evaluator + "), not from both");
            }
            if (expansionThreshold > FEWEST_VISITS) {
                throw new IllegalStateException("the evaluator " + evaluator
                        + " makes nodes by its priors at their first visit; the expansion threshold "
                        + expansionThreshold
                        + " has no meaning with it");
            }
        }

        private Evaluator<S> leafEvaluator() {
            if (evaluator == null) {
                return new RolloutEvaluator<>(rollout == null ? new UniformPolicy<>() : rollout);
            }
            if (rollout != null) {
                throw new IllegalStateException("a leaf is valued either by a rollout (" + rollout
                        + ") or by an evaluator (" + evaluator + "), not by both");
            }
            return evaluator;
        }
    }
}
