package io.mcts.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {

    @Test
    void aValueHoldsFromItsStepOn() {
        Schedule schedule = Schedule.parse("0.002,3:0.001,10:0.0005");
        assertThat(schedule.at(0)).isEqualTo(0.002);
        assertThat(schedule.at(2)).isEqualTo(0.002);
        assertThat(schedule.at(3)).isEqualTo(0.001);
        assertThat(schedule.at(9)).isEqualTo(0.001);
        assertThat(schedule.at(100)).isEqualTo(0.0005);
        assertThat(Schedule.parse(schedule.toString())).isEqualTo(schedule);
        assertThat(Schedule.parse("0.002")).isEqualTo(Schedule.of(0.002)).hasToString("0.002");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "hot", "1,2", "1,x:2", "1,2:x", "1,2:3:4", "1:2", "1,0:2", "1,3:1,2:1", "1,3:1,3:1", "1,-1:2"
            })
    void otherTextIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Schedule.parse(text));
    }

    @Test
    void drawnMovesAreATemperature() {
        assertThat(SelfPlayOptions.of(4, 0)).hasToString("--opening 4 --draw 0");
        assertThat(SelfPlayOptions.of(4, 8)).hasToString("--opening 4 --draw 8");
        assertThat(SelfPlayOptions.of(4, 8).temperature().at(7)).isEqualTo(1);
        assertThat(SelfPlayOptions.of(4, 8).temperature().at(8)).isZero();
        assertThat(SelfPlayOptions.of(0, 0)
                        .withTemperature(Schedule.parse("1,6:0.5"))
                        .withQuick(8, 0.25)
                        .withResignation(0.05, 0.1))
                .hasToString("--opening 0 --temperature 1.0,6:0.5 --quick 8 --full 0.25 --resign 0.05 --play-on 0.1");
    }

    /** By hand: 20 generations are 3.33 windows of 6, and 6 (1 + 0.4 (3.33^0.75 - 1) / 0.75) = 10.69. */
    @Test
    void theWindowGrowsSlowerThanTheRun() {
        LearningSettings fixed = new LearningSettings().window(6);
        LearningSettings growing = new LearningSettings().window(6).windowGrowth(0.4);
        assertThat(growing.windowOf(0)).isEqualTo(1);
        assertThat(growing.windowOf(4)).isEqualTo(5);
        assertThat(growing.windowOf(5)).isEqualTo(6);
        assertThat(growing.windowOf(19)).isEqualTo(10);
        assertThat(fixed.windowOf(19)).isEqualTo(6);
    }
}
