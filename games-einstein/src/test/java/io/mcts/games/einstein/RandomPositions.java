package io.mcts.games.einstein;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Positions for tests, drawn by {@link SecondRules}: any stones on any cells, nobody in the corner that he must reach. */
public final class RandomPositions {

    private RandomPositions() {}

    /**
     * A position with a number of stones each side, in which the game is not over.
     *
     * @param random the only source of randomness
     * @param red how many stones red has, from 1 to 6
     * @param blue how many stones blue has, from 1 to 6
     * @param thrown whether the die is thrown
     */
    public static String draw(Random random, int red, int blue, boolean thrown) {
        int[] cells = new int[SecondRules.STONES];
        do {
            Arrays.fill(cells, SecondRules.GONE);
            List<Integer> free = shuffled(25, random);
            place(cells, 0, red, free, random);
            place(cells, 6, blue, free, random);
        } while (SecondRules.winner(cells) >= 0);
        return SecondRules.format(
                new SecondRules.Position(cells, random.nextInt(2), thrown ? 1 + random.nextInt(6) : 0));
    }

    private static void place(int[] cells, int firstStone, int count, List<Integer> free, Random random) {
        for (int stone : shuffled(6, random).subList(0, count)) {
            cells[firstStone + stone] = free.remove(free.size() - 1);
        }
    }

    private static List<Integer> shuffled(int count, Random random) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add(i);
        }
        Collections.shuffle(numbers, random);
        return numbers;
    }
}
