package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PointTest {

    private static Point point() {
        Map<String, Double> values = new LinkedHashMap<>();
        values.put("c", 0.7);
        values.put("k", 20.0);
        return new Point(values);
    }

    @Test
    void valuesArePrintedInTheirOrderWithoutNoise() {
        assertThat(point()).hasToString("c=0.7,k=20");
        assertThat(point().text("k")).isEqualTo("20");
        assertThat(new Point(Map.of("c", 1e-4))).hasToString("c=0.0001");
        assertThat(new Point(Map.of("c", 1e9))).hasToString("c=1000000000");
        assertThat(new Point(Map.of("c", 0.0))).hasToString("c=0");
    }

    @Test
    void valuesAreFoundByName() {
        assertThat(point().value("c")).isEqualTo(0.7);
        assertThat(point().value("k")).isEqualTo(20);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> point().value("d"))
                .withMessage("no parameter 'd'\nMaybe one of c, k");
    }

    @Test
    void equalValuesMakeEqualPoints() {
        assertThat(point()).isEqualTo(new Point(Map.of("k", 20.0, "c", 0.7))).hasSameHashCodeAs(point());
        assertThat(point()).isNotEqualTo(new Point(Map.of("c", 0.7, "k", 21.0)));
    }

    @Test
    void aPointDoesNotChange() {
        Map<String, Double> values = new LinkedHashMap<>(Map.of("c", 0.7));
        Point point = new Point(values);
        values.put("c", 1.0);
        assertThat(point.value("c")).isEqualTo(0.7);
        assertThat(point.values()).isUnmodifiable();
    }
}
