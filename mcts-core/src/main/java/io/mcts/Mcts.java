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
 * <pre>{@code
 * SearchResult<Cell> result = Mcts.of(state)
 *         .selection(Ucb1.of(0.7))
 *         .build()
 *         .search(state, Budget.millis(500));
 * }</pre>
 *
 * <p>An immutable set of settings, explained at {@link Builder}, by default {@link Ucb1} with c = 0.7, uniform rollouts, {@link MeanBackup}
 * and {@link RobustChild}; many threads may search at once, each in its own tree.
 *
 * <p>Sources: L. Kocsis, C. Szepesvári, <i>Bandit Based Monte-Carlo Planning</i>, ECML 2006; R. Coulom, <i>Efficient Selectivity and Backup
 * Operators in Monte-Carlo Tree Search</i>, CG 2006; C. Browne et al., <i>A Survey of Monte Carlo Tree Search Methods</i>, IEEE
 * Transactions on Computational Intelligence and AI in Games 4(1), 2012.
 */
public final class Mcts<S extends GameState<?, M>, M extends Move> {

    private final Settings<S, M> settings;

    private Mcts(Settings<S, M> settings) {
        this.settings = settings;
    }

    /** Returns a builder with the default settings; the state serves only to infer the types. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> of(S state) {
        Objects.requireNonNull(state, "state");
        return builder();
    }

    /** Returns a builder with the default settings; the class serves only to infer the types. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> of(Class<S> states) {
        Objects.requireNonNull(states, "states");
        return builder();
    }

    /** Returns a builder with the default settings. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> builder() {
        return new Builder<>(new Settings<>());
    }

    /** Returns a builder for plain UCT as published: {@link Ucb1#classic}, uniform rollouts, the most visited move. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> uct() {
        return Mcts.<S, M>builder().selection(Ucb1.classic());
    }

    /** Returns the builder of {@link #uct()}; the state serves only to infer the types. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> uct(S state) {
        Objects.requireNonNull(state, "state");
        return uct();
    }

    /** Returns a builder for {@link Rave}, c = 0.7 and k = 100: for few iterations and moves with much the same value at any time. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> rave() {
        return Mcts.<S, M>builder().selection(Rave.of(0.7, 100));
    }

    /** Returns the builder of {@link #rave()}; the state serves only to infer the types. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> rave(S state) {
        Objects.requireNonNull(state, "state");
        return rave();
    }

    /**
     * Returns a builder with {@link Builder#solver}, decisive rollouts, and UCB1 with c = 0.3, since a proof is deep rather than wide; for
     * one or two players. With a {@link io.mcts.game.PositionKey}, {@link Builder#transpositions} shorten proofs further.
     */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> solver() {
        return Mcts.<S, M>builder().solver().selection(Ucb1.of(0.3)).rollout(new DecisivePolicy<>());
    }

    /** Returns the builder of {@link #solver()}; the state serves only to infer the types. */
    public static <S extends GameState<S, M>, M extends Move> Builder<S, M> solver(S state) {
        Objects.requireNonNull(state, "state");
        return solver();
    }

    /** Returns a builder like AlphaZero's search: {@link Puct}, c = 1, FPU reduction 0.25, batches of 8; the evaluator must give priors. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> puct(BatchEvaluator<S> evaluator) {
        if (!Objects.requireNonNull(evaluator, "evaluator").givesPriors()) {
            throw new IllegalArgumentException("the search needs priors, and " + evaluator + " gives none");
        }
        return Mcts.<S, M>builder().selection(new Puct(1, 0.25)).batches(new LeafBatches<>(evaluator, 8, 1));
    }

    /** Returns {@link Puct}, c = 1, FPU reduction 0.25, with rollouts; priors must sum to 1, like {@link io.mcts.policy.SoftmaxScores}. */
    public static <S extends GameState<?, M>, M extends Move> Builder<S, M> puct(MoveScores<S, M> prior) {
        return Mcts.<S, M>builder().selection(new Puct(1, 0.25)).prior(prior);
    }

    /**
     * Returns a builder for a Gumbel search, strong with few iterations. The evaluator must give priors; batches hold one leaf unless set.
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
     * @param state the root, possibly a chance state; left unchanged
     * @throws IllegalArgumentException if the game is over, a root move is illegal, or the decision does not suit the budget
     * @throws IllegalStateException if the game breaks its contract or fails; the message names the moves played from the root
     */
    public SearchResult<M> search(S state, Budget budget, SearchListener<M> listener) {
        return search(state, budget, listener, settings.clock.getAsLong());
    }

    private SearchResult<M> search(S state, Budget budget, SearchListener<M> listener, long start) {
        return new SearchTree<>(settings, state).search(budget, listener, start);
    }

    /**
     * Runs one worker of a root-parallel search ({@link Parallel#root}) on the calling thread; {@link #merged} combines the shares,
     * possibly from several machines. With a budget of iterations the result is bit for bit that of one machine.
     *
     * @param budget the budget of the whole search, of which the worker gets its {@linkplain Budget#share share}
     * @param listener called after each iteration with a supplier of the share so far; call that only in the callback, and rarely
     * @throws IllegalArgumentException if there is no worker with this number, from 0, or as in {@link #search}
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
     * Returns the result of a root-parallel search whose workers ran separately, given all or some shares and the elapsed time.
     *
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
     * Starts a search on an executor; its time counts from this call, which copies the state. Cancelling the future stops the search; to
     * get its result, too, use a {@link Cancellation}. Use platform threads: on a virtual thread a search keeps its carrier until it ends.
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

    /** Creates a tree that is kept between searches; the root is as in {@link #search}. */
    public SearchTree<S, M> tree(S state) {
        return new SearchTree<>(settings, state);
    }

    /** Returns this search with a given seed. */
    public Mcts<S, M> withSeed(long seed) {
        return toBuilder().seed(seed).build();
    }

    /** Returns this search restricted to some root moves; see {@link Builder#rootMoves}. */
    public Mcts<S, M> withRootMoves(Collection<M> moves) {
        return toBuilder().rootMoves(moves).build();
    }

    /** Returns a policy that searches for each move, with a seed drawn from the generator it is given. */
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

    /** Returns the evaluator of leaves; empty if there are {@link #batches}. */
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

    /** Whether a tree keeps the statistics below the move played, and can be pondered on. */
    public boolean reusesTree() {
        return settings.reusesTree;
    }

    /** Returns the allowed moves of the root; empty for all. */
    public List<M> rootMoves() {
        return settings.rootMoves;
    }

    public Parallel parallel() {
        return settings.parallel;
    }

    /** Returns the memory ceiling in bytes; empty for half of the heap. */
    public OptionalLong memoryCeiling() {
        return settings.memoryCeiling == Settings.NO_CEILING
                ? OptionalLong.empty()
                : OptionalLong.of(settings.memoryCeiling);
    }

    /** Returns the seed; empty if each search draws its own. */
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
         * Sets the visit, 2 or more, at which a move gets a node; the second unless set. Greater numbers save memory; {@link
         * Integer#MAX_VALUE} with {@link LeastVisited} is flat Monte Carlo.
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
         * Sets the priors of the moves of a node, from 0 to 1, for parts that need {@link Statistic#PRIOR}; none unless set. They are
         * computed when a node is created. If the scores learn, each thread learns from its own iterations, and batches that play rollouts
         * are refused.
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

        /** Sets an evaluator of many leaves in one call, which may give priors, in place of rollouts. */
        public Builder<S, M> batches(LeafBatches<S> leafBatches) {
            settings.batches = Objects.requireNonNull(leafBatches, "batches");
            return this;
        }

        /** Sets the source of exact results, for games that pay only at the end; none unless set. */
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
         * Makes the search prove values: ends of the game bound the values of the moves before them. It does not revisit a move that is
         * proven or cannot be the best, stops when the root is proven ({@link StopReason#PROVEN}), and reports {@linkplain
         * MoveStatistics#bounds bounds}. For one player, or constant-sum games of two, with or without chance. With a filter, proofs hold
         * for the remaining moves.
         *
         * <p>In a game for one player without chance, a rollout that ends with the {@linkplain GameState#maxPayoff greatest payoff} is a
         * proof, too, as nobody answers its moves: they are put into the tree. That needs an evaluator that records rollouts ({@link
         * io.mcts.evaluation.Evaluator#with}), and neither batches nor several threads in one tree.
         */
        public Builder<S, M> solver() {
            settings.isSolver = true;
            return this;
        }

        /**
         * Stores each position in one node, regardless of the path taken, in an acyclic graph. States must have a {@link
         * io.mcts.game.PositionKey}; where positions {@linkplain io.mcts.game.PositionKey#mayRecur may recur}, only those reached by
         * equally many moves share a node. Visits and means belong to the moves (UCT1 of the paper); with a {@link io.mcts.backup.GraphBackup}
         * the mean of a move is that of its position.
         *
         * <p>Sources: B. Childs, J. Brodeur, L. Kocsis, <i>Transpositions and Move Groups in Monte Carlo Tree Search</i>, IEEE Symposium on
         * Computational Intelligence and Games, 2008, section III; A. Saffidine, T. Cazenave, J. Méhat, <i>UCD: Upper Confidence Bound for
         * Rooted Directed Acyclic Graphs</i>, Knowledge-Based Systems 34, 2012 (the choices).
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

        /** Sets the rule that chooses the move to play; {@link RobustChild} unless set. */
        public Builder<S, M> decision(FinalDecision rule) {
            settings.decision = Objects.requireNonNull(rule, "decision");
            return this;
        }

        /** Breaks ties of the final decision in an order drawn once per root instead of the order of the legal moves. */
        public Builder<S, M> breakTiesAtRandom() {
            settings.breaksTiesAtRandom = true;
            return this;
        }

        /**
         * Begins a new tree after each move played, and rejects pondering, so that the iterations of a move are those of its budget alone,
         * as a measured level of strength needs.
         */
        public Builder<S, M> withoutTreeReuse() {
            settings.reusesTree = false;
            return this;
        }

        /**
         * Restricts the root to some legal moves, in place of the filter of {@link #expansion}; none lifts the restriction. A kept tree is
         * restricted until it advances; a chance root never is.
         */
        public Builder<S, M> rootMoves(Collection<M> moves) {
            settings.rootMoves = List.copyOf(Objects.requireNonNull(moves, "rootMoves"));
            return this;
        }

        /**
         * Sets the memory for the nodes, their moves and the data of threads; half of the heap unless set. At the ceiling the least visited
         * nodes are forgotten, in place and without checking budgets, and the search goes on ({@link SearchEffort#forgottenNodes}); the
         * moves to them keep their statistics. To stop instead, set a {@link Budget#memory}.
         *
         * <p>Equal moves count once, each with its fields and the strings, boxed values, arrays, collections and records that they refer to
         * (40 bytes each if a module does not open the move's package to {@code io.mcts.core}). Sizes are those of HotSpot in heaps below
         * 32 GiB; with larger heaps or ZGC, a reference takes twice as much.
         *
         * <p>A state whose node and moves would take a quarter of a tree's memory gets no node; as the root, it is refused. The tree uses
         * at most two thirds of the ceiling, which is at most three quarters of the heap. Trees of several workers divide it.
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

        /** Sets the distribution among threads; {@link Parallel#none}, the calling thread alone, unless set. */
        public Builder<S, M> parallel(Parallel rule) {
            settings.parallel = Objects.requireNonNull(rule, "parallel");
            return this;
        }

        /**
         * Sets the seed: searches with equal seeds and iterations give equal results. Unless set, each search draws one from 0 to
         * 2<sup>53</sup> - 1, which JavaScript reads exactly.
         */
        public Builder<S, M> seed(long number) {
            settings.seed = OptionalLong.of(number);
            return this;
        }

        /** Sets the clock: nanoseconds, never decreasing, on any thread; {@link System#nanoTime} unless set. */
        public Builder<S, M> clock(LongSupplier nanoseconds) {
            settings.clock = Objects.requireNonNull(nanoseconds, "clock");
            return this;
        }

        /** Builds the search; throws an {@link IllegalStateException} if parts conflict, such as a rollout and an evaluator. */
        public Mcts<S, M> build() {
            settings.check();
            return new Mcts<>(settings.copy());
        }
    }
}
