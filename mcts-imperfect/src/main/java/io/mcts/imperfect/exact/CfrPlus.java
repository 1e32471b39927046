package io.mcts.imperfect.exact;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.imperfect.exact.EnumeratedGame.Choice;
import io.mcts.imperfect.exact.EnumeratedGame.Position;
import io.mcts.imperfect.internal.Requirements;
import io.mcts.imperfect.internal.Strategies;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.internal.Argument;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * CFR+ solves a small zero-sum game of two players, going through all its states, and approaches an equilibrium.
 * <pre>{@code
 * CfrPlus<KuhnPoker, KuhnMove> solver = CfrPlus.of(KuhnPoker.initial());
 * solver.iterate(1_000);
 * double distance = solver.exploitability().nashConv();
 * }</pre>
 *
 * <p>Minimizes counterfactual regret with regrets that never become negative, players who learn in turn, and averages weighted by the
 * number of the iteration. Keeps all states of the game, some hundred bytes each. Not thread-safe.
 *
 * <p>Source: O. Tammelin, <i>Solving Large Imperfect Information Games Using CFR+</i>, 2014.
 */
public final class CfrPlus<S extends GameState<?, M>, M extends Move> {

    private static final int PLAYERS = 2;

    private final EnumeratedGame<S, M> game;
    private final double[][] regrets;
    private final double[][] current;
    private final double[][] sums;
    private final double[][] gains;
    private int iterations;

    private CfrPlus(EnumeratedGame<S, M> game) {
        this.game = game;
        current = game.table(MixedPolicy.uniform());
        regrets = zeros(current);
        sums = zeros(current);
        gains = zeros(current);
    }

    /**
     * Creates a solver without iterations for a game from its beginning, which is left unchanged.
     *
     * @throws IllegalArgumentException if the game is too large, is not zero-sum for two players, has no {@link HiddenInformation}, or its
     *     chance is only sampled
     * @throws IllegalStateException if a player has different moves in states with equal information sets
     */
    public static <S extends GameState<?, M>, M extends Move> CfrPlus<S, M> of(S start) {
        Argument.require(start.playerCount() == PLAYERS, "CFR+ solves games of two players", start.playerCount());
        Requirements.requireInformationSets(start, "strategies");
        EnumeratedGame<S, M> game = new EnumeratedGame<>(start);
        requireZeroSum(game.start);
        return new CfrPlus<>(game);
    }

    private static void requireZeroSum(Position<?, ?> position) {
        if (position.next.isEmpty()) {
            double sum = position.payoffs[0] + position.payoffs[1];
            Argument.require(Math.abs(sum) < 1e-9, "the payoffs of a game that CFR+ solves sum to 0", sum);
        }
        position.next.forEach(CfrPlus::requireZeroSum);
    }

    /** Adds iterations, in each of which both players learn. */
    public void iterate(int more) {
        for (int i = 0; i < more; i++) {
            iterations++;
            for (int player = 0; player < PLAYERS; player++) {
                Arrays.stream(gains).forEach(row -> Arrays.fill(row, 0));
                value(game.start, player, 1, 1);
                for (Choice<S, M> choice : game.choices(player).values()) {
                    match(regrets[choice.number], gains[choice.number], current[choice.number]);
                }
            }
        }
    }

    /** Returns the number of iterations so far. */
    public int iterations() {
        return iterations;
    }

    /** Returns the average strategies so far, uniform before the first iteration; further iterations do not change them. */
    public MixedPolicy<S, M> policy() {
        double[][] average = average();
        return state -> {
            int player = state.currentPlayer();
            Choice<S, M> choice = game.choices(player).get(((HiddenInformation) state).informationSet(player));
            if (choice == null) {
                throw new IllegalArgumentException("the game that was solved does not come to " + state);
            }
            Map<M, Double> probabilities = new LinkedHashMap<>();
            for (int i = 0; i < choice.moves.size(); i++) {
                probabilities.put(choice.moves.get(i), average[choice.number][i]);
            }
            return probabilities;
        };
    }

    /** Returns the exploitability of {@link #policy}; its values are those of the game to within {@link Exploitability#nashConv}. */
    public Exploitability exploitability() {
        return Exploitability.of(game, average());
    }

    private double[][] average() {
        double[][] average = new double[sums.length][];
        Arrays.setAll(average, i -> Strategies.proportional(sums[i]));
        return average;
    }

    private static double[][] zeros(double[][] like) {
        return Arrays.stream(like).map(row -> new double[row.length]).toArray(double[][]::new);
    }

    private static void match(double[] regrets, double[] gains, double[] strategy) {
        for (int i = 0; i < regrets.length; i++) {
            regrets[i] = Math.max(0, regrets[i] + gains[i]);
        }
        System.arraycopy(Strategies.proportional(regrets), 0, strategy, 0, regrets.length);
    }

    /** Returns the player's expected payoff; learns the regrets and averages below the position on the way. */
    private double value(Position<S, M> position, int player, double ownReach, double otherReach) {
        if (position.next.isEmpty()) {
            return position.payoffs[player];
        }
        Choice<S, M> choice = position.choice;
        double[] probabilities = position.probabilities(current);
        if (choice == null || choice.player != player) {
            double value = 0;
            for (int i = 0; i < probabilities.length; i++) {
                // moves that are not played, too: the averages below them count
                value +=
                        probabilities[i] * value(position.next.get(i), player, ownReach, otherReach * probabilities[i]);
            }
            return value;
        }
        double[] values = new double[probabilities.length];
        double value = 0;
        for (int i = 0; i < values.length; i++) {
            values[i] = value(position.next.get(i), player, ownReach * probabilities[i], otherReach);
            value += probabilities[i] * values[i];
        }
        for (int i = 0; i < values.length; i++) {
            gains[choice.number][i] += otherReach * (values[i] - value);
            sums[choice.number][i] += iterations * ownReach * probabilities[i];
        }
        return value;
    }
}
