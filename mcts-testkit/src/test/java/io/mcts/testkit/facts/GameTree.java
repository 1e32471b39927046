package io.mcts.testkit.facts;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.result.Bounds;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A game given by its whole tree, small enough that the exact values are known to which a search has to converge.
 *
 * <pre>{@code
 * GameTree game = GameTree.of("0..10 0[1[(3 7) (4 6)] ?[0.25:(10 0) 0.75:(2 8)]]");
 * game.exactRewards().get(0); // 0.4: the second move brings the first player 4, the first one no more than 3
 * }</pre>
 *
 * <p>It has any number of players, who move in any order, chance anywhere, and payoffs of any kind.
 * {@link io.mcts.testkit.RandomGameTrees} generates such games. A position that occurs more than once in the tree has one
 * {@linkplain PositionKey key}. Only what the interface demands is implemented, so a search meets the plainest adapter there is.
 */
public final class GameTree implements GameState<GameTree, GameTree.Branch>, PositionKey {

    /** The legal moves of a position by their number, as far as that is not great. */
    private static final List<List<Branch>> MOVES =
            IntStream.range(0, 10).mapToObj(GameTree::moves).toList();

    private final int playerCount;
    private final double minPayoff;
    private final double maxPayoff;
    private final IdentityHashMap<TreePosition, Long> keys;
    private TreePosition position;

    private GameTree(GameTree other) {
        this.playerCount = other.playerCount;
        this.minPayoff = other.minPayoff;
        this.maxPayoff = other.maxPayoff;
        this.keys = other.keys;
        this.position = other.position;
    }

    private GameTree(int playerCount, double minPayoff, double maxPayoff, TreePosition root) {
        this.playerCount = playerCount;
        this.minPayoff = minPayoff;
        this.maxPayoff = maxPayoff;
        this.keys = new IdentityHashMap<>();
        this.position = root;
        number(root, new HashMap<>());
    }

    /**
     * The move to a child of a position.
     *
     * @param index the number of the child, from 0
     */
    public record Branch(int index) implements Move {

        /** The number after a {@code #}. */
        @Override
        public String toString() {
            return "#" + index;
        }
    }

    /**
     * The game of a tree.
     *
     * @param minPayoff the least payoff of the game, finite; ends may pay more
     * @param maxPayoff the greatest one, finite; ends may pay less
     * @param root the initial position
     * @return the game, at its beginning
     * @throws IllegalArgumentException if the range is none, an end pays something outside it or not as many players as another,
     *     or a player is to move who is never paid
     */
    public static GameTree of(double minPayoff, double maxPayoff, TreePosition root) {
        if (!(Double.isFinite(minPayoff) && Double.isFinite(maxPayoff) && minPayoff < maxPayoff)) {
            throw new IllegalArgumentException(
                    "payoffs are from a finite number to a greater one, not from " + minPayoff + " to " + maxPayoff);
        }
        TreePosition end = root;
        while (!end.isEnd()) {
            end = end.children().get(0);
        }
        return new GameTree(end.payoffs().length, minPayoff, maxPayoff, root);
    }

    /**
     * The game of a tree that is written down, as {@link #toString} writes it: the least and the greatest payoff, and the root. An
     * end is {@code (3 7)}, the payoffs of the players. A choice is {@code 0[(3 7) (4 6)]}: the player, then where the moves
     * lead. Chance is {@code ?[0.25:(3 7) 0.75:(4 6)]}, with the probabilities.
     *
     * @param text such as {@code 0..10 0[(3 7) (4 6)]}
     * @return the game, at its beginning
     * @throws IllegalArgumentException if the text is no tree, or none of a game
     */
    public static GameTree of(String text) {
        return TreeReader.read(text);
    }

    /**
     * A heuristic of such games that knows the exact value of random play.
     *
     * @return the heuristic; thread-safe
     */
    public static Heuristic<GameTree> randomPlay() {
        return new RandomPlayHeuristic();
    }

    private static List<Branch> moves(int count) {
        return IntStream.range(0, count).mapToObj(Branch::new).toList();
    }

    private void number(TreePosition at, Map<TreePosition, Long> numbers) {
        if (keys.containsKey(at)) {
            return;
        }
        if (at.isEnd()) {
            requirePayoffs(at);
        } else if (at.player() >= playerCount) {
            throw new IllegalArgumentException(
                    "player " + at.player() + " is to move in " + at + ", and " + playerCount + " are paid");
        }
        keys.put(at, numbers.computeIfAbsent(at, position -> (long) numbers.size()));
        at.children().forEach(child -> number(child, numbers));
    }

    private void requirePayoffs(TreePosition end) {
        boolean isInRange = end.payoffs().length == playerCount;
        for (double payoff : end.payoffs()) {
            isInRange &= payoff >= minPayoff && payoff <= maxPayoff;
        }
        if (!isInRange) {
            throw new IllegalArgumentException("an end of this game pays " + playerCount + " players from " + minPayoff
                    + " to " + maxPayoff + ", unlike " + end);
        }
    }

    /**
     * Where the game stands.
     *
     * @return the position, with all that can come after it
     */
    public TreePosition position() {
        return position;
    }

    /**
     * What each player gets from here when everybody plays their best, each for themselves: the value of expectiminimax and, for more
     * than two players, of max<sup>n</sup> (C. Luckhardt, K. Irani, <i>An Algorithmic Solution of N-Person Games</i>, AAAI 1986),
     * whatever a player does who has several best moves.
     *
     * <p>A player with several best moves may decide by them what the others get. Where that matters, the rewards of the others are
     * not known exactly, and the bounds contain all possible ones. In games of one player, or of two where one gets what
     * the other does not, it never does: the bounds are equal but for rounding.
     *
     * @return for each player what they get at least and at most, payoffs scaled to [0, 1]
     */
    public List<Bounds> exactRewards() {
        return exactRewards(position);
    }

    /**
     * The exact rewards of another position of this game.
     *
     * @param at the position
     * @return for each player what they get at least and at most, payoffs scaled to [0, 1]
     */
    public List<Bounds> exactRewards(TreePosition at) {
        double[][] values = new ExactValues(playerCount).of(at);
        return IntStream.range(0, playerCount)
                .mapToObj(player -> new Bounds(reward(values[0][player]), reward(values[1][player])))
                .toList();
    }

    /**
     * What each player gets from here, on average, when everybody moves at random.
     *
     * @return for each player the exact expectation, payoffs scaled to [0, 1]
     */
    public List<Double> randomPlayRewards() {
        return IntStream.range(0, playerCount)
                .mapToObj(player -> reward(RandomPlayHeuristic.payoff(position, player)))
                .toList();
    }

    /**
     * A payoff scaled to [0, 1].
     *
     * @param payoff any
     * @return the reward, that of the nearer bound for a payoff outside the range
     */
    public double reward(double payoff) {
        return Math.min(1, Math.max(0, (payoff - minPayoff) / (maxPayoff - minPayoff)));
    }

    /**
     * This game from another position.
     *
     * @param root where it begins
     * @return the game
     */
    public GameTree at(TreePosition root) {
        return new GameTree(playerCount, minPayoff, maxPayoff, root);
    }

    @Override
    public int playerCount() {
        return playerCount;
    }

    @Override
    public int currentPlayer() {
        return position.player();
    }

    @Override
    public boolean isTerminal() {
        return position.isEnd();
    }

    @Override
    public List<Branch> legalMoves() {
        int count = position.children().size();
        return count < MOVES.size() ? MOVES.get(count) : moves(count);
    }

    @Override
    public void play(Branch move) {
        if (move.index() < 0 || move.index() >= position.children().size()) {
            throw new IllegalArgumentException(
                    "the move " + move + " is illegal; legal are " + legalMoves() + " in " + position);
        }
        position = position.children().get(move.index());
    }

    @Override
    public GameTree copy() {
        return new GameTree(this);
    }

    @Override
    public double payoff(int player) {
        return position.payoff(player);
    }

    @Override
    public double minPayoff() {
        return minPayoff;
    }

    @Override
    public double maxPayoff() {
        return maxPayoff;
    }

    @Override
    public double probability(Branch outcome) {
        return position.probability(outcome.index());
    }

    @Override
    public long key() {
        return keys.getOrDefault(position, -1L);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameTree that
                && minPayoff == that.minPayoff
                && maxPayoff == that.maxPayoff
                && position.equals(that.position);
    }

    @Override
    public int hashCode() {
        return position.hashCode();
    }

    /** The tree from here on, as {@link #of(String)} reads it. */
    @Override
    public String toString() {
        return TreePosition.number(minPayoff) + ".." + TreePosition.number(maxPayoff) + " " + position;
    }
}
