package io.mcts.arena.result;

/** The lengths of games in moves, without chance outcomes; least and most are 0 without games. */
public record GameLengths(int games, long sum, int least, int most) {

    /** No games. */
    public static final GameLengths NONE = new GameLengths(0, 0, 0, 0);

    /** These lengths and one more game. */
    public GameLengths plus(int plies) {
        return new GameLengths(
                games + 1, sum + plies, games == 0 ? plies : Math.min(least, plies), Math.max(most, plies));
    }

    /** The mean length; 0 without games. */
    public double mean() {
        return games == 0 ? 0 : (double) sum / games;
    }
}
