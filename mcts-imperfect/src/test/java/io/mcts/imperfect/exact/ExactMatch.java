package io.mcts.imperfect.exact;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.strategy.MixedPolicy;
import java.util.Arrays;

/** Matches of two policies in a small game of two players, over all its states in place of single games. */
public final class ExactMatch {

    private ExactMatch() {}

    /** What a gains from b in a game on average, when each begins in half of the games. */
    public static <S extends GameState<?, M>, M extends Move> double payoff(
            S start, MixedPolicy<S, M> a, MixedPolicy<S, M> b) {
        EnumeratedGame<S, M> game = new EnumeratedGame<>(start);
        double[][] tableOfA = game.table(a);
        double[][] tableOfB = game.table(b);
        double sum = 0;
        for (int seat = 0; seat < 2; seat++) {
            double[][] joint = tableOfB.clone();
            for (EnumeratedGame.Choice<S, M> choice : game.choices(seat).values()) {
                joint[choice.number] = tableOfA[choice.number];
            }
            sum += Exploitability.of(game, joint).values().get(seat);
        }
        return sum / 2;
    }

    public static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    /** Of the mean. */
    public static double standardError(double[] values) {
        double mean = mean(values);
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        return Math.sqrt(squares / (values.length - 1) / values.length);
    }
}
