package io.mcts;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.GumbelChild;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Tablebase;
import io.mcts.internal.Argument;
import io.mcts.iteration.Settings;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.MoveStatistics;
import io.mcts.result.RootShare;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.search.RootShares;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.selection.Ucb1;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Monte Carlo tree search, composed of replaceable parts.
 *
 * <pre>{@code
 * SearchResult<Cell> result = Mcts.of(state)
 *         .selection(Ucb1.of(0.7))
 *         .build()
 *         .search(state, Budget.millis(500));
 * }</pre>
 *
 * <p>Holds the settings of a search, which its accessors return; see {@link Builder} for their meaning. The defaults are {@link Ucb1}
 * with c = 0.7, uniform rollouts, {@link MeanBackup} and {@link RobustChild}. The classic constant, √2, in {@link #uct}, was too great
 * in the games measured here. Immutable; many threads may search at once, each in its own tree.
 *
 * <p>Sources: L. Kocsis, C. Szepesvári, <i>Bandit Based Monte-Carlo Planning</i>, ECML 2006; R. Coulom, <i>Efficient Selectivity and
 * Backup Operators in Monte-Carlo Tree Search</i>, CG 2006; C. Browne et al., <i>A Survey of Monte Carlo Tree Search Methods</i>,
 * IEEE Transactions on Computational Intelligence and AI in Games 4(1), 2012.
 */
public final class Mcts<S extends GameState<?, M>, M extends Move> {

    private final Settings<S, M> settings;

    private Mcts(Settings<S, M> settings) {
        this.settings = settings;
    }

    /** The default settings, for the game of a state, used only for its type. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> of(S state) {
        Objects.requireNonNull(state, "state");
        return builder();
    }

    /** The default settings, for the game of a class of states. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> of(Class<S> states) {
        Objects.requireNonNull(states, "states");
        return builder();
    }

    /** The default settings. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> builder() {
        return new Builder<>(new Settings<>());
    }

    /** Plain UCT as in its papers: {@link Ucb1#classic}, uniform rollouts, the most visits. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> uct() {
        return Mcts.<S, M>builder().selection(Ucb1.classic());
    }

    /** UCT with {@link Rave}, c = 0.7 and k = 100: for few iterations, and games in which a move has much the same value at any time. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> rave() {
        return Mcts.<S, M>builder().selection(Rave.of(0.7, 100));
    }

    /**
     * The {@link Builder#solver}, decisive rollouts, and UCB1 with c = 0.3, since a proof is deep rather than wide. For games of one or
     * two players. If the states have a {@link io.mcts.game.PositionKey}, {@link Builder#transpositions} makes proofs shorter still.
     */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> solver() {
        return Mcts.<S, M>builder().solver().selection(Ucb1.of(0.3)).rollout(new DecisivePolicy<>());
    }

    /** AlphaZero-style search: {@link Puct} with c = 1, an FPU reduction of 0.25, and 8 leaves a batch; the evaluator must give priors. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> puct(BatchEvaluator<S> evaluator) {
        if (!Objects.requireNonNull(evaluator, "evaluator").givesPriors()) {
            throw new IllegalArgumentException("the search needs priors, and " + evaluator + " gives none");
        }
        return Mcts.<S, M>builder().selection(new Puct(1, 0.25)).batches(new LeafBatches<>(evaluator, 8, 1));
    }

    /** {@link Puct} with c = 1, an FPU reduction of 0.25 and rollouts; priors must sum to 1, as {@link io.mcts.policy.SoftmaxScores} do. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> puct(MoveScores<S, M> prior) {
        return Mcts.<S, M>builder().selection(new Puct(1, 0.25)).prior(prior);
    }

    /**
     * A Gumbel search, strong with few iterations; its {@link SearchResult#policy} is a good policy target. The evaluator must give
     * priors, and values leaves one at a time unless other batches are set.
     *
     * <pre>{@code
     * Mcts<S, M> selfPlay = Mcts.<S, M>gumbel(network, GumbelHalving.of(64).withNoise(1)).build();
     * }</pre>
     *
     * @param root the root selection; its {@link GumbelHalving#policy} is the selection at all other nodes
     */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> gumbel(
            BatchEvaluator<S> evaluator, GumbelHalving root) {
        return Mcts.<S, M>puct(evaluator)
                .batches(new LeafBatches<>(evaluator, 1, 1))
                .selection(root.policy())
                .rootSelection(root)
                .decision(new GumbelChild(root));
    }

    /** Searches without a listener; see {@link #search(GameState, Budget, SearchListener)}. */
    public SearchResult<M> search(S state, Budget budget) {
        return search(state, budget, SearchListener.none());
    }

    /**
     * Searches from a state.
     *
     * @param state the root, which may be a chance state; left unchanged
     * @param budget when to stop; there is a result even if it is spent at once
     * @param listener called after each iteration
     * @throws IllegalArgumentException if the game is over, a root move is not legal, or the budget does not suit the final decision
     *     ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game breaks its contract or fails; the message names the moves played from the root
     */
    public SearchResult<M> search(S state, Budget budget, SearchListener<M> listener) {
        return search(state, budget, listener, settings.clock.getAsLong());
    }

    private SearchResult<M> search(S state, Budget budget, SearchListener<M> listener, long start) {
        return new SearchTree<>(settings, state).search(budget, listener, start);
    }

    /**
     * Runs one worker of a root-parallel search ({@link Parallel#root}) on the calling thread. The workers may run on several machines;
     * {@link #merged} combines their shares. With a budget of iterations the result is the same, bit for bit, as on one machine.
     *
     * @param state the root; left unchanged
     * @param budget that of the whole search, of which the worker gets its {@linkplain Budget#share share}
     * @param worker its number, from 0
     * @param listener called after each iteration, on the calling thread, with a supplier of the share so far; call it only within the
     *     callback, and rarely: it is slow
     * @throws IllegalArgumentException if there is no worker with this number, or as in {@link #search}
     * @throws IllegalStateException if the search has no seed, which all workers must share, or as in {@link #search}
     */
    public RootShare<M> share(S state, Budget budget, int worker, Consumer<Supplier<RootShare<M>>> listener) {
        long start = settings.clock.getAsLong();
        requireSeed();
        Objects.requireNonNull(budget, "budget");
        Objects.requireNonNull(listener, "listener");
        return RootShares.run(settings, Objects.requireNonNull(state, "state"), worker, budget, listener, start);
    }

    /**
     * The result of a root-parallel search whose workers ran separately.
     *
     * @param state the root; left unchanged
     * @param shares those of all or some workers, in their order
     * @param elapsed the time of the whole search
     * @throws IllegalArgumentException if there is no share, or one of another state or other settings
     * @throws IllegalStateException if the search has no seed
     */
    public SearchResult<M> merged(S state, List<RootShare<M>> shares, Duration elapsed) {
        requireSeed();
        return RootShares.merged(settings, Objects.requireNonNull(state, "state"), shares, elapsed);
    }

    private void requireSeed() {
        if (settings.seed.isEmpty()) {
            throw new IllegalStateException(
                    "separate workers need a shared seed, and none is set\nMaybe withSeed serves.");
        }
    }

    /**
     * Starts a search on an executor; its time counts from this call, which copies the state. Cancelling or completing the future stops
     * the search; to stop it and get its result, add a {@link Cancellation} to the budget. The future fails if the search fails.
     *
     * <p>The executor's threads should be platform threads: on a virtual thread a search keeps its carrier until it ends.
     *
     * @throws java.util.concurrent.RejectedExecutionException if the executor rejects the task
     */
    public CompletableFuture<SearchResult<M>> start(S state, Budget budget, Executor executor) {
        Objects.requireNonNull(budget, "budget");
        Objects.requireNonNull(executor, "executor");
        S root = GameState.copyOf(Objects.requireNonNull(state, "state"));
        long start = settings.clock.getAsLong();
        Cancellation cancellation = new Cancellation();
        CompletableFuture<SearchResult<M>> result = CompletableFuture.supplyAsync(
                () -> search(root, budget.or(cancellation), SearchListener.none(), start), executor);
        CompletableFuture<?> unused = result.whenComplete((found, failure) -> cancellation.cancel());
        return result;
    }

    /** A tree that is kept between searches, with a root as in {@link #search}, and no iterations yet. */
    public SearchTree<S, M> tree(S state) {
        return new SearchTree<>(settings, state);
    }

    /** Returns this search with a given seed. */
    public Mcts<S, M> withSeed(long seed) {
        return toBuilder().seed(seed).build();
    }

    /** Returns this search restricted to some moves of the root; see {@link Builder#rootMoves}. */
    public Mcts<S, M> withRootMoves(Collection<M> moves) {
        return toBuilder().rootMoves(moves).build();
    }

    /** A policy that searches for each move it chooses, with a seed drawn from the generator it is given. */
    public Policy<S, M> policy(Budget budget) {
        return new Searching<>(this, Objects.requireNonNull(budget, "budget"));
    }

    public Builder<S, M> toBuilder() {
        return new Builder<>(settings.copy());
    }

    public SelectionPolicy selection() {
        return settings.selection;
    }

    public SelectionPolicy rootSelection() {
        return settings.rootSelection();
    }

    public MoveFilter<S, M> expansion() {
        return settings.expansion;
    }

    public int expansionThreshold() {
        return settings.expansionThreshold;
    }

    public Optional<MoveScores<S, M>> prior() {
        return Optional.ofNullable(settings.prior);
    }

    public Optional<DirichletNoise> rootNoise() {
        return Optional.ofNullable(settings.rootNoise);
    }

    /** The evaluator of leaves; empty if there are {@link #batches}. */
    public Optional<Evaluator<S>> evaluator() {
        return settings.batches == null ? Optional.of(settings.evaluator()) : Optional.empty();
    }

    public Optional<LeafBatches<S>> batches() {
        return Optional.ofNullable(settings.batches);
    }

    public Optional<Tablebase<S>> tablebase() {
        return Optional.ofNullable(settings.tablebase);
    }

    public Backup backup() {
        return settings.backup;
    }

    public boolean isSolver() {
        return settings.isSolver;
    }

    public boolean hasTranspositions() {
        return settings.hasTranspositions;
    }

    public boolean isCheating() {
        return settings.isCheating;
    }

    public FinalDecision decision() {
        return settings.finalDecision();
    }

    public boolean breaksTiesAtRandom() {
        return settings.breaksTiesAtRandom;
    }

    /** The allowed moves of the root; empty for all. */
    public List<M> rootMoves() {
        return settings.rootMoves;
    }

    public Parallel parallel() {
        return settings.parallel;
    }

    /** The memory ceiling in bytes; empty for half of the heap. */
    public OptionalLong memoryCeiling() {
        return settings.memoryCeiling == Settings.NO_CEILING
                ? OptionalLong.empty()
                : OptionalLong.of(settings.memoryCeiling);
    }

    /** The seed; empty if each search draws its own. */
    public OptionalLong seed() {
        return settings.seed;
    }

    public LongSupplier clock() {
        return settings.clock;
    }

    @Override
    public String toString() {
        return "mcts(" + settings + ")";
    }

    private record Searching<S extends GameState<?, M>, M extends Move>(Mcts<S, M> mcts, Budget budget)
            implements Policy<S, M> {

        @Override
        public M choose(S state, RandomGenerator random) {
            return mcts.withSeed(random.nextLong()).search(state, budget).bestMove();
        }

        @Override
        public String toString() {
            return mcts + " for " + budget;
        }
    }

    /** Composes a search; every setting has a default. Not thread-safe. */
    public static final class Builder<S extends GameState<?, M>, M extends Move> {

        private final Settings<S, M> settings;

        private Builder(Settings<S, M> settings) {
            this.settings = settings;
        }

        /** Sets how an iteration descends the tree; {@link Ucb1} with c = 0.7 unless set. */
        public Builder<S, M> selection(SelectionPolicy policy) {
            settings.selection = Objects.requireNonNull(policy, "selection");
            return this;
        }

        /** Sets the selection at the root; the same as {@link #selection} unless set. */
        public Builder<S, M> rootSelection(SelectionPolicy policy) {
            settings.rootSelection = Objects.requireNonNull(policy, "rootSelection");
            return this;
        }

        /** Sets which moves become children of a node; {@link MoveFilter#all} unless set. */
        public Builder<S, M> expansion(MoveFilter<S, M> filter) {
            settings.expansion = Objects.requireNonNull(filter, "expansion");
            return this;
        }

        /**
         * Sets the visit, 2 or more, at which a move gets a node; the second unless set. A greater number saves memory and grows the tree
         * more slowly; {@link Integer#MAX_VALUE} leaves only the root, which with {@link LeastVisited} is flat Monte Carlo.
         */
        public Builder<S, M> expansionThreshold(int visits) {
            Argument.require(
                    visits >= Settings.FEWEST_VISITS,
                    "the expansion threshold is " + Settings.FEWEST_VISITS + " visits or more",
                    visits);
            settings.expansionThreshold = visits;
            return this;
        }

        /**
         * Sets the priors of the moves of a node, from 0 to 1, for selection policies and backups that need {@link Statistic#PRIOR}. No
         * prior unless set.
         *
         * <p>Priors are computed when a node is created, even if the scores learn, so those of the root know nothing yet. Each thread
         * learns from its own iterations, in the tree and in rollouts. Batches that play rollouts are refused with scores that learn.
         */
        public Builder<S, M> prior(MoveScores<S, M> scores) {
            settings.prior = Objects.requireNonNull(scores, "prior");
            return this;
        }

        /** Sets the noise mixed into the priors of each root, once. No noise unless set. */
        public Builder<S, M> rootNoise(DirichletNoise noise) {
            settings.rootNoise = Objects.requireNonNull(noise, "rootNoise");
            return this;
        }

        /** Sets the policy of rollouts, which value leaves; {@link UniformPolicy} unless this, an evaluator or batches are set. */
        public Builder<S, M> rollout(Policy<S, M> policy) {
            settings.rollout = Objects.requireNonNull(policy, "rollout");
            return this;
        }

        /** Sets the evaluator of leaves, in place of rollouts. */
        public Builder<S, M> evaluator(Evaluator<S> leafEvaluator) {
            settings.evaluator = Objects.requireNonNull(leafEvaluator, "evaluator");
            return this;
        }

        /** Sets an evaluator of many leaves in one call, in place of rollouts, which may give priors. */
        public Builder<S, M> batches(LeafBatches<S> leafBatches) {
            settings.batches = Objects.requireNonNull(leafBatches, "batches");
            return this;
        }

        /** Sets where exact results of positions are looked up, for games that pay at the end alone. None unless set. */
        public Builder<S, M> tablebase(Tablebase<S> results) {
            settings.tablebase = Objects.requireNonNull(results, "tablebase");
            return this;
        }

        /** Sets how the result of an iteration is backed up along its path; {@link MeanBackup} unless set. */
        public Builder<S, M> backup(Backup rule) {
            settings.backup = Objects.requireNonNull(rule, "backup");
            return this;
        }

        /**
         * Makes the search prove values: the ends of games that it reaches bound the values of the moves before them. It does not revisit
         * a move that is proven or cannot be the best, stops when the root is proven ({@link StopReason#PROVEN}), and reports the
         * {@linkplain MoveStatistics#bounds bounds} of each move. Each child takes two words more, and each iteration more time.
         *
         * <p>For games of one player, and constant-sum games of two, with or without chance. With a filter ({@link #expansion}), proofs
         * hold for the moves that are left: {@link io.mcts.expansion.DecisiveMoves} keeps the value of games in which a win can be
         * stopped only by playing there oneself.
         */
        public Builder<S, M> solver() {
            settings.isSolver = true;
            return this;
        }

        /**
         * Stores each position in one node, regardless of the path taken: the tree becomes a graph without cycles. The states must have a
         * {@link io.mcts.game.PositionKey}. A snapshot shows a node below each of its parents.
         *
         * <p>Visits and means belong to the moves, and N of a node is the sum over its moves (UCT1 of the paper); with a
         * {@link io.mcts.backup.GraphBackup} the mean of a move is that of the position it leads to.
         *
         * <p>Sources: B. Childs, J. Brodeur, L. Kocsis, <i>Transpositions and Move Groups in Monte Carlo Tree Search</i>, IEEE
         * Symposium on Computational Intelligence and Games, 2008, section III; A. Saffidine, T. Cazenave, J. Méhat, <i>UCD: Upper
         * Confidence Bound for Rooted Directed Acyclic Graphs</i>, Knowledge-Based Systems 34, 2012 (the choices).
         */
        public Builder<S, M> transpositions() {
            settings.hasTranspositions = true;
            return this;
        }

        /** Allows the search to read {@link io.mcts.game.HiddenInformation}; unless set, such states are refused. */
        public Builder<S, M> cheating() {
            settings.isCheating = true;
            return this;
        }

        /** Sets how the move finally played is chosen; {@link RobustChild} unless set. */
        public Builder<S, M> decision(FinalDecision rule) {
            settings.decision = Objects.requireNonNull(rule, "decision");
            return this;
        }

        /** Breaks ties of the final decision in an order drawn once for each root, instead of the order of the legal moves. */
        public Builder<S, M> breakTiesAtRandom() {
            settings.breaksTiesAtRandom = true;
            return this;
        }

        /**
         * Restricts the root to some legal moves, in place of the filter of {@link #expansion}; none for no restriction. A kept tree is
         * restricted until it advances; a chance root never is.
         */
        public Builder<S, M> rootMoves(Collection<M> moves) {
            settings.rootMoves = List.copyOf(Objects.requireNonNull(moves, "rootMoves"));
            return this;
        }

        /**
         * Sets how much memory the search may use: its nodes, their moves, and the data of its threads; half of the heap unless set. At the
         * ceiling the least visited nodes are forgotten, with the moves that no other node has, and the search goes on
         * ({@link SearchEffort#forgottenNodes}); the moves to them keep their visits and means, and get new nodes when visited again. To
         * stop instead, set a {@link Budget#memory}.
         *
         * <p>Equal moves of a tree count once: each with its fields and the strings, boxed values, arrays, collections and records that
         * they refer to, even if the game shares them. Enumeration constants and objects of other classes do not count, as they are taken
         * to be the game's. Sizes are those of HotSpot in heaps below 32 GiB; with larger heaps, or with ZGC, a reference takes twice as
         * much. In a module that does not open the package of a move to {@code io.mcts.core}, what a field refers to counts as 40 bytes.
         *
         * <p>A state whose node and moves would take a quarter of a tree's memory gets no node; as the root, it is refused.
         *
         * <p>Nodes are forgotten where they lie, so this works in a full heap, too. No budget is checked meanwhile, which takes time in
         * proportion to the tree. The tree uses at most two thirds of the ceiling, which leaves room for a copy where many moves are to be
         * forgotten. Trees of several workers ({@link Parallel#root}) divide the ceiling. A ceiling above three quarters of the heap counts
         * as that much. A tree that finds the heap full because of others makes do with the memory that it has.
         *
         * @param bytes at least 65,536 for each tree, 4,194,304 for one that several threads share
         */
        public Builder<S, M> memoryCeiling(long bytes) {
            Argument.require(
                    bytes >= Settings.LOWEST_CEILING,
                    "the memory ceiling is " + Settings.LOWEST_CEILING + " bytes or more",
                    bytes);
            settings.memoryCeiling = bytes;
            return this;
        }

        /** Sets how a search is shared among threads; {@link Parallel#none}, the calling thread alone, unless set. */
        public Builder<S, M> parallel(Parallel rule) {
            settings.parallel = Objects.requireNonNull(rule, "parallel");
            return this;
        }

        /**
         * Sets the seed, any number, so that searches with equal iterations give equal results; drawn for each search unless set, from 0
         * to 2<sup>53</sup> - 1, which JavaScript reads exactly.
         */
        public Builder<S, M> seed(long number) {
            settings.seed = OptionalLong.of(number);
            return this;
        }

        /** Sets the clock: nanoseconds from a fixed moment, never decreasing, on any thread; {@link System#nanoTime} unless set. */
        public Builder<S, M> clock(LongSupplier nanoseconds) {
            settings.clock = Objects.requireNonNull(nanoseconds, "clock");
            return this;
        }

        /** Makes a search; an {@link IllegalStateException} if the parts do not fit together, such as a rollout and an evaluator. */
        public Mcts<S, M> build() {
            settings.check();
            return new Mcts<>(settings.copy());
        }
    }
}
