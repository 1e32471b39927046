package io.mcts.result;

import io.mcts.internal.Rounding;
import java.util.Locale;
import java.util.Optional;

/**
 * Proven bounds of a player's reward, from 0 to 1, under best play of both sides; with chance, of the mean over its outcomes.
 *
 * @param isExpectation whether a bound is a mean over outcomes of chance; false if nothing is proven
 */
public record Bounds(double lower, double upper, boolean isExpectation) {

    /** The bounds from 0 to 1: nothing is proven. */
    public static final Bounds UNKNOWN = new Bounds(0, 1);

    public Bounds {
        if (!(lower >= 0 && lower <= upper && upper <= 1)) {
            throw new IllegalArgumentException("bounds are 0 <= lower <= upper <= 1, not " + lower + " and " + upper);
        }
        isExpectation &= lower > 0 || upper < 1;
    }

    /** Creates bounds that a player can force. */
    public Bounds(double lower, double upper) {
        this(lower, upper, false);
    }

    /** Whether the value is proven. */
    public boolean isExact() {
        return Rounding.areExact(lower, upper);
    }

    /** Returns the proven result, if it is a win, a draw or a loss; an expectation of 0.5 is not a draw. */
    public Optional<Proof> proof() {
        if (lower == 1) {
            return Optional.of(Proof.WIN);
        }
        if (upper == 0) {
            return Optional.of(Proof.LOSS);
        }
        return isExact() && lower == 0.5 && !isExpectation ? Optional.of(Proof.DRAW) : Optional.empty();
    }

    /** Returns what is proven: {@code win}, {@code exactly 0.300}, {@code 0.500 to 1.000}, {@code nothing}. */
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
