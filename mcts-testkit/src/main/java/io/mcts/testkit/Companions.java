package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What comes with a game as objects of their own.
 *
 * @param heuristics of the game, perhaps none
 * @param notation of the game, if it has one
 */
record Companions<S extends GameState<S, M>, M extends Move>(
        List<Claimed<S>> heuristics, @Nullable Notation<S, M> notation) {

    /**
     * A heuristic and what it claims.
     *
     * @param heuristic estimates the states of the game
     * @param end what it claims of the end
     */
    record Claimed<S>(Heuristic<? super S> heuristic, EndClaim end) {}

    Companions {
        heuristics = List.copyOf(heuristics);
    }

    static <S extends GameState<S, M>, M extends Move> Companions<S, M> none() {
        return new Companions<>(List.of(), null);
    }

    Companions<S, M> with(Heuristic<? super S> heuristic, EndClaim end) {
        List<Claimed<S>> more = new ArrayList<>(heuristics);
        more.add(new Claimed<>(heuristic, end));
        return new Companions<>(more, notation);
    }

    Companions<S, M> with(Notation<S, M> other) {
        return new Companions<>(heuristics, other);
    }
}
