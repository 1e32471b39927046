package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

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
     * Begins with plain UCT: {@link Ucb1#classic}, uniform rollouts, the most visits. The same as {@link #builder}.
     *
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a builder with these settings
     */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> uct() {
        return builder();
    }

    /**
     * Begins with UCT in which a move is also judged by the iterations in which it came later: {@link Rave} with c = 0.7 and k =
     * 100. It pays at few iterations, in games where a move is worth much the same whenever it is played.
     *
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a builder with these settings
     */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> rave() {
        return Mcts.<S, M>builder().selection(new Rave(0.7, 100));
    }

    /**
     * Begins with a search that proves what it can and stops when the root is proven: the {@link Builder#solver}, decisive
     * rollouts, and UCB1 with c = 0.3, since a proof is deep rather than wide. For games of one or two players. Where the states
     * have a {@link io.mcts.game.PositionKey}, {@link Builder#transpositions} makes proofs shorter still.
     *
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a builder with these settings
     */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> solver() {
        return Mcts.<S, M>builder().solver().selection(Ucb1.of(0.3)).rollout(new DecisivePolicy<>());
    }

    /**
     * Begins with a search in the manner of AlphaZero: {@link Puct} with c = 1 and a reduction of 0.25, leaves valued by an
     * evaluator that also says which moves look good, 8 at a time.
     *
     * @param evaluator gives values and priors
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a builder with these settings
     * @throws IllegalArgumentException if the evaluator does not give priors
     */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> puct(BatchEvaluator<S> evaluator) {
        if (!evaluator.givesPriors()) {
            throw new IllegalArgumentException("PUCT needs priors, and " + evaluator + " gives none");
        }
        return Mcts.<S, M>builder().selection(new Puct(1, 0.25)).evaluator(new LeafBatches<>(evaluator, 8, 1));
    }

    /**
     * Begins with PUCT and rollouts: {@link Puct} with c = 1 and a reduction of 0.25, and a prior that knows the game.
     *
     * @param prior scores that sum to 1, such as {@link io.mcts.policy.SoftmaxScores}
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a builder with these settings
     */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> puct(MoveScores<S, M> prior) {
        return Mcts.<S, M>builder().selection(new Puct(1, 0.25)).prior(prior);
    }

    /**
     * Searches from a state.
     *
     * @param state the root; left as it is. Chance may be to move there.
     * @param budget when to stop; the search answers even when it is spent at once
     * @return what was found
     * @throws IllegalArgumentException if the game is over in the state, or the budget does not go with the final decision
     *     ({@link Budget#needsRobustChild})
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
     * @throws IllegalArgumentException if the game is over in the state, or the budget does not go with the final decision
     *     ({@link Budget#needsRobustChild})
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
        return settings.expansionThreshold;
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

        private final Settings<S, M> settings = new Settings<>();

        private Builder() {}

        /**
         * Sets how an iteration goes down the tree.
         *
         * @param policy {@link Ucb1#classic} unless set
         * @return this builder
         */
        public Builder<S, M> selection(SelectionPolicy policy) {
            settings.selection = Objects.requireNonNull(policy, "selection");
            return this;
        }

        /**
         * Sets how an iteration leaves the root, where only the move finally played counts.
         *
         * @param policy the same as {@link #selection} unless set
         * @return this builder
         */
        public Builder<S, M> rootSelection(SelectionPolicy policy) {
            settings.rootSelection = Objects.requireNonNull(policy, "rootSelection");
            return this;
        }

        /**
         * Sets which moves a node gets as children.
         *
         * @param filter {@link MoveFilter#all} unless set
         * @return this builder
         */
        public Builder<S, M> expansion(MoveFilter<S, M> filter) {
            settings.expansion = Objects.requireNonNull(filter, "expansion");
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
            if (visits < Settings.FEWEST_VISITS) {
                throw new IllegalArgumentException(
                        "the expansion threshold is " + Settings.FEWEST_VISITS + " visits or more, not " + visits);
            }
            settings.expansionThreshold = visits;
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
            settings.prior = Objects.requireNonNull(scores, "prior");
            return this;
        }

        /**
         * Sets the noise that is mixed into the priors of the root's moves, once for each root: when a tree is made, and when
         * {@link SearchTree#advance} makes another node its root.
         *
         * @param noise no noise unless set
         * @return this builder
         */
        public Builder<S, M> rootNoise(DirichletNoise noise) {
            settings.rootNoise = Objects.requireNonNull(noise, "rootNoise");
            return this;
        }

        /**
         * Sets the policy whose play to the end of the game values a leaf.
         *
         * @param policy {@link UniformPolicy} unless a rollout or an evaluator is set
         * @return this builder
         */
        public Builder<S, M> rollout(Policy<S, M> policy) {
            settings.rollout = Objects.requireNonNull(policy, "rollout");
            return this;
        }

        /**
         * Sets what values a leaf in place of a rollout; many leaves in one call, and perhaps with priors, if it is
         * {@link io.mcts.evaluation.LeafBatches}.
         *
         * @param leafEvaluator the evaluator
         * @return this builder
         */
        public Builder<S, M> evaluator(Evaluator<S> leafEvaluator) {
            settings.evaluator = Objects.requireNonNull(leafEvaluator, "evaluator");
            return this;
        }

        /**
         * Sets what the result of an iteration does to its path.
         *
         * @param rule {@link MeanBackup} unless set
         * @return this builder
         */
        public Builder<S, M> backup(Backup rule) {
            settings.backup = Objects.requireNonNull(rule, "backup");
            return this;
        }

        /**
         * Lets the search prove what it can: from the ends of the game that it sees, bounds of the values of the moves before
         * them. It does not go again to moves that are proven or cannot be the best, stops when the value of the root is proven
         * ({@link StopReason#PROVEN}), and says what is proven of each move ({@link MoveStatistics#bounds}).
         *
         * <p>It is for games of one player, and of two where one gets what the other does not; chance may be in them. Where a
         * filter leaves moves out ({@link #expansion}), what is proven holds for the moves that are left:
         * {@link io.mcts.expansion.DecisiveMoves} leaves the value as it is in games in which a win is stopped only by playing
         * there oneself.
         *
         * <p>A tree with bounds takes a word more for each child, and an iteration some time at every node.
         *
         * @return this builder
         */
        public Builder<S, M> solver() {
            settings.isSolver = true;
            return this;
        }

        /**
         * Gives each position one node, however many orders of moves lead there: the tree becomes a graph without cycles. The states
         * of the game have a {@link io.mcts.game.PositionKey}.
         *
         * <p>Visits and means stay with the moves, and N of a node is the sum over its moves, by whatever way they were come to (UCT1 of the
         * paper). A move that leads to a position known is linked to its node at once. A snapshot shows a node below each of its
         * parents. A graph has no memory ceiling, and several threads do not search in it at once.
         *
         * <p>Sources: B. Childs, J. Brodeur, L. Kocsis, <i>Transpositions and Move Groups in Monte Carlo Tree Search</i>, IEEE
         * Symposium on Computational Intelligence and Games, 2008, section III; A. Saffidine, T. Cazenave, J. Méhat, <i>UCD: Upper
         * Confidence Bound for Rooted Directed Acyclic Graphs</i>, Knowledge-Based Systems 34, 2012, for what the choices are.
         *
         * @return this builder
         */
        public Builder<S, M> transpositions() {
            settings.hasTranspositions = true;
            return this;
        }

        /**
         * Sets how the move finally played is chosen.
         *
         * @param rule {@link RobustChild} unless set
         * @return this builder
         */
        public Builder<S, M> decision(FinalDecision rule) {
            settings.decision = Objects.requireNonNull(rule, "decision");
            return this;
        }

        /**
         * Sets how much memory the tree may ever hold. When it would grow past this, its least visited nodes are forgotten and
         * the search goes on; a move whose node is forgotten keeps its visits and its mean, and gets a new node when it is
         * visited again. {@link SearchEffort#recyclings} tells how often that was.
         *
         * <p>The nodes that stay are copied, so the tree holds at most two thirds of the ceiling, and the copy up to a third.
         * No budget is asked during a copy, which takes time in proportion to the ceiling. Where each worker has a tree of its
         * own ({@link Parallel#root}), they divide the ceiling. To stop in place of forgetting, set a {@link Budget#memory}.
         *
         * @param bytes at least 65,536 for each tree, 4,194,304 for one that several threads share; no ceiling unless set, and
         *     then the search stops when the heap has no more room
         * @return this builder
         * @throws IllegalArgumentException if it is less than 65,536
         */
        public Builder<S, M> memoryCeiling(long bytes) {
            if (bytes < Settings.LOWEST_CEILING) {
                throw new IllegalArgumentException(
                        "the memory ceiling is " + Settings.LOWEST_CEILING + " bytes or more, not " + bytes);
            }
            settings.memoryCeiling = bytes;
            return this;
        }

        /**
         * Sets how a search is shared among threads.
         *
         * @param rule {@link Parallel#none}, the calling thread alone, unless set
         * @return this builder
         */
        public Builder<S, M> parallel(Parallel rule) {
            settings.parallel = Objects.requireNonNull(rule, "parallel");
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
            settings.seed = OptionalLong.of(number);
            return this;
        }

        /**
         * Sets the clock by which time is measured.
         *
         * @param nanoseconds gives nanoseconds from some fixed moment, never fewer than before, to each worker that asks;
         *     {@link System#nanoTime} unless set
         * @return this builder
         */
        public Builder<S, M> clock(LongSupplier nanoseconds) {
            settings.clock = Objects.requireNonNull(nanoseconds, "clock");
            return this;
        }

        /**
         * Makes the search.
         *
         * @return an immutable search with the settings of this builder
         * @throws IllegalStateException if both a rollout and an evaluator are set, a selection policy or noise needs a
         *     prior and none is set, or parts do not fit together otherwise
         */
        public Mcts<S, M> build() {
            settings.check();
            return new Mcts<>(settings.copy());
        }
    }
}
