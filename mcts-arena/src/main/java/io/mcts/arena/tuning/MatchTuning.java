package io.mcts.arena.tuning;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Searches parameter values with which an entrant plays well. A trial is some pairs of games of a candidate against an opponent. The
 * recommended values then play a longer match, the holdout, with new seeds.
 * <pre>{@code
 * TunedMatch result = MatchTuning.of(
 *                 List.of(TunedParameter.range("c", 0.1, 1.5, 15)), point -> search(point.value("c")), opponent, opening)
 *         .play(Arena.ofAllCores(), step -> {});
 * Point best = result.recommended().point();
 * }</pre>
 *
 * <p>Successive halving begins with distinct random points of the grid: a quarter of the number of trials, or the whole grid if smaller.
 * The rounds have equal shares of the trials, and all surviving points of a round are tried equally often, at least once. The half with the
 * greater means of all trials so far survives; the better of the last two is recommended. The seed determines all random choices. Immutable
 * and thread-safe.
 *
 * <p>Sources: Z. Karnin, T. Koren, O. Somekh, <i>Almost Optimal Exploration in Multi-Armed Bandits</i>, ICML 2013; K. Jamieson, A.
 * Talwalkar, <i>Non-stochastic Best Arm Identification and Hyperparameter Optimization</i>, AISTATS 2016, where means of earlier rounds
 * count, too.
 */
public final class MatchTuning<S extends GameState<S, M>, M extends Move> {

    private final List<TunedParameter> parameters;
    private final Function<Point, Entrant<S, M>> candidates;
    private final Entrant<S, M> opponent;
    private final Opening<S, M> opening;
    private final int trials;
    private final int pairs;
    private final int holdoutGames;
    private final ToDoubleFunction<MatchResult> measure;
    private final long seed;

    private MatchTuning(
            List<TunedParameter> parameters,
            Function<Point, Entrant<S, M>> candidates,
            Entrant<S, M> opponent,
            Opening<S, M> opening,
            int trials,
            int pairs,
            int holdoutGames,
            ToDoubleFunction<MatchResult> measure,
            long seed) {
        this.parameters = List.copyOf(parameters);
        this.candidates = candidates;
        this.opponent = opponent;
        this.opening = opening;
        this.trials = trials;
        this.pairs = pairs;
        this.holdoutGames = holdoutGames;
        this.measure = measure;
        this.seed = seed;
        List<String> names = parameters.stream().map(TunedParameter::name).toList();
        if (names.isEmpty() || new HashSet<>(names).size() < names.size()) {
            throw new IllegalArgumentException("a tuning has 1 parameter or more, with different names, not " + names);
        }
        requirePositive(trials, "a tuning has 1 trial or more");
        requirePositive(pairs, "a trial has 1 pair of games or more");
        if (holdoutGames < 2 || holdoutGames % 2 != 0) {
            throw new IllegalArgumentException(
                    "the holdout has pairs of games, an even number of 2 or more, not " + holdoutGames);
        }
    }

    private static void requirePositive(int count, String rule) {
        if (count < 1) {
            throw new IllegalArgumentException(rule + ", not " + count);
        }
    }

    /**
     * Returns a tuning with 500 trials of two pairs of games, by score or, in a game by points, reward, a holdout of 400 games, and seed 1.
     * {@code candidates} makes the entrant with the values of a point.
     */
    public static <S extends GameState<S, M>, M extends Move> MatchTuning<S, M> of(
            List<TunedParameter> parameters,
            Function<Point, Entrant<S, M>> candidates,
            Entrant<S, M> opponent,
            Opening<S, M> opening) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, 500, 2, 400, MatchResult::mean, 1);
    }

    /** Returns this tuning with another number of trials, 1 or more. */
    public MatchTuning<S, M> withTrials(int count) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, count, pairs, holdoutGames, measure, seed);
    }

    /** Returns this tuning with another number of pairs of games in each trial, 1 or more. */
    public MatchTuning<S, M> withPairs(int count) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, trials, count, holdoutGames, measure, seed);
    }

    /** Returns this tuning with another number of games in the final match, an even number of 2 or more. */
    public MatchTuning<S, M> withHoldout(int games) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, trials, pairs, games, measure, seed);
    }

    /** Returns this tuning with another seed. */
    public MatchTuning<S, M> withSeed(long number) {
        return new MatchTuning<>(
                parameters, candidates, opponent, opening, trials, pairs, holdoutGames, measure, number);
    }

    /** Returns this tuning with another measure of a trial: the value of its match to the candidate, from 0 to 1. */
    public MatchTuning<S, M> withMeasure(ToDoubleFunction<MatchResult> worth) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, trials, pairs, holdoutGames, worth, seed);
    }

    /**
     * Plays all trials, or those before the arena is cancelled, and then the holdout.
     *
     * @param arena must not record games, since there are several contests
     * @param listener receives each completed match of trials, on the calling thread
     * @throws IllegalArgumentException if the game is not for two players
     * @throws CancellationException if the calling thread is interrupted, or the arena is cancelled during the first match
     */
    public TunedMatch play(Arena arena, Consumer<TuningStep> listener) {
        AtomicBoolean isByPoints = new AtomicBoolean();
        SuccessiveHalving.Trials played = (point, first, count) -> {
            Match<S, M> match = trials(point, first, count);
            MatchResult result = arena.play(match);
            isByPoints.compareAndSet(false, result.isByPoints());
            return meanOf(match, result);
        };
        List<TriedPoint> tried = new SuccessiveHalving(parameters, trials, seed).run(played, listener);
        Match<S, M> holdout = holdout(tried.get(0).point());
        MatchResult last = arena.play(holdout);
        return new TunedMatch(tried, holdout, last, isByPoints.get() || last.isByPoints());
    }

    private OptionalDouble meanOf(Match<?, ?> match, MatchResult result) {
        return result.score().games() < match.games()
                ? OptionalDouble.empty()
                : OptionalDouble.of(measure.applyAsDouble(result));
    }

    Match<S, M> trials(Point point, int first, int count) {
        return Match.of(candidates.apply(point), opponent, opening, 2 * pairs * count)
                .withSeed(matchSeed(first + 1L));
    }

    Match<S, M> holdout(Point point) {
        return Match.of(candidates.apply(point), opponent, opening, holdoutGames)
                .withSeed(matchSeed(0));
    }

    /** Unrelated seeds, even for tunings with consecutive seeds. */
    private long matchSeed(long match) {
        return Xoroshiro128PlusPlus.of(Xoroshiro128PlusPlus.of(seed).nextLong() + match)
                .nextLong();
    }
}
