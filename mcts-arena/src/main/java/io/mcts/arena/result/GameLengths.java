package io.mcts.arena.result;

/**
 * The lengths of games: the moves of all players, outcomes of chance left out.
 *
 * @param games how many games
 * @param sum the moves of all of them
 * @param least the moves of the shortest; 0 without games
 * @param most the moves of the longest; 0 without games
 */
public record GameLengths(int games, long sum, int least, int most) {

    /** No game yet. */
    public static final GameLengths NONE = new GameLengths(0, 0, 0, 0);

    /** These and one more game. */
    public GameLengths plus(int plies) {
        return new GameLengths(
                games + 1, sum + plies, games == 0 ? plies : Math.min(least, plies), Math.max(most, plies));
    }

    /** The mean length; 0 without games. */
    public double mean() {
        return games == 0 ? 0 : (double) sum / games;
    }
}
