package com.example.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.selection.Ucb1;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwentyFortyEightTest {

    private static final double DISCOUNT = 0.9;

    /** The two of a pair that are nearer to the side meet first, and what a slide has made does not meet again. */
    @ParameterizedTest
    @CsvSource({
        "2 2 2 2, 4 4 0 0, 8",
        "2 2 2 0, 4 2 0 0, 4",
        "4 2 2 0, 4 4 0 0, 4",
        "4 4 8 16, 8 8 16 0, 8",
        "0 2 0 2, 4 0 0 0, 4",
        "2 0 4 2, 2 4 2 0, 0",
        "1024 1024 0 0, 2048 0 0 0, 2048"
    })
    void aRowSlides(String before, String after, int points) {
        int[] row = ints(before);
        List<Integer> expected = IntStream.of(ints(after)).boxed().toList();
        assertSlide(row, TileMove.LEFT, new int[] {0, 1, 2, 3}, expected, points);
        assertSlide(row, TileMove.RIGHT, new int[] {3, 2, 1, 0}, expected, points);
        assertSlide(row, TileMove.UP, new int[] {0, 4, 8, 12}, expected, points);
        assertSlide(row, TileMove.DOWN, new int[] {13, 9, 5, 1}, expected, points);
    }

    private static int[] ints(String text) {
        return List.of(text.split(" ")).stream().mapToInt(Integer::parseInt).toArray();
    }

    private static void assertSlide(int[] row, TileMove direction, int[] places, List<Integer> expected, int points) {
        int[] tiles = new int[16];
        for (int i = 0; i < places.length; i++) {
            tiles[places[i]] = row[i];
        }
        TwentyFortyEight state = TwentyFortyEight.of(11, DISCOUNT, tiles);
        state.play(direction);
        List<Integer> slid =
                IntStream.of(places).mapToObj(place -> state.tiles().get(place)).toList();
        assertEquals(expected, slid);
        assertEquals(points, state.reward(0));
        assertEquals(DISCOUNT, state.discount());
    }

    /**
     * 70 in the game to 8, one of which stands for all wins and one for all losses, and 57 to 32 besides these two, where those that are
     * turned or reflected count once (J. Lees-Miller, The Mathematics of 2048: Optimal Play with Markov Decision Processes, 2018, and
     * Counting States by Exhaustive Enumeration, 2017).
     */
    @Test
    void theSmallestBoardHasThePublishedNumberOfStates() {
        assertEquals(70 - 2, goingOn(3).size());
        assertEquals(
                57,
                goingOn(5).stream()
                        .map(TwentyFortyEightTest::canonical)
                        .distinct()
                        .count());
    }

    private static Set<List<Integer>> goingOn(int goal) {
        Set<List<Integer>> boards = new HashSet<>();
        collect(new TwentyFortyEight(2, goal, 1), new HashSet<>(), boards);
        return boards;
    }

    private static void collect(TwentyFortyEight state, Set<String> seen, Set<List<Integer>> boards) {
        if (!seen.add(state.toString())) {
            return;
        }
        if (!state.isTerminal() && state.currentPlayer() == 0) {
            boards.add(state.tiles());
        }
        state.legalMoves().forEach(move -> collect(after(state, move), seen, boards));
    }

    private static TwentyFortyEight after(TwentyFortyEight state, TileMove move) {
        TwentyFortyEight after = state.copy();
        after.play(move);
        return after;
    }

    /** The first by the alphabet of the eight that a board of two by two cells becomes when it is turned and reflected. */
    private static String canonical(List<Integer> board) {
        int[] circle = {board.get(0), board.get(1), board.get(3), board.get(2)};
        return IntStream.range(0, 8)
                .mapToObj(i -> IntStream.range(0, 4)
                        .mapToObj(k -> Integer.toString(circle[(i < 4 ? i + k : i + 4 - k) % 4]))
                        .collect(Collectors.joining(" ")))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** 1, 0.96 and 0.08 for the tiles 8, 16 and 32 (Lees-Miller, 2018). */
    @Test
    void theSmallestBoardIsWonWithThePublishedProbabilities() {
        assertEquals(1, chanceToWin(new TwentyFortyEight(2, 3, 1), new HashMap<>()), 1e-12);
        assertEquals(0.96, chanceToWin(new TwentyFortyEight(2, 4, 1), new HashMap<>()), 0.005);
        assertEquals(0.08, chanceToWin(new TwentyFortyEight(2, 5, 1), new HashMap<>()), 0.005);
    }

    private static double chanceToWin(TwentyFortyEight state, Map<String, Double> known) {
        Double before = known.get(state.toString());
        if (before != null) {
            return before;
        }
        double chance = state.isWon() ? 1 : 0;
        for (TileMove move : state.legalMoves()) {
            double next = chanceToWin(after(state, move), known);
            chance = state.currentPlayer() == GameState.CHANCE
                    ? chance + state.probability(move) * next
                    : Math.max(chance, next);
        }
        known.put(state.toString(), chance);
        return chance;
    }

    @Test
    void theSearchChoosesWhatTheTableWould() {
        SlideTable table = new SlideTable(32, DISCOUNT);
        Set<String> looked = new HashSet<>();
        for (List<Integer> board : goingOn(5)) {
            if (!looked.add(canonical(board))) {
                continue;
            }
            TileMove best = search(5, board, 0.4).bestMove();
            double chosen = table.value(board, best.toString()).orElseThrow();
            assertEquals(table.value(board), chosen, 0.5, best + " in " + board);
        }
    }

    /** The mean counts the worse slides that were tried, and so is a little low. */
    @Test
    void theSearchComesNearTheExactValues() {
        SlideTable table = new SlideTable(8, DISCOUNT);
        for (List<Integer> board : goingOn(3)) {
            double exact = table.value(board);
            double found = search(3, board, 0.1).value() * new TwentyFortyEight(2, 3, DISCOUNT).maxPayoff();
            assertTrue(found > 0.93 * exact && found < 1.03 * exact, found + " for " + exact + " of " + board);
        }
    }

    private static SearchResult<TileMove> search(int goal, List<Integer> board, double exploration) {
        int[] tiles = board.stream().mapToInt(Integer::intValue).toArray();
        return Mcts.of(TwentyFortyEight.class)
                .selection(Ucb1.of(exploration))
                .seed(1)
                .build()
                .search(TwentyFortyEight.of(goal, DISCOUNT, tiles), Budget.iterations(3_000));
    }

    /** The difference of two means of 15 games, with an interval of 95 % by their variances. */
    @Test
    void theSearchGetsMorePointsThanTheGreedyPlayerWhoGetsMoreThanChance() {
        Mcts<TwentyFortyEight, TileMove> mcts =
                Mcts.of(TwentyFortyEight.class).selection(Ucb1.of(0.05)).seed(1).build();
        double[] searched = points((state, random) -> mcts.withSeed(random.nextLong())
                .search(state, Budget.iterations(50))
                .bestMove());
        double[] greedy = points((state, random) -> state.legalMoves().stream()
                .max(Comparator.comparingDouble(move -> after(state, move).reward(0)))
                .orElseThrow());
        double[] uniform = points(GameState::randomMove);
        assertTrue(leastGain(searched, greedy) > 0, "search against greedy: " + leastGain(searched, greedy));
        assertTrue(leastGain(greedy, uniform) > 0, "greedy against chance: " + leastGain(greedy, uniform));
    }

    /** What a player gets in each of some games on nine cells. */
    private static double[] points(BiFunction<TwentyFortyEight, RandomGenerator, TileMove> player) {
        return IntStream.range(0, 15)
                .mapToDouble(game -> {
                    RandomGenerator random = Xoroshiro128PlusPlus.of(game);
                    TwentyFortyEight state = new TwentyFortyEight(3, 7, 0.98);
                    double points = 0;
                    while (!state.isTerminal()) {
                        boolean isChance = state.currentPlayer() == GameState.CHANCE;
                        state.play(isChance ? state.randomMove(random) : player.apply(state, random));
                        points += state.reward(0);
                    }
                    return points;
                })
                .toArray();
    }

    private static double leastGain(double[] better, double[] worse) {
        double error = Math.sqrt(squaredError(better) + squaredError(worse));
        return mean(better) - mean(worse) - 1.96 * error;
    }

    private static double mean(double[] numbers) {
        return IntStream.range(0, numbers.length)
                .mapToDouble(i -> numbers[i])
                .average()
                .orElseThrow();
    }

    private static double squaredError(double[] numbers) {
        double mean = mean(numbers);
        double squares = IntStream.range(0, numbers.length)
                .mapToDouble(i -> (numbers[i] - mean) * (numbers[i] - mean))
                .sum();
        return squares / (numbers.length - 1) / numbers.length;
    }
}
