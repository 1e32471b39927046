package io.mcts.testkit;

import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.TreePosition;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Generates small games: {@link GameTree}s with random moves, turns, dice and payoffs, in which many paths lead to the same position.
 *
 * <pre>{@code
 * GameTree game = RandomGameTrees.any().withPlayers(3, 3).of(seed);
 * }</pre>
 *
 * <p>The same settings and seed make the same game, on every JVM. Any player may be to move in any position, so a player
 * may have several turns in a row, or none at all. Outcomes of chance have probabilities in eighths, mostly uneven. For
 * properties there is {@link GameTreeArbitrary}, which shrinks the games to smaller ones.
 *
 * <p>Immutable.
 *
 * @param players how many players a game has
 * @param moves how many moves, outcomes counted, the longest way to an end has; other ways may be shorter
 * @param mostBranches the most moves of a position, from 1 to 8
 * @param chance the share of the positions in which chance is to move, from 0 to 1
 * @param dice the share of the ends that are behind a die that pays, in quarters, the first or the last of the payoffs; from 0 to 1
 * @param payoffs what ends pay, in ascending order
 * @param hasOpposedPlayers whether in games of two players one gets what the other does not
 * @param margin by how much the range of payoffs that a game declares is wider at both ends than what it pays, not negative
 */
public record RandomGameTrees(
        Count players,
        Count moves,
        int mostBranches,
        double chance,
        double dice,
        List<Double> payoffs,
        boolean hasOpposedPlayers,
        double margin) {

    private static final int MOST_BRANCHES = 8;
    private static final double EIGHTH = 1 / 8.0;
    private static final int QUARTERS = 4;

    /** How many different positions there are at each distance from the end. */
    private static final int WIDTH = 4;

    /** The share of the positions in which the game ends early. */
    private static final double EARLY_ENDS = 0.2;

    /**
     * A number that is drawn.
     *
     * @param fewest the least, 1 or more
     * @param most the greatest
     */
    public record Count(int fewest, int most) {

        private void requireNumbersOf(String what) {
            require(fewest >= 1 && fewest <= most, what + " are 1 or more");
        }

        private int draw(RandomGenerator random) {
            return between(fewest, most, random);
        }
    }

    public RandomGameTrees {
        payoffs = payoffs.stream().sorted().distinct().toList();
        players.requireNumbersOf("players");
        moves.requireNumbersOf("moves");
        require(mostBranches >= 1 && mostBranches <= MOST_BRANCHES, "a position has from 1 to 8 moves");
        require(chance >= 0 && chance <= 1 && dice >= 0 && dice <= 1, "shares are from 0 to 1");
        require(payoffs.size() > 1, "there are two payoffs or more");
        require(margin >= 0, "the margin is 0 or more");
    }

    private static void require(boolean holds, String demand) {
        if (!holds) {
            throw new IllegalArgumentException(demand);
        }
    }

    /**
     * Games of all kinds: one to three players, up to five moves, four in a position at most, chance in a quarter of the positions,
     * payoffs from 0 to 10 that need not sum to anything.
     *
     * @return the settings to begin with
     */
    public static RandomGameTrees any() {
        return new RandomGameTrees(
                new Count(1, 3), new Count(1, 5), 4, 0.25, 0, List.of(0.0, 1.0, 2.5, 5.0, 7.0, 10.0), false, 0);
    }

    /**
     * Games whose best moves stand out, so that a search finds them soon: one player or two opposed ones, up to three moves and
     * a die, three moves in a position at most. Moves are equal in value or differ by a reward from 0.1 to 0.4: no difference is so
     * small that it takes long to be seen, and none so large that a move that looked bad at first is not tried again in time.
     *
     * @return the settings
     */
    public static RandomGameTrees clear() {
        return new RandomGameTrees(
                new Count(1, 2), new Count(1, 3), 3, 0, 0.5, List.of(3.0, 4.0, 5.0, 6.0, 7.0), true, 3);
    }

    /**
     * These settings with other numbers of players.
     *
     * @param fewest the fewest, 1 or more
     * @param most the most
     * @return the settings
     */
    public RandomGameTrees withPlayers(int fewest, int most) {
        return new RandomGameTrees(
                new Count(fewest, most), moves, mostBranches, chance, dice, payoffs, hasOpposedPlayers, margin);
    }

    /**
     * These settings with two opposed players at most: what one gets the other does not.
     *
     * @return the settings
     */
    public RandomGameTrees withOpposedPlayers() {
        Count two = new Count(Math.min(2, players.fewest()), Math.min(2, players.most()));
        return new RandomGameTrees(two, moves, mostBranches, chance, dice, payoffs, true, margin);
    }

    /**
     * These settings with other lengths.
     *
     * @param fewest the fewest moves of the longest way to an end, 1 or more
     * @param most the most
     * @return the settings
     */
    public RandomGameTrees withMoves(int fewest, int most) {
        return new RandomGameTrees(
                players, new Count(fewest, most), mostBranches, chance, dice, payoffs, hasOpposedPlayers, margin);
    }

    /**
     * These settings with another number of moves in a position.
     *
     * @param most the most, from 1 to 8
     * @return the settings
     */
    public RandomGameTrees withBranches(int most) {
        return new RandomGameTrees(players, moves, most, chance, dice, payoffs, hasOpposedPlayers, margin);
    }

    /**
     * These settings with more chance, or less.
     *
     * @param share in what share of the positions chance is to move, from 0 to 1
     * @return the settings
     */
    public RandomGameTrees withChance(double share) {
        return new RandomGameTrees(players, moves, mostBranches, share, dice, payoffs, hasOpposedPlayers, margin);
    }

    /**
     * These settings with other payoffs.
     *
     * @param values what ends pay, two or more that differ
     * @return the settings
     */
    public RandomGameTrees withPayoffs(double... values) {
        List<Double> others = Arrays.stream(values).boxed().toList();
        return new RandomGameTrees(players, moves, mostBranches, chance, dice, others, hasOpposedPlayers, margin);
    }

    /**
     * Generates a game.
     *
     * @param seed any number
     * @return the game, at its beginning
     */
    public GameTree of(long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        int count = players.draw(random);
        TreePosition[] level = new TreePosition[WIDTH];
        Arrays.setAll(level, i -> ending(count, random));
        for (int depth = moves.draw(random); depth > 1; depth--) {
            TreePosition[] next = level;
            level = new TreePosition[WIDTH];
            // the first of a level is no end, so that the longest way is as long as it should be
            Arrays.setAll(
                    level,
                    i -> i > 0 && random.nextDouble() < EARLY_ENDS
                            ? ending(count, random)
                            : inner(count, next, random));
        }
        return GameTree.of(least() - margin, greatest() + margin, inner(count, level, random));
    }

    private TreePosition inner(int players, TreePosition[] next, RandomGenerator random) {
        TreePosition[] children = new TreePosition[between(1, mostBranches, random)];
        Arrays.setAll(children, i -> next[i == 0 ? 0 : random.nextInt(WIDTH)]);
        boolean isChance = random.nextDouble() < chance;
        shuffle(children, random);
        return isChance
                ? TreePosition.chance(probabilities(children.length, random), children)
                : TreePosition.choice(random.nextInt(players), children);
    }

    private static void shuffle(TreePosition[] positions, RandomGenerator random) {
        int other = random.nextInt(positions.length);
        TreePosition first = positions[0];
        positions[0] = positions[other];
        positions[other] = first;
    }

    /** Eighths, so that sums are exact: one for each outcome, the others at random. */
    private static double[] probabilities(int count, RandomGenerator random) {
        double[] probabilities = new double[count];
        Arrays.fill(probabilities, EIGHTH);
        for (int eighths = count; eighths < MOST_BRANCHES; eighths++) {
            probabilities[random.nextInt(count)] += EIGHTH;
        }
        return probabilities;
    }

    private TreePosition ending(int players, RandomGenerator random) {
        if (random.nextDouble() >= dice) {
            return end(players, random);
        }
        double probability = between(1, QUARTERS - 1, random) / (double) QUARTERS;
        return TreePosition.chance(
                new double[] {probability, 1 - probability}, extreme(players, random), extreme(players, random));
    }

    private TreePosition end(int players, RandomGenerator random) {
        double[] paid = new double[players];
        Arrays.setAll(paid, player -> payoffs.get(random.nextInt(payoffs.size())));
        return opposed(paid);
    }

    private TreePosition extreme(int players, RandomGenerator random) {
        double[] paid = new double[players];
        Arrays.setAll(paid, player -> random.nextBoolean() ? least() : greatest());
        return opposed(paid);
    }

    private TreePosition opposed(double[] paid) {
        if (hasOpposedPlayers && paid.length == 2) {
            paid[1] = least() + greatest() - paid[0];
        }
        return TreePosition.end(paid);
    }

    private double least() {
        return payoffs.get(0);
    }

    private double greatest() {
        return payoffs.get(payoffs.size() - 1);
    }

    private static int between(int least, int greatest, RandomGenerator random) {
        return least + random.nextInt(greatest - least + 1);
    }
}
