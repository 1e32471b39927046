package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.result.SearchEffort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A game that {@link OutcomeSampling} follows, with all that it has learned of it. Not thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class OutcomeSamplingMatch<S extends GameState<?, M>, M extends Move> {

    private final ImperfectSettings<S, M> settings;
    private final long seed;
    private final List<SamplingTree<S, M>> trees;
    private final S state;

    /** For each player what they knew after each ply, the beginning included. */
    private final List<List<Object>> known = new ArrayList<>();

    OutcomeSamplingMatch(ImperfectSettings<S, M> settings, S start) {
        this.settings = settings;
        state = GameState.copyOf(Objects.requireNonNull(start, "start"));
        if (state.isTerminal()) {
            throw new IllegalArgumentException("the game is over, there is nothing to search in " + state);
        }
        if (!(state instanceof HiddenInformation)) {
            throw new IllegalArgumentException("regrets belong to information sets, and "
                    + state.getClass().getName() + " does not implement " + HiddenInformation.class.getName());
        }
        InformationSetTree.requirePaidAtTheEnd(state);
        seed = settings.seed.orElseGet(() -> new SplittableRandom().nextLong());
        trees = IntStream.range(0, settings.parallel.trees())
                .mapToObj(worker -> new SamplingTree<>(settings, state, seed, worker))
                .toList();
        for (int player = 0; player < state.playerCount(); player++) {
            known.add(new ArrayList<>());
        }
        observe();
    }

    private void observe() {
        for (int player = 0; player < known.size(); player++) {
            known.get(player).add(((HiddenInformation) state).informationSet(player));
        }
    }

    /**
     * A move or an outcome of the real game. What players do not see of it has no influence on what is learned.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    public void play(M move) {
        boolean isSampled = state instanceof SampledChance chance && chance.isSampled();
        if (!isSampled && !state.legalMoves().contains(move)) {
            throw new IllegalArgumentException(
                    "'" + move + "' is no legal move; legal are " + state.legalMoves() + ", in " + state);
        }
        state.play(move);
        observe();
    }

    /** Learns by iterations without a listener; see {@link #learn(Budget, SearchListener)}. */
    public SearchEffort learn(Budget budget) {
        return learn(budget, SearchListener.none());
    }

    /**
     * Learns by iterations, of which a part aims at what the player to move knows, if one is to move.
     *
     * @param budget when to stop, counted from the beginning of this call except for the memory
     * @param listener called after each iteration of the calling thread
     * @throws IllegalStateException if the game is over or fails
     */
    public SearchEffort learn(Budget budget, SearchListener<M> listener) {
        return begin(listener).run(Objects.requireNonNull(budget, "budget"));
    }

    /**
     * Learns for the player to move.
     *
     * @param budget when to stop, counted from the beginning of this call except for the memory
     * @return their strategy, by which they should draw their move; the visits of its moves are exploration
     * @throws IllegalStateException if the game is over, chance is to move, or the game fails
     */
    public MixedResult<M> search(Budget budget) {
        if (state.isTerminal() || state.currentPlayer() == GameState.CHANCE) {
            throw new IllegalStateException("no player is to move in " + state);
        }
        Run<M> run = begin(SearchListener.none());
        return run.result(run.run(Objects.requireNonNull(budget, "budget")));
    }

    private Run<M> begin(SearchListener<M> listener) {
        if (state.isTerminal()) {
            throw new IllegalStateException("the game is over in " + state);
        }
        int player = state.currentPlayer();
        List<Object> aim = player == GameState.CHANCE ? List.of() : List.copyOf(known.get(player));
        trees.forEach(tree -> tree.aimAt(state, aim));
        return new Run<>(settings, state, seed, trees, listener, settings.clock.getAsLong());
    }

    /** The strategies learned so far, at every information set; uniform where no iteration has come. */
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
