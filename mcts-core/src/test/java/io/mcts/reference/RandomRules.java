package io.mcts.reference;

import io.mcts.game.GameState;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.reference.RandomGame.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * The rules of one random game: what a position is follows from the seed and its number. A game is small enough to be searched to its
 * ends.
 */
final class RandomRules {

    /** A position: terminal if it has no moves; the weights are those by which chance draws, or by which moves are drawn. */
    @SuppressWarnings("ArrayRecordComponent") // positions are not compared
    record Position(
            long id, int level, int player, List<Play> moves, double[] weights, double[] payoffs, boolean isDrawn) {}

    private static final double[][] RANGES = {{-1, 1}, {0, 1}, {-3, 5}, {0, 4}, {-1024, 1024}, {0, 10}, {0.1, 0.7}};
    private static final int DYADIC_RANGES = 5;
    private static final double RETURN_RANGE = 16;

    /** More than a small node has room for; see {@link io.mcts.tree.NodeLayout}. */
    private static final int MANY_MOVES = 9;

    private static final int[] INDEX_BASES = {0, 3, 250, 65_530, 65_536, 1_000_000, Integer.MAX_VALUE - 64};

    private final long seed;
    private final Set<Feature> features;
    private final boolean isExact;
    private final int players;
    private final int depth;
    private final int mostMoves;
    private final int width;
    private final double least;
    private final double greatest;
    private final double discount;
    private final boolean takesTurns;
    private final boolean hasStrangeIndices;
    private final Map<Long, Position> positions = new ConcurrentHashMap<>();
    private Runnable onCopy = () -> {};

    /** Rules in which, if they are exact, sums of products of payoffs and probabilities are not rounded. */
    RandomRules(long seed, Set<Feature> features, boolean isExact) {
        this.seed = seed;
        this.features = features;
        this.isExact = isExact;
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        players = (has(Feature.MANY_PLAYERS) ? 3 : has(Feature.GENERAL_SUM) ? 2 : 1)
                + (has(Feature.GENERAL_SUM) ? 0 : random.nextInt(2));
        int few = 2 + random.nextInt(3);
        mostMoves = seed % 4 == 1 ? MANY_MOVES : few;
        depth = has(Feature.CEILING) ? (has(Feature.TRANSPOSITIONS) ? 6 : 12) : 2 + random.nextInt(4);
        width = has(Feature.CEILING) ? 150 : 3 + random.nextInt(4);
        double[] range = RANGES[random.nextInt(isExact ? DYADIC_RANGES : RANGES.length)];
        least = has(Feature.STEP_REWARDS) ? -RETURN_RANGE : range[0];
        greatest = has(Feature.STEP_REWARDS) ? RETURN_RANGE : range[1];
        discount = has(Feature.STEP_REWARDS) ? 1 - random.nextInt(4) / 4.0 : 1;
        takesTurns = random.nextBoolean();
        hasStrangeIndices = random.nextBoolean();
    }

    boolean has(Feature feature) {
        return features.contains(feature);
    }

    int players() {
        return players;
    }

    /** Whether the game says that positions may recur, which they do not: each is reached by equally many moves. */
    boolean saysThatPositionsRecur() {
        return seed % 3 == 0;
    }

    /** Whether some states have more moves than a small node has room for. */
    boolean hasManyMoves() {
        return mostMoves == MANY_MOVES;
    }

    double least() {
        return least;
    }

    double greatest() {
        return greatest;
    }

    double discount() {
        return discount;
    }

    /** Calls somebody whenever a state is copied, as the search does at the beginning of each iteration. */
    void onCopy(Runnable action) {
        onCopy = action;
    }

    void noteCopy() {
        onCopy.run();
    }

    /** A state at the start, with the capabilities that the features ask for. */
    RandomGame newGame() {
        boolean isStepped = has(Feature.STEP_REWARDS);
        Function<RandomRules, RandomGame> made;
        if (has(Feature.SAMPLED_CHANCE) && has(Feature.SAMPLED_MOVES)) {
            made = isStepped ? RandomGame.ThrownAndDrawnStepped::new : RandomGame.ThrownAndDrawn::new;
        } else if (has(Feature.SAMPLED_CHANCE)) {
            made = isStepped ? RandomGame.ThrownStepped::new : RandomGame.Thrown::new;
        } else if (has(Feature.SAMPLED_MOVES)) {
            made = isStepped ? RandomGame.DrawnStepped::new : RandomGame.Drawn::new;
        } else if (has(Feature.TRANSPOSITIONS)) {
            made = isStepped ? RandomGame.KeyedStepped::new : RandomGame.Keyed::new;
        } else {
            made = isStepped ? RandomGame.Stepped::new : RandomGame::new;
        }
        return made.apply(this);
    }

    Position start() {
        return position(0, 0);
    }

    /** The position after a move, given by its number among those of the position. */
    Position after(Position from, int number) {
        long mixed = hash(from.id() * 64 + number + 1);
        long id = has(Feature.TRANSPOSITIONS) ? 1_000L * (from.level() + 1) + Math.floorMod(mixed, width) : mixed;
        return position(id, from.level() + 1);
    }

    /** What each player gets by a move; nothing without {@link Feature#STEP_REWARDS}. */
    double[] rewards(Position from, int number) {
        double[] rewards = new double[players];
        if (has(Feature.STEP_REWARDS)) {
            RandomGenerator random = Xoroshiro128PlusPlus.of(hash(from.id() * 64 + number + 33));
            Arrays.setAll(rewards, player -> (random.nextInt(17) - 8) / 8.0);
            if (!has(Feature.GENERAL_SUM) && players == 2) {
                rewards[1] = -rewards[0];
            }
        }
        return rewards;
    }

    private long hash(long number) {
        return Xoroshiro128PlusPlus.of(seed * 0x9E37_79B9L + number).nextLong();
    }

    private Position position(long id, int level) {
        return positions.computeIfAbsent(id, unknown -> made(id, level));
    }

    private Position made(long id, int level) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(hash(id));
        boolean isEnd = level > 0 && (level == depth || random.nextInt(has(Feature.CEILING) ? 30 : 8) == 0);
        if (isEnd) {
            return new Position(id, level, 0, List.of(), new double[0], payoffs(random), false);
        }
        boolean mayBeChance = has(Feature.LISTED_CHANCE) || has(Feature.SAMPLED_CHANCE);
        boolean isChance = mayBeChance && random.nextInt(3) == 0;
        boolean isDrawn = has(isChance ? Feature.SAMPLED_CHANCE : Feature.SAMPLED_MOVES)
                && !(isChance && has(Feature.LISTED_CHANCE) && random.nextBoolean())
                && random.nextInt(4) > 0;
        int player = takesTurns ? level % players : random.nextInt(players);
        int count = 1 + random.nextInt(mostMoves + (isDrawn ? 4 : 0));
        return new Position(
                id,
                level,
                isChance ? GameState.CHANCE : player,
                moves(random, count, isDrawn),
                weights(random, count),
                new double[0],
                isDrawn);
    }

    /** Moves in no order of their indices; those that are drawn may share one. */
    private List<Play> moves(RandomGenerator random, int count, boolean isDrawn) {
        List<Play> moves = new ArrayList<>();
        int base = hasStrangeIndices ? INDEX_BASES[random.nextInt(INDEX_BASES.length)] : 0;
        for (int i = 0; i < count; i++) {
            int kind = hasStrangeIndices ? random.nextInt(2) : 0;
            moves.add(random.nextInt(i + 1), isDrawn ? new Play(base + i / 2, i) : new Play(base + i, kind));
        }
        return List.copyOf(moves);
    }

    /** Probabilities; sixteenths if they have to be exact. */
    private double[] weights(RandomGenerator random, int count) {
        double[] weights = new double[count];
        Arrays.fill(weights, 1);
        for (int sixteenth = count; sixteenth < 16; sixteenth++) {
            weights[random.nextInt(count)]++;
        }
        double unit = isExact ? 1 : 0.5 + random.nextDouble();
        weights[0] = isExact ? weights[0] : weights[0] * unit;
        double sum = Arrays.stream(weights).sum();
        Arrays.setAll(weights, i -> weights[i] / sum);
        return weights;
    }

    private double[] payoffs(RandomGenerator random) {
        double from = has(Feature.STEP_REWARDS) ? -2 : least;
        double to = has(Feature.STEP_REWARDS) ? 2 : greatest;
        int steps = random.nextInt(2) == 0 ? 2 : 8;
        boolean hasSteps = isExact || random.nextBoolean();
        double[] payoffs = new double[players];
        for (int player = 0; player < players; player++) {
            double share = hasSteps ? (double) random.nextInt(steps + 1) / steps : random.nextDouble();
            payoffs[player] = share == 1 ? to : from + share * (to - from);
        }
        if (!has(Feature.GENERAL_SUM) && players == 2) {
            payoffs[1] = Math.max(from, Math.min(to, from + to - payoffs[0]));
        }
        return payoffs;
    }

    /** What each player gets from a position on by best play, the chooser taking the first of equals. */
    double[] bestPlay(Position from) {
        return value(from, true);
    }

    /** What each player gets from a position on if all moves are random. */
    double[] randomPlay(Position from) {
        return value(from, false);
    }

    private double[] value(Position from, boolean isBest) {
        if (from.moves().isEmpty()) {
            return from.payoffs();
        }
        boolean isChoice = from.player() != GameState.CHANCE;
        double[] sum = new double[players];
        double[] best = null;
        for (int number = 0; number < from.moves().size(); number++) {
            double[] rewards = rewards(from, number);
            double[] below = value(after(from, number), isBest);
            double weight = isChoice && !from.isDrawn() ? 1.0 / from.moves().size() : from.weights()[number];
            double[] value = new double[players];
            for (int player = 0; player < players; player++) {
                value[player] = rewards[player] + discount * below[player];
                sum[player] += weight * value[player];
            }
            best = best == null || value[Math.max(0, from.player())] > best[Math.max(0, from.player())] ? value : best;
        }
        return isChoice && isBest && best != null ? best : sum;
    }

    @Override
    public String toString() {
        return "game " + seed + " " + features;
    }
}
