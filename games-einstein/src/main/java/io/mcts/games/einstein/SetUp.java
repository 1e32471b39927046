package io.mcts.games.einstein;

import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The placement of a side's six stones in its corner before the game. Immutable.
 *
 * @param numbers the numbers 1 to 6 in the order of the start cells, such as {@code 123456}: for red {@code a5, b5, c5, a4, b4, a3}, for
 *     blue {@code e3, d2, e2, c1, d1, e1}
 */
public record SetUp(String numbers) {

    /** The start cells as red sees its own; blue's are their {@link Cells#opposite}, in reverse order. */
    private static final int[] CORNER = {1, 2, 3, 6, 7, 11};

    public SetUp {
        if (!numbers.matches("[1-6]{6}") || numbers.chars().distinct().count() != SixStones.COUNT) {
            throw new IllegalArgumentException(
                    "'" + numbers + "' is not a set-up: it is the numbers 1 to 6, each once, in the"
                            + " order of the start cells row by row from the top, such as 123456");
        }
    }

    /**
     * Returns the set-up of six numbers.
     *
     * @throws IllegalArgumentException if the numbers are not 1 to 6, each once
     */
    public static SetUp of(String numbers) {
        return new SetUp(numbers);
    }

    /** Draws one of the 720 set-ups uniformly. */
    public static SetUp random(RandomGenerator random) {
        char[] numbers = "123456".toCharArray();
        for (int i = numbers.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            char number = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = number;
        }
        return new SetUp(new String(numbers));
    }

    /** Returns null if a stone has left its start cell. */
    static @Nullable SetUp of(EinStein state, int player) {
        StringBuilder numbers = new StringBuilder();
        for (int n = 0; n < SixStones.COUNT; n++) {
            int found = SixStones.at(state.stones(player), cell(player, n));
            if (found == 0) {
                return null;
            }
            numbers.append(SixStones.number(SixStones.shiftAt(found)) + 1);
        }
        return new SetUp(numbers.toString());
    }

    @Override
    public String toString() {
        return numbers;
    }

    /** Returns the start cell of the n-th number, counted from 0, as the player sees it. */
    public static int cell(int player, int n) {
        return player == EinStein.RED ? CORNER[n] : CORNER[CORNER.length - 1 - n];
    }

    int stones(int player) {
        int stones = 0;
        for (int n = 0; n < SixStones.COUNT; n++) {
            stones = SixStones.with(stones, SixStones.BITS * (numbers.charAt(n) - '1'), cell(player, n));
        }
        return stones;
    }
}
