package io.mcts.imperfect.sampling;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.SampledChance;
import io.mcts.imperfect.internal.DeterminizationRandom;
import io.mcts.imperfect.internal.Recall;
import io.mcts.imperfect.internal.Strategies;
import io.mcts.imperfect.node.InformationSet;
import io.mcts.imperfect.node.InformationSets;
import io.mcts.imperfect.node.IterationChoice;
import io.mcts.imperfect.node.RootStatistics;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.imperfect.run.WorkerTree;
import io.mcts.internal.RewardScale;
import io.mcts.policy.Learning;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The regrets of {@link io.mcts.imperfect.OutcomeSampling}, learned by one thread. An iteration plays once from the beginning of the game,
 * for one player in turn: they explore, the others go by their strategies. A part of the iterations aims at the observer's knowledge: only
 * moves and outcomes are drawn that show them nothing or what they saw next. Regrets are divided by the probability of the play by both
 * kinds together, so aiming changes their precision, not their mean.
 */
public final class SamplingTree<S extends GameState<?, M>, M extends Move> implements WorkerTree<M> {

    /** Subtracted from rewards, which makes regrets more precise without changing their mean. */
    private static final double MIDDLE = 0.5;

    private final ImperfectSettings<S, M> settings;
    private final Xoroshiro128PlusPlus random;
    private final RewardScale scale;
    private final Evaluator<S> evaluator;
    private final DeterminizationRandom determinizing;
    private final S start;
    private final int observer;
    private S root;
    private final int playerCount;
    private final InformationSets<M> sets;
    private final List<Ply<M>> plies = new ArrayList<>();
    private final double[] rewards;
    private final double[] playerSums;

    /** Hashes of the last information set of each player and the move chosen there; 0 before the first choice. */
    private final int[] lastChoices;

    private int lastKnown;

    private long iterations;
    private long bytes;
    private int depth;

    /** The observer's information sets in the real game, in order, the beginning included. */
    private List<Object> seen;

    private S state;
    private int length;

    /** The index in {@link #seen} of the observer's information set; the last when there is no more to aim at. */
    private int stage;

    /** The probability of drawing the play so far when aiming at the real game, and when not. */
    private double aimed;

    private double free;

    /** The probability that chance and all but the learning player play so. */
    private double others;

    private static final class Ply<M extends Move> {

        private final IterationChoice<M> step = new IterationChoice<>();
        private double drawn;
        private double others;
    }

    public SamplingTree(ImperfectSettings<S, M> settings, S start, int observer, long seed, int worker) {
        this.settings = settings;
        this.observer = observer;
        this.start = GameState.copyOf(start);
        root = this.start;
        state = GameState.copyOf(start);
        random = Xoroshiro128PlusPlus.stream(seed, worker);
        determinizing = new DeterminizationRandom(random, settings.mostDraws);
        seen = List.of(known(observer));
        scale = RewardScale.of(start);
        evaluator = settings.evaluator().with(new Learning(false));
        playerCount = start.playerCount();
        rewards = new double[playerCount];
        lastChoices = new int[playerCount];
        playerSums = new double[playerCount];
        sets = new InformationSets<>(playerCount);
    }

    public void aimAt(S newRoot, List<Object> seenUntilThen) {
        root = GameState.copyOf(newRoot);
        seen = seenUntilThen;
        depth = 0;
    }

    @Override
    public void check(@Nullable Runnable whetherToGoOn) {
        random.check(whetherToGoOn);
    }

    @Override
    public void iterate() {
        int learner = (int) (iterations % playerCount);
        state = Resettable.reset(state, start);
        ((HiddenInformation) state).determinize(observer, determinizing.renewed()); // what nobody sees
        length = 0;
        stage = 0;
        Arrays.fill(lastChoices, 0);
        boolean aims = seen.size() > 1 && random.nextDouble() < settings.targeting;
        play(learner, aims);
        if (state.isTerminal()) {
            for (int player = 0; player < playerCount; player++) {
                rewards[player] = state.payoff(player);
            }
        } else {
            evaluator.evaluate(state, random, rewards);
        }
        scale.scale(rewards, state);
        learn(learner);
        iterations++;
        depth = Math.max(depth, length);
    }

    /** Plays to the end, or one move beyond the first new information set. */
    private void play(int learner, boolean aims) {
        aimed = 1;
        free = 1;
        others = 1;
        boolean isNew = false;
        while (!state.isTerminal() && !isNew) {
            int player = state.currentPlayer();
            if (player == GameState.CHANCE) {
                playChance(aims);
                continue;
            }
            Object known = known(player);
            InformationSet<M> set = sets.find(player, known);
            isNew = set == null;
            if (set == null) {
                set = newSet(player);
            }
            if (!regrets(set).isAfter(lastChoices[player])) {
                throw Recall.refusal(player, known, state);
            }
            lastKnown = known.hashCode();
            playChoice(aims, set, learner);
        }
    }

    private Object known(int player) {
        return ((HiddenInformation) state).informationSet(player);
    }

    private InformationSet<M> newSet(int player) {
        InformationSet<M> set = new InformationSet<>(new SampledRegrets());
        sets.put(player, known(player), set);
        return set;
    }

    private void playChance(boolean aims) {
        if (state instanceof SampledChance chance && chance.isSampled()) {
            play(state.randomMove(random));
            return;
        }
        List<M> outcomes = state.legalMoves();
        double[] probabilities =
                outcomes.stream().mapToDouble(state::probability).toArray();
        int drawn = draw(aims, outcomes, probabilities);
        others *= probabilities[drawn];
        play(outcomes.get(drawn));
    }

    private void playChoice(boolean aims, InformationSet<M> set, int learner) {
        if (length == plies.size()) {
            plies.add(new Ply<>());
        }
        Ply<M> choice = plies.get(length++);
        IterationChoice<M> step = choice.step;
        List<M> moves = state.legalMoves();
        step.begin(set, state.currentPlayer(), moves);
        double[] strategy = step.probabilities();
        regrets(step).mix(step, strategy);
        choice.drawn = drawnSoFar();
        choice.others = others;
        boolean isOwn = step.player() == learner;
        double[] probabilities = new double[moves.size()];
        double exploration = isOwn ? settings.exploration : 0;
        for (int i = 0; i < probabilities.length; i++) {
            probabilities[i] = exploration / probabilities.length + (1 - exploration) * strategy[i];
        }
        int drawn = draw(aims, moves, probabilities);
        step.choose(drawn);
        lastChoices[step.player()] = 31 * (31 * lastKnown + moves.get(drawn).hashCode()) + 1;
        others *= isOwn ? 1 : strategy[drawn];
        play(moves.get(drawn));
    }

    private static SampledRegrets regrets(IterationChoice<?> step) {
        return regrets(step.set());
    }

    private static SampledRegrets regrets(InformationSet<?> set) {
        return (SampledRegrets) Objects.requireNonNull(set.learner);
    }

    private double drawnSoFar() {
        return seen.size() == 1 ? free : settings.targeting * aimed + (1 - settings.targeting) * free;
    }

    private int draw(boolean aims, List<M> moves, double[] probabilities) {
        double[] aiming = aimed > 0 ? aiming(moves, probabilities) : probabilities;
        int drawn = Strategies.draw(aims ? aiming : probabilities, random);
        free *= probabilities[drawn];
        aimed *= aiming[drawn];
        return drawn;
    }

    /** The probabilities among moves that show the observer nothing or what they saw next; among all if there are none. */
    private double[] aiming(List<M> moves, double[] probabilities) {
        if (stage + 1 == seen.size()) {
            return probabilities;
        }
        double[] aiming = new double[probabilities.length];
        double sum = 0;
        for (int i = 0; i < aiming.length; i++) {
            S after = GameState.copyOf(state);
            after.play(moves.get(i));
            if (isOnTheWay(((HiddenInformation) after).informationSet(observer))) {
                aiming[i] = probabilities[i];
                sum += aiming[i];
            }
        }
        for (int i = 0; i < aiming.length && sum > 0; i++) {
            aiming[i] /= sum;
        }
        return sum > 0 ? aiming : probabilities;
    }

    private boolean isOnTheWay(Object known) {
        return known.equals(seen.get(stage)) || known.equals(seen.get(stage + 1));
    }

    private void play(M move) {
        state.play(move);
        if (stage + 1 < seen.size()) {
            Object known = known(observer);
            boolean isNext = known.equals(seen.get(stage + 1));
            if (isNext || !known.equals(seen.get(stage))) {
                stage = isNext ? stage + 1 : seen.size() - 1;
            }
        }
    }

    private void learn(int learner) {
        double weight = (rewards[learner] - MIDDLE) * others / drawnSoFar();
        double tail = 1;
        for (int i = length - 1; i >= 0; i--) {
            Ply<M> ply = plies.get(i);
            IterationChoice<M> step = ply.step;
            SampledRegrets regrets = regrets(step);
            if (step.player() == learner) {
                double before = tail * step.probability(step.chosen());
                regrets.regret(step, weight * tail, weight * before);
                tail = before;
            } else {
                regrets.average(step, ply.others / ply.drawn);
            }
            step.set().visit(step.move(step.chosen()), rewards[step.player()]);
            bytes += step.set().growth();
        }
        for (int player = 0; player < playerCount; player++) {
            playerSums[player] += rewards[player];
        }
    }

    /** Returns 0 if not visited. */
    public double weight(S at, M move) {
        InformationSet<M> set = set(at);
        int number = set == null ? 0 : set.find(move);
        return set == null || number == set.size() ? 0 : set.weight(number);
    }

    private @Nullable InformationSet<M> set(S at) {
        int player = at.currentPlayer();
        return sets.find(player, ((HiddenInformation) at).informationSet(player));
    }

    @Override
    public long iterations() {
        return iterations;
    }

    @Override
    public long nodes() {
        return sets.size();
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
        InformationSet<M> set = root.currentPlayer() == observer ? set(root) : null;
        if (set != null) {
            sum.add(set);
            sum.addWeights(observer, set);
        }
        sum.addRewards(playerSums, iterations);
    }
}
