package io.mcts.imperfect;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.SampledChance;
import io.mcts.policy.Learning;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The regrets of {@link OutcomeSampling}, learned by one thread.
 *
 * <p>An iteration plays once from the beginning of the game, for one player in turn: they explore, the others go by their
 * strategies. A part of the iterations aims at what is known now: at each ply that is over in the real game, only such moves and
 * outcomes are drawn after which the observer would know what they then knew. Whichever was meant, the probability with which a
 * play is drawn, q, is that of both kinds together; regrets are divided by it, so that aiming changes how precise they are, but
 * not what they are on average.
 */
final class SamplingTree<S extends GameState<?, M>, M extends Move> implements WorkerTree<M> {

    /** Subtracted from rewards: regrets stay the same on average, and become more precise. */
    private static final double MIDDLE = 0.5;

    private final ImperfectSettings<S, M> settings;
    private final Xoroshiro128PlusPlus random;
    private final Rewards scale;
    private final Evaluator<S> evaluator;
    private final S start;
    private S root;
    private final int playerCount;
    private final List<Map<Object, InformationSet<M>>> tables = new ArrayList<>();
    private final List<Ply<M>> plies = new ArrayList<>();
    private final double[] rewards;
    private final double[] playerSums;

    private long iterations;
    private long nodes;
    private long bytes;
    private int depth;

    /** What the observer knew after each ply of the real game, the beginning included; empty if nobody observes. */
    private List<Object> known = List.of();

    private int observer;

    private S state;
    private int length;

    /** The probabilities to draw what was played so far: aiming, and not. */
    private double aimed;

    private double free;

    /** The probability that chance and all players but the one who learns play so. */
    private double others;

    /** A choice of an iteration. */
    private static final class Ply<M extends Move> {

        private final IterationChoice<M> step = new IterationChoice<>();
        private double drawn;
        private double others;
    }

    SamplingTree(ImperfectSettings<S, M> settings, S start, long seed, int worker) {
        this.settings = settings;
        this.start = GameState.copyOf(start);
        root = this.start;
        state = GameState.copyOf(start);
        random = Xoroshiro128PlusPlus.stream(seed, worker);
        scale = Rewards.of(start);
        evaluator = settings.evaluator().with(new Learning(false));
        playerCount = start.playerCount();
        rewards = new double[playerCount];
        playerSums = new double[playerCount];
        for (int player = 0; player < playerCount; player++) {
            tables.add(new HashMap<>());
        }
    }

    /** From now on a part of the iterations aims at what the player to move knows at a state; none where nobody is to move. */
    void aimAt(S newRoot, List<Object> knownAfterEachPly) {
        root = GameState.copyOf(newRoot);
        observer = newRoot.currentPlayer();
        known = knownAfterEachPly;
        depth = 0;
    }

    @Override
    public void iterate() {
        int learner = (int) (iterations % playerCount);
        state = Resettable.reset(state, start);
        length = 0;
        boolean aims = !known.isEmpty() && random.nextDouble() < settings.targeting;
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

    /** Plays from the beginning to the end of the game, or to the first information set that is new and one move further. */
    private void play(int learner, boolean aims) {
        aimed = 1;
        free = 1;
        others = 1;
        boolean isNew = false;
        for (int ply = 0; !state.isTerminal() && !isNew; ply++) {
            int player = state.currentPlayer();
            if (player == GameState.CHANCE) {
                playChance(ply, aims);
                continue;
            }
            InformationSet<M> set = tables.get(player).get(known(player));
            isNew = set == null;
            if (set == null) {
                set = newSet(player);
            }
            playChoice(ply, aims, set, learner);
        }
    }

    private Object known(int player) {
        return ((HiddenInformation) state).informationSet(player);
    }

    private InformationSet<M> newSet(int player) {
        InformationSet<M> set = new InformationSet<>(new SampledRegrets());
        tables.get(player).put(known(player), set);
        nodes++;
        bytes += set.bytes();
        return set;
    }

    private void playChance(int ply, boolean aims) {
        if (state instanceof SampledChance chance && chance.isSampled()) {
            state.play(state.randomMove(random));
            return;
        }
        List<M> outcomes = state.legalMoves();
        double[] probabilities =
                outcomes.stream().mapToDouble(state::probability).toArray();
        int drawn = draw(ply, aims, outcomes, probabilities);
        others *= probabilities[drawn];
        state.play(outcomes.get(drawn));
    }

    private void playChoice(int ply, boolean aims, InformationSet<M> set, int learner) {
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
        int drawn = draw(ply, aims, moves, probabilities);
        step.choose(drawn);
        others *= isOwn ? 1 : strategy[drawn];
        state.play(moves.get(drawn));
    }

    private static SampledRegrets regrets(IterationChoice<?> step) {
        return (SampledRegrets) Objects.requireNonNull(step.set().learner);
    }

    /** The probability to draw what was played so far. */
    private double drawnSoFar() {
        return known.isEmpty() ? free : settings.targeting * aimed + (1 - settings.targeting) * free;
    }

    private int draw(int ply, boolean aims, List<M> moves, double[] probabilities) {
        double[] aiming = aimed > 0 ? aiming(ply, moves, probabilities) : probabilities;
        int drawn = draw(aims ? aiming : probabilities);
        free *= probabilities[drawn];
        aimed *= aiming[drawn];
        return drawn;
    }

    private int draw(double[] probabilities) {
        double rest = random.nextDouble();
        int drawn = 0;
        for (int i = 0; i < probabilities.length; i++) {
            if (probabilities[i] > 0) {
                drawn = i;
                rest -= probabilities[i];
                if (rest < 0) {
                    break;
                }
            }
        }
        return drawn;
    }

    /** The probabilities of those moves alone after which the observer knows what they knew; of all if there are none. */
    private double[] aiming(int ply, List<M> moves, double[] probabilities) {
        if (ply + 1 >= known.size()) {
            return probabilities;
        }
        double[] aiming = new double[probabilities.length];
        double sum = 0;
        for (int i = 0; i < aiming.length; i++) {
            S after = GameState.copyOf(state);
            after.play(moves.get(i));
            if (((HiddenInformation) after).informationSet(observer).equals(known.get(ply + 1))) {
                aiming[i] = probabilities[i];
                sum += aiming[i];
            }
        }
        for (int i = 0; i < aiming.length && sum > 0; i++) {
            aiming[i] /= sum;
        }
        return sum > 0 ? aiming : probabilities;
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
                regrets.regret(step.chosen(), weight * tail, weight * before);
                tail = before;
            } else {
                regrets.average(step.probabilities(), ply.others / ply.drawn);
            }
            step.set().visit(step.move(step.chosen()), rewards[step.player()]);
        }
        for (int player = 0; player < playerCount; player++) {
            playerSums[player] += rewards[player];
        }
    }

    /** How much a move is to be played by the player to move; 0 if no iteration has come there. */
    double weight(S at, M move) {
        InformationSet<M> set = set(at);
        int number = set == null ? 0 : set.find(move);
        return set == null || number == set.size() ? 0 : set.weight(number);
    }

    private @Nullable InformationSet<M> set(S at) {
        int player = at.currentPlayer();
        return tables.get(player).get(((HiddenInformation) at).informationSet(player));
    }

    @Override
    public long iterations() {
        return iterations;
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
        InformationSet<M> set = set(root);
        if (set != null) {
            sum.add(set);
            sum.addWeights(root.currentPlayer(), set);
        }
        sum.addRewards(playerSums, iterations);
    }
}
