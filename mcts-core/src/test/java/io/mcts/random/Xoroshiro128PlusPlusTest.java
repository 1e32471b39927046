package io.mcts.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.JumpableGenerator;
import java.util.random.RandomGeneratorFactory;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The platform's own Xoroshiro128PlusPlus, started from the same state, is the reference. */
class Xoroshiro128PlusPlusTest {

    private static final long S0 = 0x0123_4567_0A1B_2C3DL;
    private static final long S1 = 0x7E5C_3A18_7654_3210L;

    @Test
    void givesTheNumbersOfThePlatformsGenerator() {
        RandomGenerator reference = reference();
        Xoroshiro128PlusPlus random = new Xoroshiro128PlusPlus(S0, S1);
        for (int i = 0; i < 10_000; i++) {
            assertThat(random.nextLong()).isEqualTo(reference.nextLong());
        }
    }

    @Test
    void streamsBeginWhereThePlatformsGeneratorJumpsTo() {
        // stream(seed, k) is of(seed) after k jumps; the platform jumps by the same 2^64 numbers
        JumpableGenerator reference = reference();
        reference.jump();
        Xoroshiro128PlusPlus random = new Xoroshiro128PlusPlus(S0, S1);
        random.jump();
        for (int i = 0; i < 1_000; i++) {
            assertThat(random.nextLong()).isEqualTo(reference.nextLong());
        }
    }

    @Test
    void streamZeroIsTheGeneratorOfTheSeed() {
        assertThat(Xoroshiro128PlusPlus.stream(7, 0).nextLong())
                .isEqualTo(Xoroshiro128PlusPlus.of(7).nextLong());
        assertThat(Xoroshiro128PlusPlus.stream(7, 2).nextLong())
                .isNotEqualTo(Xoroshiro128PlusPlus.stream(7, 1).nextLong());
    }

    @Test
    void aSeedIsSpreadBySplitMix64() {
        // the first two outputs of SplitMix64 from state 1234567, published in Rosetta Code's task "Pseudo-random
        // numbers/Splitmix64"
        long first = Long.parseUnsignedLong("6457827717110365317");
        long second = Long.parseUnsignedLong("3203168211198807973");
        Xoroshiro128PlusPlus expected = new Xoroshiro128PlusPlus(first, second);
        assertThat(Xoroshiro128PlusPlus.of(1_234_567).nextLong()).isEqualTo(expected.nextLong());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 9, 100})
    void boundedIntegersAreUniform(int bound) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(bound);
        long[] counts = new long[bound];
        double[] expected = new double[bound];
        for (int i = 0; i < 100_000; i++) {
            counts[random.nextInt(bound)]++;
        }
        java.util.Arrays.fill(expected, 100_000.0 / bound);
        if (bound == 1) {
            assertThat(counts).containsExactly(100_000);
        } else {
            assertThat(new ChiSquareTest().chiSquareTest(expected, counts)).isGreaterThan(1e-4);
        }
    }

    @Test
    void aBoundNearTheGreatestIntegerIsRespected() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        double sum = 0;
        for (int i = 0; i < 10_000; i++) {
            int drawn = random.nextInt(Integer.MAX_VALUE);
            assertThat(drawn).isBetween(0, Integer.MAX_VALUE - 1);
            sum += drawn;
        }
        // four standard errors of the mean of a uniform distribution over 10,000 draws
        double tolerance = 4 / Math.sqrt(12) / Math.sqrt(10_000);
        assertThat(sum / 10_000 / Integer.MAX_VALUE).isBetween(0.5 - tolerance, 0.5 + tolerance);
    }

    @Test
    void doublesLieFromZeroToBelowOne() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(2);
        double sum = 0;
        for (int i = 0; i < 100_000; i++) {
            double drawn = random.nextDouble();
            assertThat(drawn).isGreaterThanOrEqualTo(0).isLessThan(1);
            sum += drawn;
        }
        double tolerance = 4 / Math.sqrt(12) / Math.sqrt(100_000);
        assertThat(sum / 100_000).isBetween(0.5 - tolerance, 0.5 + tolerance);
    }

    @Test
    void aCopyGoesOnAlikeAndApart() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(3);
        random.nextLong();
        Xoroshiro128PlusPlus copy = random.copy();
        long next = random.nextLong();
        assertThat(copy.nextLong()).isEqualTo(next);
        random.nextLong();
        copy.resetTo(random);
        assertThat(copy.nextLong()).isEqualTo(random.nextLong());
    }

    @Test
    void refusesBoundsAndStreamsThatCannotBe() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(4);
        assertThatThrownBy(() -> random.nextInt(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not 0");
        assertThatThrownBy(() -> Xoroshiro128PlusPlus.stream(4, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not -1");
    }

    private static JumpableGenerator reference() {
        byte[] state = ByteBuffer.allocate(16).putLong(S0).putLong(S1).array();
        return (JumpableGenerator)
                RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(state);
    }
}
