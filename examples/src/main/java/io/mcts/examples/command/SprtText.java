package io.mcts.examples.command;

import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Sprt;
import io.mcts.examples.catalog.UsageException;
import java.util.Arrays;
import java.util.Locale;

/** A sequential test as users write it, {@code ELO0,ELO1[,ALPHA,BETA]}, and what it says, as they read it. */
final class SprtText {

    private static final double ERROR = 0.05;

    private SprtText() {}

    static Sprt parse(String text) {
        try {
            double[] numbers = Arrays.stream(text.split(",", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            if (numbers.length == 2) {
                return new Sprt(numbers[0], numbers[1], ERROR, ERROR);
            }
            if (numbers.length == 4) {
                return new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
            }
        } catch (NumberFormatException notNumeric) {
            // told below
        } catch (IllegalArgumentException refusal) {
            throw new UsageException("--sprt '" + text + "': " + refusal.getMessage());
        }
        throw new UsageException("--sprt is ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA such as 0,20, not '" + text + "'");
    }

    /** Such as {@code the difference is 20 Elo rather than 0 (LLR 2.96 of -2.94 to 2.94)}. */
    static String verdict(Sprt sprt, PairedScore pairs) {
        String what = switch (sprt.verdict(pairs)) {
            case ACCEPTED -> String.format(Locale.ROOT, "%+.1f Elo rather than %+.1f", sprt.elo1(), sprt.elo0());
            case REJECTED -> String.format(Locale.ROOT, "%+.1f Elo rather than %+.1f", sprt.elo0(), sprt.elo1());
            case UNDECIDED -> "undecided";
        };
        return String.format(
                Locale.ROOT,
                "%s (log likelihood ratio %.2f, to end at %.2f or %.2f)",
                what,
                sprt.logLikelihoodRatio(pairs),
                sprt.lowerBound(),
                sprt.upperBound());
    }
}
