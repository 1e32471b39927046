package io.mcts.games.einstein;

import org.jspecify.annotations.Nullable;

/** The stones as both sides have placed them, and the first player, {@link EinStein#RED} or {@link EinStein#BLUE}. */
public record EinSteinOpening(SetUp red, SetUp blue, int firstPlayer) {

    public EinSteinOpening {
        if (firstPlayer != EinStein.RED && firstPlayer != EinStein.BLUE) {
            throw new IllegalArgumentException("the first player is 0 (red) or 1 (blue), not " + firstPlayer);
        }
    }

    /**
     * Returns the opening of a game from its beginning.
     *
     * @throws IllegalArgumentException if a stone has moved or the die is rolled
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

    /** Returns a new state of the beginning, in which the die is yet to be rolled. */
    public EinStein state() {
        return EinStein.of(red, blue, firstPlayer);
    }
}
