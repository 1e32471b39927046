package io.mcts.imperfect.tree;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import io.mcts.imperfect.internal.DeterminizationRandom;
import io.mcts.imperfect.node.ChoiceRule;
import io.mcts.imperfect.node.InformationSet;
import io.mcts.imperfect.node.IterationChoice;
import io.mcts.imperfect.node.RootStatistics;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.imperfect.run.ImperfectSettings.Method;
import io.mcts.imperfect.run.WorkerTree;
import io.mcts.internal.MoveLists;
import io.mcts.internal.RewardScale;
import io.mcts.policy.PlayedMoves;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A tree of information sets, searched by one thread; subclasses define the state of an iteration, and the node of a state. */
abstract class InformationTree<S extends GameState<?, M>, M extends Move> implements WorkerTree<M> {

    /** The most choices of an iteration: with more, others move for ever, unseen by the searching player. */
    private static final int MOST_CHOICES = 100_000;

    final ImperfectSettings<S, M> settings;
    final Xoroshiro128PlusPlus random;
    private final DeterminizationRandom determinizing;
    private final RewardScale scale;
    private final Valuation<S, M> valuation;
    private final PlayedMoves played;
    private final boolean hasPriors;
    private final ChoiceRule<M> rule;
    private final double[] rewards;

    private final List<IterationChoice<M>> steps = new ArrayList<>();

    private int length;
    private int depth;

    // the root
    S root;
    int observer;

    @Nullable
    Object rootKey;

    private double[] playerSums = {};
    long iterations;
    private long allIterations;

    private long nodes;
    private long bytes;
    int search;

    private final List<Set<InformationSet<M>>> rootSets = new ArrayList<>();

    S state;

    InformationTree(ImperfectSettings<S, M> settings, S root, long seed, int worker) {
        this.settings = settings;
        random = Xoroshiro128PlusPlus.stream(seed, worker);
        determinizing = new DeterminizationRandom(random, settings.mostDraws);
        scale = RewardScale.of(root);
        valuation = Valuation.of(settings);
        played = valuation.learning().played();
        hasPriors = valuation.hasPriors();
        rule = settings.choiceRule();
        rewards = new double[root.playerCount()];
        this.root = root;
        state = GameState.copyOf(root);
        observer = root.currentPlayer();
    }

    static <S extends GameState<?, M>, M extends Move> InformationTree<S, M> of(
            ImperfectSettings<S, M> settings, S root, long seed, int worker) {
        boolean isByHistory = settings.method == Method.DETERMINIZED || !(root instanceof HiddenInformation);
        InformationTree<S, M> tree = isByHistory
                ? new DeterminizedTree<>(settings, root, seed, worker)
                : settings.method == Method.SINGLE_OBSERVER
                        ? new SingleObserverTree<>(settings, root, seed, worker)
                        : new MultipleObserverTree<>(settings, root, seed, worker);
        tree.moveTo(root);
        return tree;
    }

    /** The state that the next iteration begins with. */
    abstract S drawn();

    /** New if there is none. */
    abstract InformationSet<M> set(int player);

    /** The knowledge of the player to move beyond that of the node, a value with {@code equals}; constant if there is none. */
    Object privateKnowledge(int player) {
        return "";
    }

    /** Whether the node of a player is what they know themselves: it then comes back only with the position, or if they forget. */
    boolean isOwnKnowledge(int player) {
        return true;
    }

    abstract void forget(boolean isOfOtherPlayer);

    abstract long nodesKept();

    abstract long bytesKept();

    abstract Stream<InformationSet<M>> rootNodes();

    void play(M move) {
        state.play(move);
    }

    /** Keeps what may be of use there. */
    final void moveTo(S newRoot) {
        boolean isOfOtherPlayer = newRoot.currentPlayer() != observer;
        root = GameState.copyOf(newRoot);
        observer = root.currentPlayer();
        rootKey = root instanceof HiddenInformation hidden ? hidden.informationSet(observer) : null;
        forget(isOfOtherPlayer);
        nodes = nodesKept();
        bytes = bytesKept();
        rootSets.clear();
        for (int player = 0; player < rewards.length; player++) {
            rootSets.add(new LinkedHashSet<>());
        }
        playerSums = new double[rewards.length];
        iterations = 0;
    }

    final void begin() {
        search++;
        depth = 0;
    }

    @Override
    public final void check(@Nullable Runnable whetherToGoOn) {
        random.check(whetherToGoOn);
    }

    @Override
    public final void iterate() {
        length = 0;
        try {
            state = drawn();
            played.clear();
            descend();
            evaluate();
        } catch (CancellationException cancellation) {
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            throw cancellation;
        } catch (RuntimeException failure) {
            throw new IllegalStateException(failure.getMessage() + playedBefore(), failure);
        }
        for (int i = 0; i < length; i++) {
            steps.get(i).update(rewards);
            bytes += steps.get(i).set().growth();
        }
        valuation.learning().learn(rewards);
        for (int player = 0; player < rewards.length; player++) {
            playerSums[player] += rewards[player];
        }
        iterations++;
        allIterations++;
        depth = Math.max(depth, length);
    }

    private String playedBefore() {
        List<M> moves = steps.subList(0, length).stream()
                .map(IterationChoice::chosenMove)
                .toList();
        return "\nThis was in an iteration after the choices " + MoveLists.text(moves) + " from " + root
                + ", where player " + observer + " searches.";
    }

    /** Determinizes a copy of the root for the searching player. */
    final S determinized(S copy) {
        state = copy;
        try {
            state = settings.determinizer.determinize(copy, observer, determinizing.renewed());
        } catch (RuntimeException failure) {
            throw new IllegalStateException("the determinization failed: " + failure.getMessage(), failure);
        }
        if (state.isTerminal() || state.currentPlayer() != observer) {
            throw new IllegalStateException("the determinization changed whose turn it is: player " + observer
                    + " is to move in the state searched, and not in " + state);
        }
        if (state instanceof HiddenInformation hidden
                && !hidden.informationSet(observer).equals(rootKey)) {
            throw new IllegalStateException("the determinization changed what player " + observer + " knows, from "
                    + rootKey + " to " + hidden.informationSet(observer));
        }
        return state;
    }

    /** Chooses moves to the end of the tree, and one more; or until a node comes back, as it may do for ever. */
    private void descend() {
        boolean isNew = false;
        int joint = 0;
        while (!state.isTerminal() && !(isNew && joint == length)) {
            int player = state.currentPlayer();
            if (player == GameState.CHANCE) {
                play(state.randomMove(random));
                continue;
            }
            IterationChoice<M> step = nextStep(player);
            step.choose(rule.choose(step, random));
            length++;
            isNew |= step.isChosenNew() || (isOwnKnowledge(player) && step.set().meet(played.iteration()));
            M move = step.chosenMove();
            played.add(player, move.index());
            play(move);
            if (!(state instanceof SimultaneousMoves<?> joined && joined.isPending())) {
                endJointMove(joint);
                joint = length;
            }
        }
    }

    final InformationSet<M> newSet() {
        InformationSet<M> set = new InformationSet<>(rule.learner());
        nodes++;
        return set;
    }

    private IterationChoice<M> nextStep(int player) {
        if (length == MOST_CHOICES) {
            throw new IllegalStateException("the game goes on after " + MOST_CHOICES + " choices");
        }
        if (length == steps.size()) {
            steps.add(new IterationChoice<>());
        }
        InformationSet<M> set = set(player);
        List<M> legal = state.legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalStateException(
                    "player " + player + " has no legal move, and the game goes on, in " + state);
        }
        IterationChoice<M> step = steps.get(length);
        step.begin(set, player, legal);
        if (hasPriors) {
            step.priors(set.priors(privateKnowledge(player), () -> valuation.priors(state, legal, random)));
        }
        return step;
    }

    private void endJointMove(int first) {
        if (length - first < 2) {
            return;
        }
        rule.onJointMove(steps.subList(first, length));
        for (int i = 0; i < length && first == 0; i++) {
            IterationChoice<M> step = steps.get(i);
            if (step.player() != observer) {
                rootSets.get(step.player()).add(step.set());
            }
        }
    }

    private void evaluate() {
        if (state.isTerminal()) {
            for (int player = 0; player < rewards.length; player++) {
                rewards[player] = state.payoff(player);
            }
        } else {
            double[] priors = valuation.evaluate(state, random, rewards);
            if (priors.length > 0) {
                int player = state.currentPlayer();
                InformationSet<M> set = set(player);
                set.priors(privateKnowledge(player), () -> priors);
                bytes += set.growth();
            }
        }
        scale.scale(rewards, state);
    }

    @Override
    public final long iterations() {
        return allIterations;
    }

    @Override
    public final long nodes() {
        return nodes;
    }

    @Override
    public final long bytes() {
        return bytes;
    }

    @Override
    public final int depth() {
        return depth;
    }

    @Override
    public final void addTo(RootStatistics<M> sum) {
        rootNodes().forEach(set -> {
            sum.add(set);
            sum.addWeights(observer, set);
        });
        for (int player = 0; player < rootSets.size(); player++) {
            for (InformationSet<M> set : rootSets.get(player)) {
                sum.addWeights(player, set);
            }
        }
        sum.addRewards(playerSums, iterations);
    }
}
