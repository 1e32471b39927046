package io.mcts.games.go;

import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import java.util.random.RandomGenerator;

/**
 * Plays games of Go near the last moves: it saves its stones in atari, unless a ladder catches them, and captures beside the last move,
 * otherwise plays a good pattern around one of the last two, and otherwise as {@link EyePolicy}, but refuses half of the self-ataris and
 * all of six stones or more. Each of the first two is skipped once in ten times.
 *
 * <p>Source: S. Gelly, Y. Wang, R. Munos, O. Teytaud, <i>Modification of UCT with Patterns in Monte-Carlo Go</i>, INRIA 6062, 2006,
 * section 3.2.
 */
public record PatternPolicy() implements Policy<Go, GoMove> {

    @Override
    public GoMove choose(Go state, RandomGenerator random) {
        return state.rolloutMove(true, random);
    }

    @Override
    public void playOut(Go state, RandomGenerator random) {
        state.playOut(true, random, null);
    }

    @Override
    public void playOut(Go state, RandomGenerator random, PlayedMoves played) {
        state.playOut(true, random, played);
    }

    @Override
    public String toString() {
        return "patterns";
    }
}
