package io.mcts.games.einstein;

/**
 * All that is settled before the first throw: how both sides have placed their stones, and who begins. Immutable.
 *
 * @param red where red's stones stand
 * @param blue where blue's stones stand
 * @param firstPlayer who throws first, {@link EinStein#RED} or {@link EinStein#BLUE}
 */
public record Opening(SetUp red, SetUp blue, int firstPlayer) {

    /**
     * Checks who begins.
     *
     * @param red where red's stones stand
     * @param blue where blue's stones stand
     * @param firstPlayer who throws first
     * @throws IllegalArgumentException if it is neither red nor blue
     */
    public Opening {
        if (firstPlayer != EinStein.RED && firstPlayer != EinStein.BLUE) {
            throw new IllegalArgumentException("the first player is 0 (red) or 1 (blue), not " + firstPlayer);
        }
    }

    /**
     * The beginning of the game.
     *
     * @return a new state, in which the die is yet to be thrown
     */
    public EinStein state() {
        return EinStein.of(red, blue, firstPlayer);
    }
}
