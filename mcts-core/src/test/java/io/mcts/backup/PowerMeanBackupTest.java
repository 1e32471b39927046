package io.mcts.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PowerMeanBackupTest {

    private static final Offset<Double> EXACT = within(1e-12);

    @ParameterizedTest
    // visits 3, 1 and 0, means 0.2 and 0.6; p = 1: (3 * 0.2 + 0.6) / 4 = 0.3;
    // p = 2: sqrt((3 * 0.04 + 0.36) / 4) = sqrt(0.12); p = 3: ((3 * 0.008 + 0.216) / 4)^(1/3) = 0.06^(1/3)
    @CsvSource({"1, 0.3", "2, 0.346410161514", "3, 0.391486764117"})
    void theValueIsThePowerMeanOfTheVisitedChildren(double p, double expected) {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {3, 1, 0}, 0.2, 0.6, 0);
        assertThat(new PowerMeanBackup(p).value(children)).isCloseTo(expected, EXACT);
    }

    @Test
    void highPowersComeToTheMaximumWithoutUnderflow() {
        // p = 2000: 0.01^2000 is 0 as a double; by hand 0.01 * (1/4)^(1/2000) = 0.01 * exp(-1.386294 / 2000) =
        // 0.00999307
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {3, 1}, 0.005, 0.01);
        assertThat(new PowerMeanBackup(2_000).value(children)).isCloseTo(0.00999307, within(1e-8));
        assertThat(new PowerMeanBackup(2).value(ArrayChildren.ofMeans(new int[] {3, 1}, 0, 0)))
                .isZero();
    }

    @Test
    void anEdgeIsWorthThePowerMeanOfTheRepliesToIt() {
        // p = 2. Player 1 replies: 0.6 over 3 visits, and 0.2 at the first visit now: sqrt((3 * 0.36 + 0.04) / 4) =
        // sqrt(0.28) = 0.529150262213, which leaves 0.470849737787 to player 0
        GivenNode root = GivenNode.choice(0, 1).visited(0, 4, 0.5);
        GivenNode reply = GivenNode.choice(1, 2).visited(0, 3, 0.6);
        new PowerMeanBackup(2).update(new GivenPath().by(root, 0).by(reply, 1), new double[] {0.8, 0.2});
        assertThat(root.mean(0)).isCloseTo(0.470849737787, EXACT);
        assertThat(root.visits(0)).isEqualTo(5);
    }

    @Test
    void aChanceNodeHasItsExpectation() {
        // 0.25 * 0.8 + 0.75 * (0.4 + 0) / 2 = 0.35, whatever p
        GivenNode root = GivenNode.choice(0, 1);
        GivenNode die = GivenNode.chance(0, 0.25, 0.75).visited(0, 6, 0.8).visited(1, 1, 0.4);
        new PowerMeanBackup(4).update(new GivenPath().by(root, 0).by(die, 1), new double[] {0, 1});
        assertThat(root.mean(0)).isCloseTo(0.35, EXACT);
    }

    @Test
    void gamesOfThreePlayersAreRefused() {
        GivenPath path = new GivenPath().by(GivenNode.choice(0, 1), 0);
        assertThatThrownBy(() -> new PowerMeanBackup(2).update(path, new double[3]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the backup power-mean:p=2.0 is for games of one player or two, not of 3");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.9, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesAnExponentOutsideItsRange(double p) {
        assertThatThrownBy(() -> new PowerMeanBackup(p))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exponent p of a power mean is a number of 1 or more, not " + p);
    }

    @Test
    void writesValues() {
        assertThat(new PowerMeanBackup(1).writesValues()).isTrue();
        assertThat(new PowerMeanBackup(1).needs()).isEmpty();
    }
}
