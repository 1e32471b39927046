package io.mcts.arena;

import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.arena.statistics.Sprt;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Counts the games of a match. */
final class MatchTally implements Tally<MatchResult> {

    private final Optional<Sprt> test;
    private final Faults faults = new Faults();
    private Score score = Score.NONE;
    private PairedScore pairs = PairedScore.NONE;
    private Score firstPlayer = Score.NONE;
    private Effort a = Effort.NONE;
    private Effort b = Effort.NONE;
    private Plies plies = Plies.NONE;

    /** The first game of a pair whose second is still to come. */
    private @Nullable GameRecord single;

    MatchTally(Optional<Sprt> test) {
        this.test = test;
    }

    @Override
    public void add(GameRecord game) {
        int playerOfA = game.number() % 2;
        Score result = result(game, playerOfA);
        score = score.plus(result);
        firstPlayer = firstPlayer.plus(result(game, 0));
        a = a.plus(Effort.of(game, playerOfA));
        b = b.plus(Effort.of(game, 1 - playerOfA));
        plies = plies.plus(game.plies());
        faults.add(game);
        if (playerOfA == 0) {
            single = game;
        } else if (single != null && single.number() == game.number() - 1) {
            pairs = pairs.plus(PairedScore.ofPair(result(single, 0).mean(), result.mean()));
        }
    }

    private static Score result(GameRecord game, int player) {
        return Score.of(game.rewards().get(player), game.rewards().get(1 - player));
    }

    @Override
    public boolean isDecided() {
        return test.isPresent() && test.get().verdict(pairs) != Sprt.Verdict.UNDECIDED;
    }

    @Override
    public MatchResult result() {
        return new MatchResult(score, pairs, firstPlayer, a, b, plies, faults.descriptions());
    }
}
