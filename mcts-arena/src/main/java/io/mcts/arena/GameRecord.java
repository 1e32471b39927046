package io.mcts.arena;

import io.mcts.arena.statistics.Score;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game that was played, from the first move to the last, with all that is needed to play it again.
 *
 * @param number its number in its {@link Contest}, from 0
 * @param entrants the names of the entrants, by player
 * @param seeds the seeds of their agents, by player
 * @param start the position with which it began, written
 * @param turns the moves, outcomes of chance included
 * @param rewards what each player got, payoffs scaled to [0, 1]; after a fault 0 for the player who made it and 1 for the
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
     * What the players got in a state that is terminal: payoffs scaled to [0, 1] by the game's least and greatest payoff.
     *
     * @throws IllegalStateException if a payoff is outside the range that the game declares
     */
    public static List<Double> rewardsOf(GameState<?, ?> end) {
        return IntStream.range(0, end.playerCount())
                .mapToObj(player -> reward(end, player))
                .toList();
    }

    private static double reward(GameState<?, ?> end, int player) {
        double reward = (end.payoff(player) - end.minPayoff()) / (end.maxPayoff() - end.minPayoff());
        if (!(reward >= 0 && reward <= 1)) {
            throw new IllegalStateException("the payoff of player " + player + " is " + end.payoff(player)
                    + ", outside the declared range [" + end.minPayoff() + ", " + end.maxPayoff() + "], in " + end);
        }
        return reward;
    }

    /** How many moves the players made: the turns without outcomes of chance. */
    public int plies() {
        return (int)
                turns.stream().filter(turn -> turn.player() != GameState.CHANCE).count();
    }

    /** The score of one player against another. */
    Score score(int player, int other) {
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
