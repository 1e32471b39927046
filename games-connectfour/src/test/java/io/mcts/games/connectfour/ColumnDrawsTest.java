package io.mcts.games.connectfour;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.TWO;
import static java.math.BigInteger.ZERO;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.math.BigInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The draws of one fraction are the digits of one number, and every number belongs to equally many fractions. */
class ColumnDrawsTest {

    private static final BigInteger FRACTIONS = TWO.pow(60);

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12})
    void drawsAreTheDigitsOfTheScaledFraction(int columns) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        for (int i = 0; i < 1_000; i++) {
            long fraction = ColumnDraws.from(columns).fraction(random);

            assertThat(number(fraction, columns)).isEqualTo(scaled(fraction, columns));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12})
    void everyNumberBelongsToEquallyManyFractions(int columns) {
        BigInteger sequences = BigInteger.valueOf(columns).pow(ColumnDraws.PER_NUMBER);
        BigInteger share = FRACTIONS.divide(sequences);
        RandomGenerator random = Xoroshiro128PlusPlus.of(2);
        for (int i = 0; i < 1_000; i++) {
            BigInteger number = scaled(random.nextLong() >>> 4, columns);
            BigInteger first = first(number, sequences);
            BigInteger end = first(number.add(ONE), sequences);
            // Only the first fraction of a number can be one too many.
            BigInteger accepted = end.subtract(first).subtract(isAccepted(first, columns) ? ZERO : ONE);

            assertThat(accepted).isEqualTo(share);
            assertThat(isAccepted(first.add(ONE), columns)).isTrue();
        }
    }

    private static BigInteger number(long fraction, int columns) {
        BigInteger number = ZERO;
        long rest = fraction;
        for (int i = 0; i < ColumnDraws.PER_NUMBER; i++) {
            long product = ColumnDraws.product(rest, columns);
            rest = ColumnDraws.rest(product);
            assertThat(ColumnDraws.column(product)).isBetween(0, columns - 1);
            number = number.multiply(BigInteger.valueOf(columns)).add(BigInteger.valueOf(ColumnDraws.column(product)));
        }
        return number;
    }

    private static BigInteger scaled(long fraction, int columns) {
        return BigInteger.valueOf(fraction)
                .multiply(BigInteger.valueOf(columns).pow(ColumnDraws.PER_NUMBER))
                .divide(FRACTIONS);
    }

    /** The least fraction that belongs to a number. */
    private static BigInteger first(BigInteger number, BigInteger sequences) {
        return number.multiply(FRACTIONS).add(sequences).subtract(ONE).divide(sequences);
    }

    private static boolean isAccepted(BigInteger fraction, int columns) {
        long asked = fraction.longValueExact() << 4;
        RandomGenerator random = new RandomGenerator() {

            private boolean isFirst = true;

            @Override
            public long nextLong() {
                long next = isFirst ? asked : 0x9E3779B97F4A7C15L;
                isFirst = false;
                return next;
            }
        };
        return ColumnDraws.from(columns).fraction(random) == fraction.longValueExact();
    }
}
