package io.mcts.selfplay;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.encoding.StateEncoding;
import io.mcts.encoding.TensorEncoding;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.GumbelHalving;
import io.mcts.selfplay.NpzFile.Column;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Games of a search against itself as training data: positions with policy, result and search value. For games of one or two players
 * without step rewards; two payoffs sum to zero. Immutable and thread-safe.
 *
 * @param quick the search of {@linkplain SelfPlayOptions#quickIterations quick} moves, if there are any
 * @param start makes the initial state of a game
 * @param encodings each position is written in all of them
 */
public record SelfPlay<S extends GameState<S, M>, M extends Move>(
        Mcts<S, M> mcts,
        Mcts<S, M> quick,
        Budget budget,
        Function<RandomGenerator, S> start,
        List<? extends StateEncoding<? super S, M>> encodings,
        SelfPlayOptions options) {

    /** Full searches of games to their end: the most random moves at the start, and the number of moves after these that are drawn by visits. */
    public SelfPlay(
            Mcts<S, M> mcts,
            Budget budget,
            Function<RandomGenerator, S> start,
            List<? extends StateEncoding<? super S, M>> encodings,
            int openingPlies,
            int drawnPlies) {
        this(mcts, mcts, budget, start, encodings, SelfPlayOptions.of(openingPlies, drawnPlies));
    }

    /**
     * A training position.
     *
     * @param inputs the encoded state, and the other inputs in alphabetical order
     * @param policy {@link SearchResult#policy} at the places of moves; if the value is proven, equal shares of the moves that keep it; 0
     *     where chance is to move, or a move was quick
     * @param result the final payoff from the perspective of the encoding, from -1 to 1
     * @param searched the value of the search from the same perspective, from -1 to 1
     * @param ending the ending of the game
     */
    @SuppressWarnings("ArrayRecordComponent") // carried to a file, never compared
    public record Sample(List<float[]> inputs, float[] policy, float result, float searched, Ending ending) {

        /** A position of a game without resignation. */
        public Sample(List<float[]> inputs, float[] policy, float result, float searched) {
            this(inputs, policy, result, searched, Ending.USUAL);
        }
    }

    /** An ending of a game. */
    public enum Ending {
        /** The rules ended it, and nobody would have resigned. */
        USUAL(0),
        /** A player resigned, which counts as a loss. */
        RESIGNED(1),
        /** It was played on, and the first player who would have resigned lost. */
        RIGHT(2),
        /** It was played on, and the first player who would have resigned did not lose. */
        WRONG(3);

        private final float number;

        Ending(float number) {
            this.number = number;
        }

        /** Returns its number in files. */
        public float number() {
            return number;
        }
    }

    static final String GAMES = "games";
    static final String ENDINGS = "endings";

    private static final int AT_A_TIME = 200;

    private static final double TOLERANCE = 1e-9;

    private static final int NOBODY = -1;

    @SuppressWarnings("ArrayRecordComponent") // as above
    private record Seen(List<float[]> inputs, float[] policy, int player, double searched) {}

    /**
     * Returns self-play by Gumbel search with noise, effective with few iterations, usually 16 to 64, with the constants of mctx and values
     * of each node rescaled to [0, 1] as there. Noise varies the games, so no move is drawn; up to 4 random moves come first. The network
     * is fastest in a {@link io.mcts.evaluation.SharedBatches}.
     *
     * @see GumbelHalving
     */
    public static <S extends GameState<S, M>, M extends Move> SelfPlay<S, M> gumbel(
            BatchEvaluator<S> network,
            int iterations,
            Function<RandomGenerator, S> start,
            List<? extends StateEncoding<? super S, M>> encodings) {
        Mcts<S, M> mcts = Mcts.<S, M>gumbel(
                        network, GumbelHalving.of(iterations).withNoise(1))
                .build();
        return new SelfPlay<>(mcts, Budget.iterations(iterations), start, encodings, 4, 0);
    }

    /**
     * Plays concurrent games and writes them as {@link SampleFiles}; repeated calls, also for more games, resume. Files are identified by
     * the text of search and evaluator, and the plies.
     *
     * @param seed determines the files if the budget is a number of iterations and the evaluator is deterministic
     * @param executor plays a game on each of its threads
     * @throws IllegalArgumentException if a file holds other games
     * @throws IllegalStateException if a game fails
     */
    public void write(Path folder, String name, int games, long seed, ExecutorService executor)
            throws IOException, InterruptedException {
        String origin = mcts + ", " + options;
        new SampleFiles(folder, name, encodings.get(0), origin, seed)
                .write(games, game -> () -> whole(game), executor, AT_A_TIME, new SampleFiles.Watch() {});
    }

    /** Plays a game that must not be interrupted. */
    private List<Sample> whole(long seed) {
        List<Sample> game = play(seed);
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
        return game;
    }

    /**
     * Writes or replaces a file of games for {@code numpy.load}. The arrays {@code states}, {@code policies}, {@code results}, {@code
     * searched}, {@code games} (numbers) and {@code input.NAME} for other inputs have a row for each position; so has {@code endings} (see
     * {@link Ending}) if anybody resigned or would have.
     */
    public static void write(Path file, StateEncoding<?, ?> encoding, List<List<Sample>> games) throws IOException {
        NpzFile.write(file, "", columns(encoding, games, 1));
    }

    static List<Column> columns(StateEncoding<?, ?> encoding, List<List<Sample>> games, int first) {
        List<Sample> samples = games.stream().flatMap(List::stream).toList();
        List<Column> columns = new ArrayList<>();
        columns.add(column(
                "states", encoding.shape(), samples, sample -> sample.inputs().get(0)));
        Map<String, TensorEncoding<?>> others = new TreeMap<>(encoding.otherInputs());
        int input = 1;
        for (Map.Entry<String, TensorEncoding<?>> other : others.entrySet()) {
            int number = input++;
            columns.add(column(
                    "input." + other.getKey(),
                    other.getValue().shape(),
                    samples,
                    sample -> sample.inputs().get(number)));
        }
        columns.add(column("policies", new int[] {encoding.policySize()}, samples, Sample::policy));
        columns.add(column("results", new int[0], samples, sample -> new float[] {sample.result()}));
        columns.add(column("searched", new int[0], samples, sample -> new float[] {sample.searched()}));
        List<float[]> numbers = new ArrayList<>();
        for (int game = 0; game < games.size(); game++) {
            numbers.addAll(Collections.nCopies(games.get(game).size(), new float[] {first + game}));
        }
        columns.add(new Column(GAMES, new int[0], numbers));
        if (samples.stream().anyMatch(sample -> sample.ending() != Ending.USUAL)) {
            columns.add(column(ENDINGS, new int[0], samples, sample ->
                    new float[] {sample.ending().number()}));
        }
        return columns;
    }

    private static Column column(String name, int[] rowShape, List<Sample> samples, Function<Sample, float[]> row) {
        return new Column(name, rowShape, samples.stream().map(row).toList());
    }

    /** Plays a game; deterministic if the budget is a number of iterations. */
    public List<Sample> play(long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        S state = opened(random);
        boolean mayResign = options.resignBelow() > 0 && state.playerCount() == 2;
        boolean isPlayedOn = mayResign && random.nextDouble() < options.playedOnShare();
        List<Seen> seen = new ArrayList<>();
        int lastPlayer = 0;
        double lastMean = Double.NaN;
        int hopeless = NOBODY;
        for (int ply = 0; !state.isTerminal(); ) {
            if (state.currentPlayer() == GameState.CHANCE) {
                if (!Double.isNaN(lastMean)) {
                    see(seen, state, Map.of(), lastPlayer, lastMean);
                }
                state.play(state.randomMove(random));
                continue;
            }
            boolean isQuick = options.quickIterations() > 0 && random.nextDouble() >= options.fullShare();
            SearchResult<M> result = search(state, isQuick, random);
            see(seen, state, isQuick ? Map.of() : policy(result), result.player(), result.value());
            if (mayResign && hopeless == NOBODY && result.value() < options.resignBelow()) {
                hopeless = result.player();
                if (!isPlayedOn) {
                    break;
                }
            }
            M move = result.draw(options.temperature().at(ply), random);
            lastPlayer = result.player();
            lastMean = result.statistics(move).mean();
            state.play(move);
            ply++;
        }
        if (state.isTerminal() && state.playerCount() == 2) {
            requireOpposed(state);
        }
        return samples(seen, state, hopeless, isPlayedOn);
    }

    private SearchResult<M> search(S state, boolean isQuick, RandomGenerator random) {
        return (isQuick ? quick : mcts)
                .withSeed(random.nextLong())
                .search(
                        state,
                        isQuick ? Budget.iterations(options.quickIterations()).or(budget) : budget);
    }

    /** Returns the positions seen, with the result of a game in which a player, possibly nobody, resigned or would have. */
    private List<Sample> samples(List<Seen> seen, S end, int hopeless, boolean isPlayedOn) {
        Ending ending = Ending.USUAL;
        if (hopeless != NOBODY) {
            ending = !isPlayedOn ? Ending.RESIGNED : share(end, hopeless) == 0 ? Ending.RIGHT : Ending.WRONG;
        }
        List<Sample> samples = new ArrayList<>();
        for (Seen each : seen) {
            double share = ending != Ending.RESIGNED ? share(end, each.player) : each.player == hopeless ? 0 : 1;
            samples.add(new Sample(
                    each.inputs, each.policy, (float) (2 * share - 1), (float) (2 * each.searched - 1), ending));
        }
        return samples;
    }

    /** Returns the payoff of a player, from 0 to 1. */
    private static double share(GameState<?, ?> end, int player) {
        return (end.payoff(player) - end.minPayoff()) / (end.maxPayoff() - end.minPayoff());
    }

    /** A network's value for one player must determine that of the other. */
    private static void requireOpposed(GameState<?, ?> end) {
        double range = end.maxPayoff() - end.minPayoff();
        double sum = end.payoff(0) + end.payoff(1);
        if (Math.abs(sum - end.minPayoff() - end.maxPayoff()) > TOLERANCE * range) {
            throw new IllegalArgumentException(
                    "self-play is for games in which one player loses what the other wins, and " + end + " pays "
                            + end.payoff(0) + " and " + end.payoff(1));
        }
    }

    private S opened(RandomGenerator random) {
        while (true) {
            S state = start.apply(random);
            if (state instanceof StepRewards) {
                throw new IllegalArgumentException(
                        "self-play is for games that pay at the end, not for rewards on the way");
            }
            if (state.playerCount() > 2) {
                throw new IllegalArgumentException(
                        "self-play is for games of one or two players, not " + state.playerCount());
            }
            int plies = random.nextInt(options.opening() + 1);
            while (plies > 0 && !state.isTerminal()) {
                plies -= state.currentPlayer() == GameState.CHANCE ? 0 : 1;
                state.play(state.randomMove(random));
            }
            if (!state.isTerminal()) {
                return state;
            }
        }
    }

    /** The policy of the search; if proven, equal shares of the moves that keep the value. */
    private Map<M, Double> policy(SearchResult<M> result) {
        if (!result.bounds().isExact()) {
            return IntStream.range(0, result.moves().size())
                    .boxed()
                    .collect(Collectors.toMap(i -> result.moves().get(i).move(), result.policy()::get));
        }
        List<M> best = result.moves().stream()
                .filter(each -> each.bounds().equals(result.bounds()))
                .map(MoveStatistics::move)
                .toList();
        return best.stream().collect(Collectors.toMap(move -> move, move -> 1.0 / best.size()));
    }

    /** Records a position in each encoding, with the reward of a player. */
    private void see(List<Seen> seen, S state, Map<M, Double> shares, int player, double value) {
        for (StateEncoding<? super S, M> encoding : encodings) {
            List<float[]> inputs = new ArrayList<>();
            inputs.add(tensor(encoding, state));
            new TreeMap<>(encoding.otherInputs()).values().forEach(other -> inputs.add(tensor(other, state)));
            float[] policy = new float[encoding.policySize()];
            shares.forEach((move, share) -> policy[encoding.policyIndex(state, move)] = share.floatValue());
            int perspective = encoding.perspective(state);
            seen.add(new Seen(inputs, policy, perspective, perspective == player ? value : 1 - value));
        }
    }

    private static <S> float[] tensor(TensorEncoding<? super S> encoding, S state) {
        float[] tensor = new float[IntStream.of(encoding.shape()).reduce(1, Math::multiplyExact)];
        encoding.encode(state, FloatBuffer.wrap(tensor));
        return tensor;
    }
}
