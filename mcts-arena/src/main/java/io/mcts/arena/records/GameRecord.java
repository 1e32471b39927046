package io.mcts.arena.records;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.internal.Returns;
import io.mcts.arena.statistics.Score;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.Optional;

/**
 * A finished game, with all that is needed to replay it; seats are by player.
 *
 * @param number its number in its contest, from 0
 * @param turns the moves, chance outcomes included
 */
public record GameRecord(int number, List<Seat> seats, String start, List<Turn> turns, Optional<Fault> fault) {

    public GameRecord {
        seats = List.copyOf(seats);
        turns = List.copyOf(turns);
        int players = seats.size();
        if (fault.isPresent() && (fault.get().player() < 0 || fault.get().player() >= players)) {
            throw new IllegalArgumentException("game " + number + " was lost by one of " + players + " players, not by "
                    + fault.get().player());
        }
    }

    /** Returns the names of the entrants, by player. */
    public List<String> entrants() {
        return seats.stream().map(Seat::entrant).toList();
    }

    /** Returns the seeds of the agents, by player. */
    public List<Long> seeds() {
        return seats.stream().map(Seat::seed).toList();
    }

    /** Returns the rewards, by player. */
    public List<Double> rewards() {
        return seats.stream().map(Seat::reward).toList();
    }

    /**
     * Returns the rewards by player of a whole game, scaled to [0, 1] by the payoff range: the payoffs, or the returns if there are {@link
     * StepRewards}.
     *
     * @param start the first state, left unchanged
     * @param moves all moves, chance outcomes included; the last one ends the game
     * @throws IllegalStateException if a payoff or return is outside the declared range
     */
    public static <S extends GameState<S, M>, M extends Move> List<Double> rewardsOf(S start, List<M> moves) {
        S state = start.copy();
        Returns returns = new Returns(state);
        for (M move : moves) {
            state.play(move);
            returns.addStep();
        }
        return returns.rewards();
    }

    /** Returns the number of moves of players, without chance outcomes. */
    public int plies() {
        return (int)
                turns.stream().filter(turn -> turn.player() != GameState.CHANCE).count();
    }

    /** Returns the score of one player against another. */
    public Score score(int player, int other) {
        return Score.of(seats.get(player).reward(), seats.get(other).reward());
    }

    /**
     * Replays the moves and returns the final state.
     *
     * @throws IllegalArgumentException if the start or a move is not one of the game
     */
    public <S extends GameState<S, M>, M extends Move> S replay(Notation<S, M> notation) {
        S state = notation.parse(start);
        for (Turn turn : turns) {
            state.play(notation.parseMove(state, turn.move()));
        }
        return state;
    }
}
