package io.mcts.imperfect;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.SimultaneousMoves;
import io.mcts.imperfect.ImperfectSettings.Method;
import io.mcts.internal.RewardScale;
import io.mcts.policy.Learning;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A tree of information sets, searched by one thread.
 *
 * <p>There are no links between nodes: a node is looked up by what is known of the state that an iteration has come to. With a
 * single observer this is the information set of the player who searches, with multiple observers that of the player to move.
 * Where nothing is hidden, or taken to be hidden, it is the {@link History}.
 */
final class InformationTree<S extends GameState<?, M>, M extends Move> implements WorkerTree<M> {

    /** No game takes so many choices below one root. */
    private static final int MOST_CHOICES = 100_000;

    private final ImperfectSettings<S, M> settings;
    private final Xoroshiro128PlusPlus random;
    private final DeterminizationRandom determinizing;
    private final RewardScale scale;
    private final Learning learning = new Learning(false);
    private final Evaluator<S> evaluator;
    private final double[] rewards;

    /** The choices of the current iteration. */
    private final List<IterationChoice<M>> steps = new ArrayList<>();

    private int length;
    private int depth;

    // the root
    private S root;
    private int observer;
    private boolean hasHistories;
    private @Nullable Object rootKey;
    private double[] playerSums = {};
    private long iterations;
    private long allIterations;

    /** By player, the nodes where they choose, by what is known there. */
    private final List<Map<Object, InformationSet<M>>> tables = new ArrayList<>();

    private long nodes;
    private long bytes;
    private int search;

    /** The states drawn by a search of several determinizations, or where nothing is hidden, with what was played in each. */
    private final List<World<S, M>> worlds = new ArrayList<>();

    /** By player, the nodes of the joint move at the root. */
    private final List<Set<InformationSet<M>>> rootSets = new ArrayList<>();

    private S state;
    private @Nullable History<M> history;

    private record World<S, M extends Move>(S state, History<M> history) {}

    InformationTree(ImperfectSettings<S, M> settings, S root, long seed, int worker) {
        this.settings = settings;
        random = Xoroshiro128PlusPlus.stream(seed, worker);
        determinizing = new DeterminizationRandom(random, settings.mostDraws);
        scale = RewardScale.of(root);
        evaluator = settings.evaluator().with(learning);
        rewards = new double[root.playerCount()];
        for (int player = 0; player < rewards.length; player++) {
            tables.add(new HashMap<>());
        }
        this.root = root;
        state = GameState.copyOf(root);
        moveTo(root);
    }

    /** Makes a state the root. What is known is kept as far as it may be of use there. */
    void moveTo(S newRoot) {
        boolean isOfOther = newRoot.currentPlayer() != observer && settings.method == Method.SINGLE_OBSERVER;
        root = GameState.copyOf(newRoot);
        observer = root.currentPlayer();
        hasHistories = settings.method == Method.DETERMINIZED || !(root instanceof HiddenInformation);
        rootKey = root instanceof HiddenInformation hidden ? hidden.informationSet(observer) : null;
        for (Map<Object, InformationSet<M>> table : tables) {
            table.values().removeIf(set -> isOfOther || set.lastSearch < search);
        }
        nodes = 0;
        bytes = 0;
        for (Map<Object, InformationSet<M>> table : tables) {
            nodes += table.size();
            bytes += table.values().stream().mapToLong(InformationSet::bytes).sum();
        }
        worlds.clear();
        rootSets.clear();
        tables.forEach(table -> rootSets.add(new LinkedHashSet<>()));
        playerSums = new double[rewards.length];
        iterations = 0;
    }

    /** A new search begins. */
    void begin() {
        search++;
        depth = 0;
    }

    @Override
    public void iterate() {
        length = 0;
        try {
            drawState();
            learning.played().clear();
            descend();
            evaluate();
        } catch (RuntimeException failure) {
            throw new IllegalStateException(failure.getMessage() + playedBefore(), failure);
        }
        for (int i = 0; i < length; i++) {
            steps.get(i).update(rewards);
            bytes += steps.get(i).set().growth();
        }
        learning.learn(rewards);
        for (int player = 0; player < rewards.length; player++) {
            playerSums[player] += rewards[player];
        }
        iterations++;
        allIterations++;
        depth = Math.max(depth, length);
    }

    private String playedBefore() {
        List<M> played = steps.subList(0, length).stream()
                .map(IterationChoice::chosenMove)
                .toList();
        return "\nThis was in an iteration after the choices " + played + " from " + root + ", where player " + observer
                + " searches.";
    }

    private void drawState() {
        if (!hasHistories) {
            determinize(Resettable.reset(state, root));
            if (state instanceof SimultaneousMoves<?> joined) {
                joined.retract();
            }
            return;
        }
        int number = (int) (iterations % settings.determinizations);
        if (number == worlds.size()) {
            S drawn = GameState.copyOf(root);
            determinize(drawn);
            worlds.add(new World<>(GameState.copyOf(drawn), new History<>()));
        }
        World<S, M> world = worlds.get(number);
        state = Resettable.reset(state, world.state);
        history = world.history;
    }

    private void determinize(S drawn) {
        state = drawn;
        try {
            settings.determinizer.determinize(drawn, observer, determinizing.renewed());
        } catch (RuntimeException failure) {
            throw new IllegalStateException("the determinization failed: " + failure.getMessage(), failure);
        }
        if (drawn.isTerminal() || drawn.currentPlayer() != observer) {
            throw new IllegalStateException("the determinization changed whose turn it is: player " + observer
                    + " is to move in the state searched, and not in " + drawn);
        }
        if (drawn instanceof HiddenInformation hidden
                && !hidden.informationSet(observer).equals(rootKey)) {
            throw new IllegalStateException("the determinization changed what player " + observer + " knows, from "
                    + rootKey + " to " + hidden.informationSet(observer));
        }
    }

    /** Chooses moves as far as the tree goes, and one move further. */
    private void descend() {
        boolean isNew = false;
        int joint = 0;
        while (!state.isTerminal() && !(isNew && joint == length)) {
            int player = state.currentPlayer();
            if (player == GameState.CHANCE) {
                play(outcome());
                continue;
            }
            InformationSet<M> set = set(player);
            IterationChoice<M> step = nextStep(set, player);
            step.choose(chosen(step, set));
            length++;
            isNew |= step.isChosenNew();
            M move = step.chosenMove();
            learning.played().add(player, move.index());
            play(move);
            if (!(state instanceof SimultaneousMoves<?> joined && joined.isPending())) {
                endJointMove(joint);
                joint = length;
            }
        }
    }

    private void play(M move) {
        state.play(move);
        if (history != null) {
            history = history.after(move);
        }
    }

    private M outcome() {
        return history != null && settings.chanceWidening != null
                ? history.outcome(state, settings.chanceWidening, random)
                : state.randomMove(random);
    }

    /** The node of the state, new if there is none. */
    private InformationSet<M> set(int player) {
        InformationSet<M> set;
        if (history != null) {
            set = history.node;
            if (set == null) {
                set = newSet();
                history.node = set;
            }
        } else {
            int viewer = settings.method == Method.SINGLE_OBSERVER ? observer : player;
            Object known = ((HiddenInformation) state).informationSet(viewer);
            set = tables.get(player).get(known);
            if (set == null) {
                set = newSet();
                tables.get(player).put(known, set);
            }
        }
        set.lastSearch = search;
        return set;
    }

    private InformationSet<M> newSet() {
        InformationSet<M> set = new InformationSet<>(settings.mixed == null ? null : settings.mixed.learner());
        nodes++;
        return set;
    }

    private IterationChoice<M> nextStep(InformationSet<M> set, int player) {
        if (length == MOST_CHOICES) {
            throw new IllegalStateException("the game goes on after " + MOST_CHOICES + " choices");
        }
        if (length == steps.size()) {
            steps.add(new IterationChoice<>());
        }
        List<M> legal = state.legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalStateException(
                    "player " + player + " has no legal move, and the game goes on, in " + state);
        }
        IterationChoice<M> step = steps.get(length);
        step.begin(set, player, legal);
        return step;
    }

    private int chosen(IterationChoice<M> step, InformationSet<M> set) {
        if (set.learner != null) {
            set.learner.mix(step, step.probabilities());
            return drawn(step);
        }
        Widening widening = settings.moveWidening;
        if (widening == null && settings.selection.choosesAmongUnvisited()) {
            return settings.selection.select(step, random);
        }
        int tried = step.triedCount();
        int limit = widening == null ? Integer.MAX_VALUE : widening.limit(step.visits() + 1);
        if (tried < step.count() && tried < limit) {
            return step.untried(random.nextInt(step.count() - tried));
        }
        if (tried < step.count()) {
            step.hideUntried();
        }
        return settings.selection.select(step, random);
    }

    private int drawn(IterationChoice<M> step) {
        double rest = random.nextDouble();
        int last = step.count() - 1;
        for (int i = 0; i < last; i++) {
            rest -= step.probability(i);
            if (rest < 0) {
                return i;
            }
        }
        return last;
    }

    /** The choices from a number on took effect together. */
    private void endJointMove(int first) {
        int count = length - first;
        for (int i = first; i < length && count > 1; i++) {
            IterationChoice<M> step = steps.get(i);
            if (settings.mixed != null) {
                step.learnOthers(count == 2 ? steps.get(2 * first + 1 - i).chosenMove() : chosenByOthers(first, i));
            }
            if (first == 0 && step.player() != observer) {
                rootSets.get(step.player()).add(step.set());
            }
        }
    }

    private Object chosenByOthers(int first, int own) {
        List<M> others = new ArrayList<>();
        for (int i = first; i < length; i++) {
            if (i != own) {
                others.add(steps.get(i).chosenMove());
            }
        }
        return others;
    }

    private void evaluate() {
        if (state.isTerminal()) {
            for (int player = 0; player < rewards.length; player++) {
                rewards[player] = state.payoff(player);
            }
        } else {
            evaluator.evaluate(state, random, rewards);
        }
        scale.scale(rewards, state);
    }

    @Override
    public long iterations() {
        return allIterations;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public long bytes() {
        return bytes;
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public void addTo(RootStatistics<M> sum) {
        if (hasHistories) {
            worlds.stream().map(world -> world.history.node).forEach(node -> addRoot(sum, node));
        } else {
            addRoot(sum, tables.get(observer).get(rootKey));
        }
        for (int player = 0; player < rootSets.size(); player++) {
            for (InformationSet<M> set : rootSets.get(player)) {
                sum.addWeights(player, set);
            }
        }
        sum.addRewards(playerSums, iterations);
    }

    private void addRoot(RootStatistics<M> sum, @Nullable InformationSet<M> set) {
        if (set != null) {
            sum.add(set);
            sum.addWeights(observer, set);
        }
    }
}
