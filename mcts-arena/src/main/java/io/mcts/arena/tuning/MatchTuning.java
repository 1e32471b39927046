package io.mcts.arena.tuning;

import io.mcts.arena.Arena;
import io.mcts.arena.Entrant;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.statistics.Score;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Looks for parameter values with which an entrant plays well. Each trial is a short match of a candidate against an opponent. The
 * values recommended in the end play a longer match, the holdout, with seeds that no trial had.
 *
 * <pre>{@code
 * TunedMatch result = MatchTuning.of(
 *                 List.of(TunedParameter.range("c", 0.1, 1.5, 15)), point -> search(point.value("c")), opponent, opening)
 *         .play(Arena.ofAllCores(), step -> {});
 * Point best = result.recommended().point();
 * }</pre>
 *
 * <p>The N-Tuple Bandit Evolutionary Algorithm chooses the points to try. It begins with a random one. After each trial it makes 50
 * mutants of the point just tried and goes to the one with the greatest upper confidence bound: the average, over each parameter
 * alone, each pair, and all together, of {@code mean + 0.3 sqrt(ln N / (n + 0.5))}, where n and the mean are of the trials with the
 * same values there, and N is the number of all trials; combinations that were never tried have the mean of all. A mutant has another
 * value of one parameter drawn at random, and of each other one with probability 1/d, d being their number; all values are equally
 * likely. In the end it recommends, of the points tried, the one with the greatest average of the means.
 *
 * <p>The seed determines all random choices. Immutable and thread-safe.
 *
 * <p>Sources: S. Lucas, J. Liu, D. Perez-Liebana, <i>The N-Tuple Bandit Evolutionary Algorithm for Game Agent Optimisation</i>,
 * IEEE CEC 2018; S. Lucas et al., <i>Efficient Evolutionary Methods for Game Agent Optimisation: Model-Based is Best</i>, 2019.
 *
 * @param candidates makes the entrant that has the values of a point
 * @param opponent whom all candidates play against
 * @param trials how many trials, 1 or more
 * @param pairs how many pairs of games in each trial, 1 or more
 * @param holdoutGames how many games in the final match, 1 or more
 */
public record MatchTuning<S extends GameState<S, M>, M extends Move>(
        List<TunedParameter> parameters,
        Function<Point, Entrant<S, M>> candidates,
        Entrant<S, M> opponent,
        Opening<S, M> opening,
        int trials,
        int pairs,
        int holdoutGames,
        long seed) {

    public MatchTuning {
        parameters = List.copyOf(parameters);
        List<String> names = parameters.stream().map(TunedParameter::name).toList();
        if (names.isEmpty() || new HashSet<>(names).size() < names.size()) {
            throw new IllegalArgumentException("a tuning has 1 parameter or more, with different names, not " + names);
        }
        requirePositive(trials, "a tuning has 1 trial or more");
        requirePositive(pairs, "a trial has 1 pair of games or more");
        requirePositive(holdoutGames, "the holdout has 1 game or more");
    }

    private static void requirePositive(int count, String rule) {
        if (count < 1) {
            throw new IllegalArgumentException(rule + ", not " + count);
        }
    }

    /** A tuning with 500 trials of two pairs of games, a holdout of 400 games, and seed 0. */
    public static <S extends GameState<S, M>, M extends Move> MatchTuning<S, M> of(
            List<TunedParameter> parameters,
            Function<Point, Entrant<S, M>> candidates,
            Entrant<S, M> opponent,
            Opening<S, M> opening) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, 500, 2, 400, 0);
    }

    /** This tuning with another number of trials. */
    public MatchTuning<S, M> withTrials(int count) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, count, pairs, holdoutGames, seed);
    }

    /** This tuning with another number of pairs of games in each trial. */
    public MatchTuning<S, M> withPairs(int count) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, trials, count, holdoutGames, seed);
    }

    /** This tuning with another number of games in the final match. */
    public MatchTuning<S, M> withHoldout(int games) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, trials, pairs, games, seed);
    }

    /** This tuning with other random numbers. */
    public MatchTuning<S, M> withSeed(long number) {
        return new MatchTuning<>(parameters, candidates, opponent, opening, trials, pairs, holdoutGames, number);
    }

    /**
     * Plays all trials, or as many as there are before the arena is cancelled, and then the holdout.
     *
     * @param arena plays the matches; one that records games cannot, as it is for a single contest
     * @param listener receives each trial, on the calling thread; one during which the arena is cancelled does not count
     * @throws IllegalArgumentException if the game is not for two players
     * @throws CancellationException if the calling thread is interrupted, or the arena is cancelled during the first trial
     */
    public TunedMatch play(Arena arena, Consumer<TuningStep> listener) {
        List<TriedPoint> tried = new Ntbea(parameters, Ntbea.EXPLORATION, seed)
                .run(trials, (point, number) -> meanOf(trial(point, number), arena), listener);
        Match<S, M> holdout = holdout(tried.get(0).point());
        return new TunedMatch(tried, holdout, arena.play(holdout));
    }

    /** The mean score of the candidate; none if the match was cancelled. */
    private static OptionalDouble meanOf(Match<?, ?> trial, Arena arena) {
        Score score = arena.play(trial).score();
        return score.games() < trial.games() ? OptionalDouble.empty() : OptionalDouble.of(score.mean());
    }

    Match<S, M> trial(Point point, int number) {
        return Match.of(candidates.apply(point), opponent, opening, 2 * pairs).withSeed(matchSeed(number + 1L));
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
