package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A game of a {@link Contest} to be played: plain values that, with the same entrants and opening, determine the game on any machine.
 *
 * @param number its number in the contest, from 0
 * @param names the names of the entrants, by player
 * @param seeds the seeds of their agents, by player
 * @param sharedSeed the seed of the random numbers that the games of a set share: those of the opening, and after it of the dice
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

    /** Whether a game is the one that this task asks for. */
    public boolean isDoneBy(GameRecord game) {
        return number == game.number() && names.equals(game.entrants()) && seeds.equals(game.seeds());
    }

    /**
     * Plays the game.
     *
     * @param players who plays, by player, or as many teams as divide the number of players, which take turns to have one; they have the
     *     names of the task whatever they are called themselves
     * @param opening that of the contest
     * @param isOver whether the game is no longer wanted; asked before each move
     * @return the game, or nothing if it was no longer wanted
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
