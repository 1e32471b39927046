package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A game of a {@link Contest} to be played: with the same entrants and opening, it determines the game on any machine. Names and seeds are
 * by player.
 *
 * @param sharedSeed the seed that the games of a set share, of the opening and of chance
 */
public record GameTask(int number, List<String> names, List<Long> seeds, long sharedSeed) {

    public GameTask {
        names = List.copyOf(names);
        seeds = List.copyOf(seeds);
        if (names.size() != seeds.size()) {
            throw new IllegalArgumentException(
                    "game " + number + " has a seed for each of " + names + ", not " + seeds);
        }
    }

    /** Whether a recorded game is the one of this task. */
    public boolean isDoneBy(GameRecord game) {
        return number == game.number() && names.equals(game.entrants()) && seeds.equals(game.seeds());
    }

    /**
     * Plays the game.
     *
     * @param players the entrants by player, or as many teams as divide the number of players; the task names them
     * @param isOver whether the game is no longer wanted; asked before each move
     * @return the game; empty if it was no longer wanted
     * @throws IllegalArgumentException if the game has another number of players
     * @throws IllegalStateException if the opening cannot begin a game
     */
    public <S extends GameState<S, M>, M extends Move> Optional<GameRecord> play(
            List<Entrant<S, M>> players, Opening<S, M> opening, BooleanSupplier isOver) {
        return play(players, opening, Adjudication.NONE, isOver);
    }

    /** Plays the game, which may end early. */
    <S extends GameState<S, M>, M extends Move> Optional<GameRecord> play(
            List<Entrant<S, M>> players, Opening<S, M> opening, Adjudication adjudication, BooleanSupplier isOver) {
        return new GameRunner<>(this, players, opening, adjudication).play(isOver);
    }
}
