package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Monte Carlo counterfactual regret minimization by external sampling: comes close to an equilibrium of a game of two players whose
 * payoffs sum to zero, without going through all its states. An iteration tries all moves of the player who learns, and draws the moves
 * of the other and the outcomes of chance.
 *
 * <p>It needs little more than the game: chance may be sampled, and only the information sets met are kept. {@link CfrPlus} is faster
 * where all states can be listed; {@link OutcomeSampling} serves where even the moves of one player are too many, and during a game.
 * Not thread-safe.
 *
 * <p>Source: M. Lanctot, K. Waugh, M. Zinkevich, M. Bowling, <i>Monte Carlo Sampling for Regret Minimization in Extensive Games</i>,
 * NIPS 2009, section 3.1.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class ExternalSampling<S extends GameState<?, M>, M extends Move> {

    private static final int PLAYERS = 2;

    private final S start;
    private final Xoroshiro128PlusPlus random;
    private final List<Map<Object, Strategy<M>>> tables = List.of(new HashMap<>(), new HashMap<>());
    private long iterations;

    /** The regrets of an information set and the sum of its strategies, by its moves in the order of the state met first. */
    private static final class Strategy<M extends Move> {

        private final List<M> moves;
        private final double[] regrets;
        private final double[] sums;

        private Strategy(List<M> moves) {
            this.moves = List.copyOf(moves);
            regrets = new double[moves.size()];
            sums = new double[moves.size()];
        }

        private double[] current() {
            return Strategies.proportional(regrets);
        }
    }

    private ExternalSampling(S start, long seed) {
        this.start = start;
        random = Xoroshiro128PlusPlus.of(seed);
    }

    /**
     * A solver without iterations.
     *
     * @param start where the game begins, before anything hidden is dealt; left as it is
     * @throws IllegalArgumentException if the game is not for two players or has no {@link HiddenInformation}
     */
    public static <S extends GameState<?, M>, M extends Move> ExternalSampling<S, M> of(S start, long seed) {
        Argument.require(start.playerCount() == PLAYERS, "this solves games of two players", start.playerCount());
        InformationSetTree.requireInformationSets(start, "strategies");
        InformationSetTree.requirePaidAtTheEnd(start);
        return new ExternalSampling<>(GameState.copyOf(start), seed);
    }

    /**
     * Adds iterations, in each of which both players learn.
     *
     * @throws IllegalStateException if a player has other moves in two states with equal information sets
     */
    public void iterate(long more) {
        for (long i = 0; i < more; i++) {
            for (int player = 0; player < PLAYERS; player++) {
                value(GameState.copyOf(start), player);
            }
            iterations++;
        }
    }

    /** How many iterations there have been. */
    public long iterations() {
        return iterations;
    }

    /** How many information sets have been met. */
    public int size() {
        return tables.get(0).size() + tables.get(1).size();
    }

    private double value(S state, int learner) {
        while (!state.isTerminal() && state.currentPlayer() != learner) {
            state.play(state.currentPlayer() == GameState.CHANCE ? state.randomMove(random) : drawn(strategy(state)));
        }
        return state.isTerminal() ? state.payoff(learner) : valueOfChoice(state, learner);
    }

    private double valueOfChoice(S state, int learner) {
        Strategy<M> strategy = strategy(state);
        double[] current = strategy.current();
        double[] values = new double[current.length];
        double value = 0;
        for (int i = 0; i < values.length; i++) {
            S after = GameState.copyOf(state);
            after.play(strategy.moves.get(i));
            values[i] = value(after, learner);
            value += current[i] * values[i];
        }
        for (int i = 0; i < values.length; i++) {
            strategy.regrets[i] += values[i] - value;
        }
        return value;
    }

    /** A move drawn by the current strategy, which counts into the average of a player who does not learn. */
    private M drawn(Strategy<M> strategy) {
        double[] current = strategy.current();
        for (int i = 0; i < current.length; i++) {
            strategy.sums[i] += current[i];
        }
        return strategy.moves.get(Strategies.draw(current, random));
    }

    private Strategy<M> strategy(S state) {
        int player = state.currentPlayer();
        List<M> moves = state.legalMoves();
        Strategy<M> strategy = tables.get(player)
                .computeIfAbsent(((HiddenInformation) state).informationSet(player), unseen -> new Strategy<>(moves));
        if (strategy.moves.size() != moves.size() || !strategy.moves.containsAll(moves)) {
            throw new IllegalStateException("player " + player
                    + " has other moves in two states that they cannot tell apart, " + strategy.moves + " and " + moves
                    + ", in " + state);
        }
        return strategy;
    }

    /** The average strategies, as they are when it is asked; uniform at information sets that have not been met. */
    public MixedPolicy<S, M> policy() {
        return state -> {
            int player = state.currentPlayer();
            Strategy<M> strategy = tables.get(player).get(((HiddenInformation) state).informationSet(player));
            if (strategy == null) {
                return MixedPolicy.<S, M>uniform().probabilities(state);
            }
            double[] average = Strategies.proportional(strategy.sums);
            Map<M, Double> probabilities = new LinkedHashMap<>();
            for (int i = 0; i < average.length; i++) {
                probabilities.put(strategy.moves.get(i), average[i]);
            }
            return probabilities;
        };
    }
}
