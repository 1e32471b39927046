package io.mcts.examples.contest;

import io.mcts.arena.Opening;
import io.mcts.examples.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Optional;

/** The positions with which the games of a contest begin. */
public final class Openings {

    private Openings() {}

    /**
     * A beginning and random moves after it.
     *
     * @param start a written position; where there is none, the beginning of the game
     * @param plies how many random moves, 0 or more
     * @throws IllegalArgumentException if the text is no position of the game
     * @throws IllegalStateException if no game lasts for so many moves
     */
    public static <S extends GameState<S, M>, M extends Move> Opening<S, M> of(
            Game<S, M> game, Optional<String> start, int plies) {
        start.ifPresent(game.notation()::parse);
        Opening<S, M> beginning = random -> start.map(game.notation()::parse).orElseGet(() -> game.initial(random));
        Opening<S, M> opening = beginning.writtenIn(game.notation()).withRandomPlies(plies);
        opening.open(Xoroshiro128PlusPlus.of(1));
        return opening;
    }
}
