package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The place where single games are played: the calling thread, or another machine for which it waits. Used by several threads at once. */
@FunctionalInterface
public interface GameSite {

    /** The calling thread. */
    GameSite HERE = GameSite::playHere;

    /**
     * Plays a game of a contest. If the agents play alike for equal seeds, the same game has the same record each time, except for the
     * times of moves.
     *
     * @param contest the contest, the {@linkplain Contest#task task} of whose game says what to play
     * @param game the number of the game
     * @param isOver whether the game is no longer wanted; to be asked now and then
     * @return the game, or nothing if it was no longer wanted
     * @throws InterruptedException if the thread is interrupted while it waits: the game is no longer wanted
     */
    Optional<GameRecord> play(Contest<?, ?, ?> contest, int game, BooleanSupplier isOver) throws InterruptedException;

    private static <S extends GameState<S, M>, M extends Move> Optional<GameRecord> playHere(
            Contest<S, M, ?> contest, int game, BooleanSupplier isOver) {
        List<Entrant<S, M>> players =
                contest.seats(game).stream().map(contest.entrants()::get).toList();
        return contest.task(game).play(players, contest.opening(), contest.adjudication(), isOver);
    }
}
