package io.mcts.games.einstein;

import org.jspecify.annotations.Nullable;

/**
 * All that is settled before the first throw: how both sides have placed their stones, and who begins. Immutable.
 *
 * @param red where red's stones stand
 * @param blue where blue's stones stand
 * @param firstPlayer who rolls first, {@link EinStein#RED} or {@link EinStein#BLUE}
 */
public record EinSteinOpening(SetUp red, SetUp blue, int firstPlayer) {

    /**
     * Checks who begins.
     *
     * @throws IllegalArgumentException if it is neither red nor blue
     */
    public EinSteinOpening {
        if (firstPlayer != EinStein.RED && firstPlayer != EinStein.BLUE) {
            throw new IllegalArgumentException("the first player is 0 (red) or 1 (blue), not " + firstPlayer);
        }
    }

    /**
     * The opening from which a game begins.
     *
     * @param start a position in which every stone stands where a game begins and the die is yet to be rolled
     * @return the opening, the {@link #state} of which is equal to the position
     * @throws IllegalArgumentException if the position is another one
     */
    public static EinSteinOpening of(EinStein start) {
        @Nullable SetUp red = SetUp.of(start, EinStein.RED);
        @Nullable SetUp blue = SetUp.of(start, EinStein.BLUE);
        if (red == null || blue == null || start.die() != 0) {
            throw new IllegalArgumentException("no game begins with '" + start
                    + "': at the beginning all stones stand in their corners and the die is yet to be rolled");
        }
        return new EinSteinOpening(red, blue, start.nextPlayer());
    }

    /**
     * The beginning of the game.
     *
     * @return a new state, in which the die is yet to be rolled
     */
    public EinStein state() {
        return EinStein.of(red, blue, firstPlayer);
    }
}
