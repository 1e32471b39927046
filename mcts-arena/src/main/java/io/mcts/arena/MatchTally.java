package io.mcts.arena;

import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.arena.statistics.Sprt;
import java.util.Optional;

/** Counts the games of a match. */
final class MatchTally extends Tally<MatchResult> {

    private final Optional<Sprt> test;
    private Score score = Score.NONE;
    private PairedScore pairs = PairedScore.NONE;
    private Score firstPlayer = Score.NONE;
    private Effort a = Effort.NONE;
    private Effort b = Effort.NONE;

    /** By the test after the last whole pair. */
    private boolean isDecided;

    MatchTally(Optional<Sprt> test) {
        this.test = test;
    }

    @Override
    void add(GameRecord game) {
        super.add(game);
        int playerOfA = game.number() % 2;
        score = score.plus(game.score(playerOfA, 1 - playerOfA));
        pairs = pairs.plus(pair(game));
        firstPlayer = firstPlayer.plus(game.score(0, 1));
        a = a.plus(Effort.of(game, playerOfA));
        b = b.plus(Effort.of(game, 1 - playerOfA));
        isDecided = test.isPresent() && test.get().verdict(pairs) != Sprt.Verdict.UNDECIDED;
    }

    @Override
    boolean isDecided() {
        return isDecided;
    }

    @Override
    MatchResult result() {
        return new MatchResult(score, pairs, firstPlayer, a, b, plies(), faults());
    }
}
