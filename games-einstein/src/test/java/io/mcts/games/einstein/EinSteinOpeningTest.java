package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EinSteinOpeningTest {

    @Test
    void isReadOffTheBeginningOfAGame() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        for (int game = 0; game < 100; game++) {
            EinSteinOpening opening = new EinSteinOpening(SetUp.random(random), SetUp.random(random), game % 2);
            assertThat(EinSteinOpening.of(opening.state())).isEqualTo(opening);
        }
        assertThat(EinSteinOpening.of(EinStein.NOTATION.parse("FBD2/AE3/C3c/3ea/2dbf r -")))
                .isEqualTo(new EinSteinOpening(SetUp.of("624153"), SetUp.of("351426"), EinStein.RED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FBD2/AE3/C3c/3ea/2dbf r 4",
                "FB3/AE1D1/C3c/3ea/2dbf b -",
                "FBD2/AE3/C2ac/3e1/2dbf r -",
                "1BD2/AE3/C3c/3ea/2dbf r -"
            })
    void isNotReadOffAnyOtherPosition(String position) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinSteinOpening.of(EinStein.NOTATION.parse(position)))
                .withMessage("no game begins with '" + position
                        + "': at the beginning all stones stand in their corners and the die is yet to be rolled");
    }
}
