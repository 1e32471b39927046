package io.mcts.testkit.facts;

import io.mcts.game.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A position of a {@link GameTree} with all that can come after it: a choice of a player, a throw of chance, or an end.
 *
 * <p>Immutable. Two positions are equal if the game continues from them in the same way. The written form is that of
 * {@link GameTree#of(String)}.
 */
public final class TreePosition {

    private static final double ROUNDING = 1e-9;

    private final int player;
    private final List<TreePosition> children;
    private final double[] probabilities;
    private final double[] payoffs;
    private final int hash;

    private TreePosition(int player, List<TreePosition> children, double[] probabilities, double[] payoffs) {
        this.player = player;
        this.children = children;
        this.probabilities = probabilities;
        this.payoffs = payoffs;
        this.hash = Objects.hash(player, children, Arrays.hashCode(probabilities), Arrays.hashCode(payoffs));
    }

    /**
     * A position where a player chooses.
     *
     * @param player who is to move, from 0
     * @param children where each of the moves leads, one or more
     * @return the position
     * @throws IllegalArgumentException if the player is negative, or there is no move
     */
    public static TreePosition choice(int player, TreePosition... children) {
        if (player < 0) {
            throw new IllegalArgumentException("players are counted from 0, not " + player);
        }
        return new TreePosition(player, moves(children), new double[0], new double[0]);
    }

    /**
     * A position where chance is to move.
     *
     * @param probabilities of the outcomes, each greater than 0; they sum to 1
     * @param children where each of the outcomes leads, one or more
     * @return the position
     * @throws IllegalArgumentException if the probabilities are no such numbers, or not as many as the outcomes
     */
    public static TreePosition chance(double[] probabilities, TreePosition... children) {
        double sum = 0;
        for (double probability : probabilities) {
            if (!(probability > 0)) {
                throw new IllegalArgumentException("a probability is greater than 0, not " + probability);
            }
            sum += probability;
        }
        if (Math.abs(sum - 1) > ROUNDING || probabilities.length != children.length) {
            throw new IllegalArgumentException("the probabilities of " + children.length
                    + " outcomes are as many and sum to 1, unlike " + Arrays.toString(probabilities));
        }
        return new TreePosition(GameState.CHANCE, moves(children), probabilities.clone(), new double[0]);
    }

    /**
     * An end of the game.
     *
     * @param payoffs what each player gets, finite
     * @return the position
     * @throws IllegalArgumentException if there is no player, or a payoff is not finite
     */
    public static TreePosition end(double... payoffs) {
        if (payoffs.length == 0 || !Arrays.stream(payoffs).allMatch(Double::isFinite)) {
            throw new IllegalArgumentException(
                    "an end pays each of one or more players a finite payoff, not " + Arrays.toString(payoffs));
        }
        return new TreePosition(0, List.of(), new double[0], payoffs.clone());
    }

    private static List<TreePosition> moves(TreePosition... children) {
        if (children.length == 0) {
            throw new IllegalArgumentException("a position that is no end has one move or more");
        }
        return List.of(children);
    }

    /**
     * Who is to move.
     *
     * @return a player, {@link GameState#CHANCE}, or 0 at an end
     */
    public int player() {
        return player;
    }

    /**
     * Where the moves lead.
     *
     * @return the positions in the order of the moves, empty at an end; immutable
     */
    public List<TreePosition> children() {
        return children;
    }

    /**
     * Whether the game is over.
     *
     * @return true at an end
     */
    public boolean isEnd() {
        return children.isEmpty();
    }

    /**
     * Whether chance is to move.
     *
     * @return true where the moves are outcomes
     */
    public boolean isChance() {
        return player == GameState.CHANCE;
    }

    /**
     * How probable an outcome is.
     *
     * @param outcome its number, where chance is to move
     * @return greater than 0; all sum to 1
     */
    public double probability(int outcome) {
        return probabilities[outcome];
    }

    /**
     * How probable a move is if all players move at random: by its probability where chance is to move, else with equal chance.
     *
     * @param move its number
     * @return greater than 0; all sum to 1
     */
    public double share(int move) {
        return isChance() ? probabilities[move] : 1.0 / children.size();
    }

    /** What each player gets at an end; a copy. */
    double[] payoffs() {
        return payoffs.clone();
    }

    /**
     * What a player gets at an end.
     *
     * @param of the player
     * @return the payoff
     */
    public double payoff(int of) {
        return payoffs[of];
    }

    /**
     * How many positions there are: this one and all after it, each as often as there are ways to it.
     *
     * @return 1 or more
     */
    public int size() {
        return 1 + children.stream().mapToInt(TreePosition::size).sum();
    }

    /**
     * The most moves, outcomes counted, to an end.
     *
     * @return 0 at an end
     */
    public int depth() {
        return children.stream().mapToInt(child -> 1 + child.depth()).max().orElse(0);
    }

    /**
     * This position with another one in place of a child.
     *
     * @param number of the child
     * @param child where that move leads then
     * @return the position
     */
    public TreePosition withChild(int number, TreePosition child) {
        List<TreePosition> others = new ArrayList<>(children);
        others.set(number, child);
        return new TreePosition(player, List.copyOf(others), probabilities, payoffs);
    }

    /**
     * This choice of several moves without one of them.
     *
     * @param number of the move
     * @return the position
     */
    public TreePosition without(int number) {
        List<TreePosition> others = new ArrayList<>(children);
        others.remove(number);
        return choice(player, others.toArray(new TreePosition[0]));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof TreePosition that
                        && hash == that.hash
                        && player == that.player
                        && Arrays.equals(probabilities, that.probabilities)
                        && Arrays.equals(payoffs, that.payoffs)
                        && children.equals(that.children));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    private void write(StringBuilder text) {
        if (isEnd()) {
            for (int i = 0; i < payoffs.length; i++) {
                text.append(i == 0 ? "(" : " ").append(number(payoffs[i]));
            }
            text.append(')');
            return;
        }
        text.append(isChance() ? "?" : Integer.toString(player));
        for (int i = 0; i < children.size(); i++) {
            text.append(i == 0 ? "[" : " ");
            if (isChance()) {
                text.append(number(probabilities[i])).append(':');
            }
            children.get(i).write(text);
        }
        text.append(']');
    }

    /** A number as Java reads it again; whole ones without a point. */
    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e9
                ? String.format(Locale.ROOT, "%.0f", value)
                : Double.toString(value);
    }
}
