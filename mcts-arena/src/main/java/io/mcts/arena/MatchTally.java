package io.mcts.arena;

import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.arena.statistics.Sprt;
import java.util.Optional;

/** Counts the games of a match. */
final class MatchTally implements Tally<MatchResult> {

    private final Optional<Sprt> test;
    private final Faults faults = new Faults();
    private final Pair pair = new Pair();
    private Score score = Score.NONE;
    private PairedScore pairs = PairedScore.NONE;
    private Score firstPlayer = Score.NONE;
    private Effort a = Effort.NONE;
    private Effort b = Effort.NONE;
    private Plies plies = Plies.NONE;

    /** Of the test after the last whole pair. */
    private boolean isDecided;

    MatchTally(Optional<Sprt> test) {
        this.test = test;
    }

    @Override
    public void add(GameRecord game) {
        int playerOfA = game.number() % 2;
        score = score.plus(game.score(playerOfA, 1 - playerOfA));
        firstPlayer = firstPlayer.plus(game.score(0, 1));
        a = a.plus(Effort.of(game, playerOfA));
        b = b.plus(Effort.of(game, 1 - playerOfA));
        plies = plies.plus(game.plies());
        faults.add(game);
        pairs = pairs.plus(pair.add(game));
        isDecided = test.isPresent() && test.get().verdict(pairs) != Sprt.Verdict.UNDECIDED;
    }

    @Override
    public boolean isDecided() {
        return isDecided;
    }

    @Override
    public MatchResult result() {
        return new MatchResult(score, pairs, firstPlayer, a, b, plies, faults.descriptions());
    }
}
