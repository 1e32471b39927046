package io.mcts.cli.network;

import io.mcts.Mcts;
import io.mcts.arena.GameRecord;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.onnx.StateEncoding;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Games that a search plays against itself, as a network learns from them: each position with a policy, the
 * result of the game and the value that the search found. For games of two players whose payoffs sum to zero.
 *
 * <p>A game begins with random moves, as many as are drawn for it. Then the search chooses: for some plies by chance, in
 * proportion to the visits, and after that its best move. Immutable and thread-safe.
 *
 * @param mcts the search
 * @param budget of each move
 * @param start makes the beginning of a game
 * @param encodings how the network sees the game; each position is written in all of them
 * @param openingPlies the most random plies with which a game begins, 0 or more
 * @param drawnPlies for how many plies after these the move is drawn, 0 or more
 */
public record SelfPlay<S extends GameState<S, M>, M extends Move>(
        Mcts<S, M> mcts,
        Budget budget,
        Function<RandomGenerator, S> start,
        List<? extends StateEncoding<? super S, M>> encodings,
        int openingPlies,
        int drawnPlies) {

    /**
     * A position to learn from.
     *
     * @param state as the network sees it
     * @param policy the probability of each move by {@link SearchResult#policy}, at its place in the policy; where the search has proven
     *     the value of the position, equal ones of the moves that keep it; all 0 where chance is to move
     * @param result the payoff of the player from whose point of view the state is shown, at the end of the game, from -1 to 1
     * @param searched the value that the search found for the same player, from -1 to 1
     */
    @SuppressWarnings("ArrayRecordComponent") // carried to a file, never compared
    public record Sample(float[] state, float[] policy, float result, float searched) {}

    /** A position of a game that is not over yet. */
    @SuppressWarnings("ArrayRecordComponent") // as above
    private record Seen(float[] state, float[] policy, int player, double searched) {}

    /** Plays a game; the same seed gives the same game if the budget is a number of iterations. */
    public List<Sample> play(long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        S state = opened(random);
        List<Seen> seen = new ArrayList<>();
        int lastPlayer = 0;
        double lastMean = Double.NaN;
        for (int ply = 0; !state.isTerminal(); ) {
            if (state.currentPlayer() == GameState.CHANCE) {
                if (!Double.isNaN(lastMean)) {
                    see(seen, state, Map.of(), lastPlayer, lastMean);
                }
                state.play(state.randomMove(random));
                continue;
            }
            SearchResult<M> result = mcts.withSeed(random.nextLong()).search(state, budget);
            see(seen, state, policy(result), result.player(), result.value());
            M move = ply < drawnPlies ? result.draw(1, random) : result.bestMove();
            lastPlayer = result.player();
            lastMean = result.statistics(move).mean();
            state.play(move);
            ply++;
        }
        List<Double> rewards = GameRecord.rewardsOf(state, List.of());
        return seen.stream()
                .map(each -> new Sample(each.state, each.policy, (float) (2 * rewards.get(each.player) - 1), (float)
                        (2 * each.searched - 1)))
                .toList();
    }

    private S opened(RandomGenerator random) {
        while (true) {
            S state = start.apply(random);
            int plies = random.nextInt(openingPlies + 1);
            while (plies > 0 && !state.isTerminal()) {
                plies -= state.currentPlayer() == GameState.CHANCE ? 0 : 1;
                state.play(state.randomMove(random));
            }
            if (!state.isTerminal()) {
                return state;
            }
        }
    }

    /** The policy that the search found; where the position is proven, equal shares of the moves that keep the proven value. */
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

    /** Remembers a position in each encoding; the value is the reward of a player. */
    private void see(List<Seen> seen, S state, Map<M, Double> shares, int player, double value) {
        for (StateEncoding<? super S, M> encoding : encodings) {
            float[] tensor = new float[IntStream.of(encoding.shape()).reduce(1, Math::multiplyExact)];
            encoding.encode(state, FloatBuffer.wrap(tensor));
            float[] policy = new float[encoding.policySize()];
            shares.forEach((move, share) -> policy[encoding.policyIndex(state, move)] = share.floatValue());
            int perspective = encoding.perspective(state);
            seen.add(new Seen(tensor, policy, perspective, perspective == player ? value : 1 - value));
        }
    }
}
