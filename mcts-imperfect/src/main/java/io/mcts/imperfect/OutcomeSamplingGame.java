package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.imperfect.internal.DeterminizationRandom;
import io.mcts.imperfect.internal.Requirements;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.imperfect.run.ParallelSearch;
import io.mcts.imperfect.sampling.SamplingTree;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchEffort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A game that {@link OutcomeSampling} follows for one player, with all it has learned. The hidden part of a state has no influence. Not
 * thread-safe.
 */
public final class OutcomeSamplingGame<S extends GameState<?, M>, M extends Move> extends AbstractObservedGame<S, M> {

    /** The states drawn for each player to test whether the beginning is common knowledge. */
    private static final int DRAWS = 32;

    private final long seed;
    private final List<SamplingTree<S, M>> trees;

    /** The player's information sets in order, the beginning included. */
    private final List<Object> seen = new ArrayList<>();

    OutcomeSamplingGame(ImperfectSettings<S, M> settings, S start, int player) {
        super(settings, start, player);
        Requirements.requireInformationSets(state, "regrets");
        requireCommonKnowledge(state, settings.mostDraws);
        seed = settings.seedOrRandom();
        trees = IntStream.range(0, settings.parallel.trees())
                .mapToObj(worker -> new SamplingTree<>(settings, state, player, seed, worker))
                .toList();
        observed();
    }

    /** Refuses a beginning with private information: every play would begin with the real hidden part. */
    private static <S extends GameState<?, ?>> void requireCommonKnowledge(S start, int mostDraws) {
        DeterminizationRandom random = new DeterminizationRandom(Xoroshiro128PlusPlus.of(0), mostDraws);
        for (int draw = 0; draw < DRAWS; draw++) {
            for (int observer = 0; observer < start.playerCount(); observer++) {
                S drawn = GameState.copyOf(start);
                ((HiddenInformation) drawn).determinize(observer, random.renewed());
                for (int other = 0; other < start.playerCount(); other++) {
                    if (!knownBy(other, drawn).equals(knownBy(other, start))) {
                        throw new IllegalArgumentException(
                                "a match begins where all players know the same, and here player "
                                        + other + " knows what player " + observer + " does not"
                                        + "\nMaybe begin before the deal, and play it and the moves since with play(move).");
                    }
                }
            }
        }
    }

    private static Object knownBy(int player, GameState<?, ?> state) {
        return ((HiddenInformation) state).informationSet(player);
    }

    @Override
    void observed() {
        Object known = known();
        if (seen.isEmpty() || !seen.get(seen.size() - 1).equals(known)) {
            seen.add(known);
        }
    }

    /** Learns by iterations without a listener; see {@link #learn(Budget, SearchListener)}. */
    public SearchEffort learn(Budget budget) {
        return learn(budget, SearchListener.none());
    }

    /**
     * Learns by iterations, a part of which aims at the player's current information, on any player's turn.
     *
     * @param budget when to stop, counted from this call except for the memory
     * @param listener called after each iteration of the calling thread; best move and snapshot exist only on the player's turn
     * @throws IllegalStateException if the game is over or fails
     */
    public SearchEffort learn(Budget budget, SearchListener<M> listener) {
        return begin(listener).run(Objects.requireNonNull(budget, "budget"));
    }

    /**
     * Learns for the player's move.
     *
     * @return their strategy, from which to draw the move; the visits are exploration
     * @throws IllegalStateException if the game is over, the player is not to move, or the game fails
     */
    @Override
    public MixedResult<M> search(Budget budget, SearchListener<M> listener) {
        requireTurn();
        ParallelSearch<M> run = begin(listener);
        return run.result(run.run(Objects.requireNonNull(budget, "budget")));
    }

    private ParallelSearch<M> begin(SearchListener<M> listener) {
        if (state.isTerminal()) {
            throw new IllegalStateException("the game is over in " + state);
        }
        List<Object> seenUntilNow = List.copyOf(seen);
        trees.forEach(tree -> tree.aimAt(state, seenUntilNow));
        List<M> moves = isToMove() ? List.copyOf(state.legalMoves()) : List.of();
        return new ParallelSearch<>(settings, state, player, moves, seed, trees, listener, settings.clock.getAsLong());
    }

    /** Returns the strategies learned so far; uniform at information sets not visited. */
    public MixedPolicy<S, M> policy() {
        return at -> {
            Map<M, Double> weights = new LinkedHashMap<>();
            double sum = 0;
            for (M move : at.legalMoves()) {
                double weight = trees.stream()
                        .mapToDouble(tree -> tree.weight(at, move))
                        .sum();
                weights.put(move, weight);
                sum += weight;
            }
            double all = sum;
            weights.replaceAll((move, weight) -> all > 0 ? weight / all : 1.0 / weights.size());
            return weights;
        };
    }
}
