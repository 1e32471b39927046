package io.mcts;

import io.mcts.tree.BoundsWord;
import java.util.Locale;
import java.util.Optional;

/**
 * What a search has proven of the reward, from 0 to 1, that a player gets when both sides play their best: it is not less than
 * the lower bound and not greater than the upper one.
 *
 * <p>Rewards are kept as floats, and the expectation over a die is rounded to one: a bound is right to within 2<sup>-24</sup> for
 * each die on the way to the end of the game. A bound of 0 or 1 that says something is certain: no rounding leads there.
 *
 * @param lower what the player gets at least, from 0 to 1
 * @param upper what the player gets at most, from the lower bound to 1
 */
public record Bounds(double lower, double upper) {

    /** From 0 to 1: nothing is proven. */
    public static final Bounds UNKNOWN = new Bounds(0, 1);

    private static final double MIDDLE = 0.5;

    /**
     * Checks the bounds.
     *
     * @param lower what the player gets at least
     * @param upper what the player gets at most
     * @throws IllegalArgumentException if they are not in order, or not from 0 to 1
     */
    public Bounds {
        if (!(lower >= 0 && lower <= upper && upper <= 1)) {
            throw new IllegalArgumentException("bounds are 0 <= lower <= upper <= 1, not " + lower + " and " + upper);
        }
    }

    /** Bounds of the reward of player 0, packed as in a tree, for one of the players. */
    static Bounds of(long word, int player) {
        double lower = BoundsWord.lower(word);
        double upper = BoundsWord.upper(word);
        return player == 0 ? new Bounds(lower, upper) : new Bounds(1 - upper, 1 - lower);
    }

    /**
     * Whether the value is proven.
     *
     * @return true if the bounds are equal
     */
    public boolean isExact() {
        return lower == upper;
    }

    /**
     * What is proven, where the value is that of a win, a draw or a loss.
     *
     * @return the result; empty where the value is not proven, or is another one
     */
    public Optional<Proof> proof() {
        if (lower == 1) {
            return Optional.of(Proof.WIN);
        }
        if (upper == 0) {
            return Optional.of(Proof.LOSS);
        }
        return isExact() && lower == MIDDLE ? Optional.of(Proof.DRAW) : Optional.empty();
    }

    /** What is proven, in a few words: {@code win}, {@code exactly 0.300}, {@code 0.500 to 1.000}; {@code nothing} if nothing is. */
    @Override
    public String toString() {
        if (equals(UNKNOWN)) {
            return "nothing";
        }
        return proof().map(proof -> proof.name().toLowerCase(Locale.ROOT))
                .orElseGet(() -> isExact()
                        ? String.format(Locale.ROOT, "exactly %.3f", lower)
                        : String.format(Locale.ROOT, "%.3f to %.3f", lower, upper));
    }
}
