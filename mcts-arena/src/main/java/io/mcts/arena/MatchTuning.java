package io.mcts.arena;

import io.mcts.arena.tuning.Point;
import io.mcts.arena.tuning.Tuner;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.function.Function;

/**
 * A search for parameters with which an entrant plays well: each trial of the {@link Tuner} is a short match against an opponent, and
 * what is recommended in the end plays a longer match, the holdout, with seeds that no trial had. {@link Arena#tune} plays it.
 *
 * <pre>{@code
 * MatchTuning<S, M> tuning = MatchTuning.of(
 *         Tuner.of(TunedParameter.range("c", 0.1, 1.5, 15)), point -> search(point.value("c")), opponent, opening);
 * TunedMatch result = Arena.ofAllCores().tune(tuning, step -> {});
 * }</pre>
 *
 * <p>Everything random follows from the seed of the tuner. Immutable and thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class MatchTuning<S extends GameState<S, M>, M extends Move> {

    private static final int PAIRS = 2;
    private static final int HOLDOUT_GAMES = 400;

    private final Tuner tuner;
    private final Function<Point, Entrant<S, M>> candidates;
    private final Entrant<S, M> opponent;
    private final Opening<S, M> opening;
    private final int pairs;
    private final int holdoutGames;

    private MatchTuning(
            Tuner tuner,
            Function<Point, Entrant<S, M>> candidates,
            Entrant<S, M> opponent,
            Opening<S, M> opening,
            int pairs,
            int holdoutGames) {
        this.tuner = tuner;
        this.candidates = candidates;
        this.opponent = opponent;
        this.opening = opening;
        this.pairs = pairs;
        this.holdoutGames = holdoutGames;
    }

    /**
     * A tuning whose trials have two pairs of games, and whose holdout has 400 games.
     *
     * @param tuner what is tried, how often, and the seed
     * @param candidates makes the entrant that has the values of a point
     * @param opponent whom all of them play against
     * @param opening gives the positions to begin with
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the tuning
     */
    public static <S extends GameState<S, M>, M extends Move> MatchTuning<S, M> of(
            Tuner tuner, Function<Point, Entrant<S, M>> candidates, Entrant<S, M> opponent, Opening<S, M> opening) {
        return new MatchTuning<>(tuner, candidates, opponent, opening, PAIRS, HOLDOUT_GAMES);
    }

    /**
     * This tuning with longer or shorter trials.
     *
     * @param count the pairs of games of a trial, 1 or more
     * @return the tuning
     * @throws IllegalArgumentException if there is none
     */
    public MatchTuning<S, M> withPairs(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("a trial has 1 pair of games or more, not " + count);
        }
        return new MatchTuning<>(tuner, candidates, opponent, opening, count, holdoutGames);
    }

    /**
     * This tuning with another holdout.
     *
     * @param games the games of the match in the end, 1 or more
     * @return the tuning
     * @throws IllegalArgumentException if there is none
     */
    public MatchTuning<S, M> withHoldout(int games) {
        if (games < 1) {
            throw new IllegalArgumentException("the holdout has 1 game or more, not " + games);
        }
        return new MatchTuning<>(tuner, candidates, opponent, opening, pairs, games);
    }

    /**
     * What is tried, and how often.
     *
     * @return the tuner
     */
    public Tuner tuner() {
        return tuner;
    }

    /** The match that is a trial. */
    Match<S, M> trial(Point point, int number) {
        return Match.of(candidates.apply(point), opponent, opening, 2 * pairs)
                .withSeed(Seeds.mix(tuner.seed(), number + 1L));
    }

    /** The match with which a point is measured. */
    Match<S, M> holdout(Point point) {
        return Match.of(candidates.apply(point), opponent, opening, holdoutGames)
                .withSeed(Seeds.mix(tuner.seed(), 0));
    }
}
