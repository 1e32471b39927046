package io.mcts.cli.report;

import io.mcts.arena.Opening;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.cli.json.Json;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Locale;
import java.util.Optional;

/**
 * The amount won in a game, in its own payoffs, for games that end with more than a win, a draw and a loss.
 *
 * @param least the least payoff of the game
 * @param most the greatest
 */
public record Points(double least, double most) {

    /**
     * The points of the game of a contest.
     *
     * @param isByPoints whether its games have ended with more than a win, a draw or a loss; otherwise there are none
     */
    public static <S extends GameState<S, M>, M extends Move> Optional<Points> of(
            Opening<S, M> opening, boolean isByPoints) {
        if (!isByPoints) {
            return Optional.empty();
        }
        S start = opening.open(Xoroshiro128PlusPlus.of(1));
        return Optional.of(new Points(start.minPayoff(), start.maxPayoff()));
    }

    /** A reward from 0 to 1 as a payoff. */
    public double of(double reward) {
        return least + reward * (most - least);
    }

    /** The mean payoff of a game and its interval, such as {@code +0.312 [+0.105, +0.519] a game}. */
    public String text(MeanReward rewards) {
        double low = of(rewards.interval().low());
        double high = of(rewards.interval().high());
        return String.format(Locale.ROOT, "%+.3f [%+.3f, %+.3f] a game", of(rewards.mean()), low, high);
    }

    /** Adds the mean payoff of a game and its interval to an object. */
    public Json addTo(Json json, MeanReward rewards) {
        Interval interval = rewards.interval();
        return json.with("points", of(rewards.mean()))
                .with("pointsLow", of(interval.low()))
                .with("pointsHigh", of(interval.high()));
    }
}
