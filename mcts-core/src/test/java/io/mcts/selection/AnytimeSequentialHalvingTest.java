package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnytimeSequentialHalvingTest {

    private static final AnytimeSequentialHalving POLICY = new AnytimeSequentialHalving();

    /** Arms that always bring the same. Each once, the better two (1 and 3) twice; then a new pass. */
    @Test
    void fourArmsByHand() {
        assertThat(choices(18, 0.1, 0.4, 0.2, 0.3))
                .containsExactly(0, 1, 2, 3, 1, 3, 1, 3, 0, 1, 2, 3, 1, 3, 1, 3, 0, 1);
    }

    /** Seven once, four twice, two four times. */
    @Test
    void sevenArmsByHand() {
        assertThat(choices(24, 0.7, 0.1, 0.6, 0.5, 0.4, 0.3, 0.2))
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 0, 2, 3, 4, 0, 2, 3, 4, 0, 2, 0, 2, 0, 2, 0, 2, 0);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 7", "4, 8", "5, 19", "7, 23", "8, 24", "9, 47"})
    void allArmsAreVisitedAgainAfterSoManyVisits(int count, int visits) {
        // 3 + 2 * 2; 5 + 3 * 2 + 2 * 4; 9 + 5 * 2 + 3 * 4 + 2 * 8
        double[] means = IntStream.range(0, count).mapToDouble(arm -> -arm).toArray();
        List<Integer> pass = choices(visits + count, means);
        List<Integer> everyArm = IntStream.range(0, count).boxed().toList();
        assertThat(Collections.indexOfSubList(pass.subList(1, pass.size()), everyArm))
                .isEqualTo(visits - 1);
        assertThat(choices(10 * visits, means).subList(9 * visits, 10 * visits)).isEqualTo(pass.subList(0, visits));
    }

    /** A kept tree with 13 visits of 4 arms is at the second visit of the second round, the place of arm 3. */
    @Test
    void followsFromTheVisitsAndMeansAlone() {
        assertThat(select(new int[] {5, 3, 3, 2}, 0.1, 0.4, 0.2, 0.3)).isEqualTo(3);
        assertThat(select(new int[] {5, 3, 3, 2}, 0.5, 0.4, 0.2, 0.3))
                .as("0 and 1 in the race")
                .isEqualTo(1);
    }

    @Test
    void ofEqualArmsTheFirstAreInTheRace() {
        assertThat(choices(8, 0.5, 0.5, 0.5, 0.5)).containsExactly(0, 1, 2, 3, 0, 1, 0, 1);
        assertThat(choices(3, 0.5)).containsExactly(0, 0, 0);
        assertThat(choices(5, 0.5, 0.6)).containsExactly(0, 1, 0, 1, 0);
    }

    private static int select(int[] visits, double... means) {
        return POLICY.select(ArrayChildren.ofMeans(visits, means), Xoroshiro128PlusPlus.of(1));
    }

    private static List<Integer> choices(int visits, double... means) {
        int[] visitsOf = new int[means.length];
        List<Integer> choices = new ArrayList<>();
        for (int i = 0; i < visits; i++) {
            int arm = select(visitsOf, means);
            visitsOf[arm]++;
            choices.add(arm);
        }
        return choices;
    }
}
