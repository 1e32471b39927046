package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Plays single games: on the calling thread, or on another machine. Used by several threads at once. */
@FunctionalInterface
public interface GameSite {

    /** The calling thread. */
    GameSite HERE = GameSite::playHere;

    /**
     * Plays a game of a contest, described by its {@linkplain Contest#task task}; empty if {@code isOver} says that it is no longer wanted.
     * Deterministic, except for times, if the agents are for equal seeds.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    Optional<GameRecord> play(Contest<?, ?, ?> contest, int game, BooleanSupplier isOver) throws InterruptedException;

    private static <S extends GameState<S, M>, M extends Move> Optional<GameRecord> playHere(
            Contest<S, M, ?> contest, int game, BooleanSupplier isOver) {
        List<Entrant<S, M>> players =
                contest.seats(game).stream().map(contest.entrants()::get).toList();
        return contest.task(game).play(players, contest.opening(), contest.adjudication(), isOver);
    }
}
