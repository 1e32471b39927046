package io.mcts.cli.command;

import io.mcts.arena.Contest;
import io.mcts.arena.Opening;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.cli.json.Json;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * How much is won in a game, in its own payoffs. It is told of games that end with more than a win, a draw and a loss.
 *
 * @param least the least payoff of the game
 * @param most the greatest
 */
record Points(double least, double most) {

    private static final int RANDOM_GAMES = 20;
    private static final int MOST_MOVES = 10_000;

    /** The points of the game of a contest; nothing if random games end with a win, a draw or a loss, or fail. */
    static <S extends GameState<S, M>, M extends Move> Optional<Points> of(Contest<S, M, ?> contest) {
        return of(contest.opening());
    }

    /** The points of the game of an opening; see {@link #of(Contest)}. */
    static <S extends GameState<S, M>, M extends Move> Optional<Points> of(Opening<S, M> opening) {
        try {
            for (int number = 0; number < RANDOM_GAMES; number++) {
                Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(number);
                S start = opening.open(random).copy();
                if (rewards(start, random).stream().anyMatch(reward -> reward != 0 && reward != 0.5 && reward != 1)) {
                    return Optional.of(new Points(start.minPayoff(), start.maxPayoff()));
                }
            }
        } catch (RuntimeException faulty) {
            return Optional.empty(); // the games of the contest will tell
        }
        return Optional.empty();
    }

    /** What the players get in a random game; nothing if it has no end. */
    private static <S extends GameState<S, M>, M extends Move> List<Double> rewards(S start, RandomGenerator random) {
        S state = start.copy();
        List<M> moves = new ArrayList<>();
        while (!state.isTerminal() && moves.size() < MOST_MOVES) {
            M move = state.randomMove(random);
            moves.add(move);
            state.play(move);
        }
        return state.isTerminal() ? GameRecord.rewardsOf(start, moves) : List.of();
    }

    /** A reward from 0 to 1 as a payoff. */
    double of(double reward) {
        return least + reward * (most - least);
    }

    /** The mean payoff of a game and its interval, such as {@code +0.312 [+0.105, +0.519] a game}. */
    String text(MeanReward rewards) {
        Interval interval = rewards.interval();
        return String.format(
                Locale.ROOT,
                "%+.3f [%+.3f, %+.3f] a game",
                of(rewards.mean()),
                of(interval.low()),
                of(interval.high()));
    }

    /** Adds the mean payoff of a game and its interval to an object. */
    Json addTo(Json json, MeanReward rewards) {
        Interval interval = rewards.interval();
        return json.with("points", of(rewards.mean()))
                .with("pointsLow", of(interval.low()))
                .with("pointsHigh", of(interval.high()));
    }
}
