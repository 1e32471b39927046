package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "12345", "1234567", "123455", "012345", "12345a", "123456 "})
    void whatIsNotEachNumberOnceIsRefused(String numbers) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SetUp.of(numbers))
                .withMessageStartingWith("'" + numbers + "' is not a set-up: it is the numbers 1 to 6, each once");
    }

    @Test
    void isWrittenAsItsNumbers() {
        assertThat(SetUp.of("624315")).hasToString("624315").isEqualTo(SetUp.of("624315"));
    }

    @Test
    void allSetUpsAreDrawnWithEqualChance() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        Map<SetUp, Integer> counts = new HashMap<>();
        for (int i = 0; i < 720 * 200; i++) {
            counts.merge(SetUp.random(random), 1, Integer::sum);
        }
        assertThat(counts).hasSize(720);
        assertThat(counts.values()).allSatisfy(count -> assertThat(count).isCloseTo(200, within(75)));
    }
}
