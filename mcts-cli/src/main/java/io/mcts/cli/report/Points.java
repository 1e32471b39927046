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

/** The payoff range of a game with other results than a win, a draw and a loss. */
public record Points(double least, double most) {

    /** The points of a contest's game, if it is by points. */
    public static <S extends GameState<S, M>, M extends Move> Optional<Points> of(
            Opening<S, M> opening, boolean isByPoints) {
        if (!isByPoints) {
            return Optional.empty();
        }
        S start = opening.open(Xoroshiro128PlusPlus.of(1));
        return Optional.of(new Points(start.minPayoff(), start.maxPayoff()));
    }

    public double of(double reward) {
        return least + reward * (most - least);
    }

    public String text(MeanReward rewards) {
        double low = of(rewards.interval().low());
        double high = of(rewards.interval().high());
        return String.format(Locale.ROOT, "%+.3f [%+.3f, %+.3f] a game", of(rewards.mean()), low, high);
    }

    public Json addTo(Json json, MeanReward rewards) {
        Interval interval = rewards.interval();
        return json.with("points", of(rewards.mean()))
                .with("pointsLow", of(interval.low()))
                .with("pointsHigh", of(interval.high()));
    }
}
