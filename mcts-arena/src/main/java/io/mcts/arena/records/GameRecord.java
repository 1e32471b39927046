package io.mcts.arena.records;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.statistics.Score;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.Optional;

/**
 * A game that was played, from the first move to the last, with all that is needed to play it again.
 *
 * @param number its number in its contest, from 0
 * @param entrants the names of the entrants, by player
 * @param seeds the seeds of their agents, by player
 * @param start the position with which it began, written
 * @param turns the moves, outcomes of chance included
 * @param rewards what each player got, from 0 to 1 ({@link #rewardsOf}); after a fault 0 for the player who made it and 1 for the
 *     others
 * @param fault how it was lost other than on the board, if it was
 */
public record GameRecord(
        int number,
        List<String> entrants,
        List<Long> seeds,
        String start,
        List<Turn> turns,
        List<Double> rewards,
        Optional<Fault> fault) {

    public GameRecord {
        entrants = List.copyOf(entrants);
        seeds = List.copyOf(seeds);
        turns = List.copyOf(turns);
        rewards = List.copyOf(rewards);
        int players = entrants.size();
        if (seeds.size() != players || rewards.size() != players) {
            throw new IllegalArgumentException("game " + number + " has a seed and a reward for each of " + players
                    + " players, not " + seeds + " and " + rewards);
        }
        if (!rewards.stream().allMatch(reward -> reward >= 0 && reward <= 1)) {
            throw new IllegalArgumentException("rewards are from 0 to 1, not " + rewards + ", in game " + number);
        }
        if (fault.isPresent() && (fault.get().player() < 0 || fault.get().player() >= players)) {
            throw new IllegalArgumentException("game " + number + " was lost by one of " + players + " players, not by "
                    + fault.get().player());
        }
    }

    /**
     * Returns the rewards of the players in a whole game, scaled to [0, 1] by the game's least and greatest payoff: the payoffs at its end,
     * or the returns of its first state if there are {@link StepRewards}.
     *
     * @param start the first state, which is left as it is
     * @param moves all moves, outcomes of chance included; the last one ends the game
     * @throws IllegalStateException if a payoff or return is outside the range that the game declares
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

    /** Returns the number of moves that the players made: the turns without outcomes of chance. */
    public int plies() {
        return (int)
                turns.stream().filter(turn -> turn.player() != GameState.CHANCE).count();
    }

    /** The score of one player against another. */
    public Score score(int player, int other) {
        return Score.of(rewards.get(player), rewards.get(other));
    }

    /**
     * Plays the moves again on the board.
     *
     * @return the state after the last move
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
