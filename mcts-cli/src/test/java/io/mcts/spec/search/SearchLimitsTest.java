package io.mcts.spec.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchLimitsTest {

    private static final Game<?, ?> GAME = Games.catalog().make("tictactoe");

    private static final SearchLimits LIMITS = new SearchLimits(Duration.ofSeconds(60), 1 << 20, 2);

    /** What is written is what a search with these settings could not exceed. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            uct                                -> {MEMORY=1048576}
            uct,time=1m                        -> {TIME=1m, MEMORY=1048576}
            uct,iterations=5                   -> {ITERATIONS=5, TIME=60000ms, MEMORY=1048576}
            uct,iterations=5,time=2s           -> {ITERATIONS=5, TIME=2s, MEMORY=1048576}
            uct,memory=1m,threads=2            -> {MEMORY=1m, THREADS=2}
            uct,memory-ceiling=512k            -> {MEMORY_CEILING=512k}
            """)
    void settingsKeepWithinTheLimits(String spec, String limited) {
        assertThat(LIMITS.applyTo(Spec.parse(spec), GAME).values()).hasToString(limited);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            uct                                -> {MEMORY_CEILING=1048576}
            uct,time=1m                        -> {TIME=1m, MEMORY_CEILING=1048576}
            uct,memory=1m                      -> {MEMORY=1m}
            """)
    void anEndlessSearchForgetsRatherThanEnd(String spec, String limited) {
        assertThat(LIMITS.applyToEndless(Spec.parse(spec), GAME).values()).hasToString(limited);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"time=60001ms", "time=61s", "memory=1048577", "memory=2m", "memory-ceiling=1g", "threads=3"})
    void moreIsRefused(String setting) {
        assertThatThrownBy(() -> LIMITS.applyTo(Spec.parse("uct," + setting), GAME))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is more than this program gives to a search; allowed: up to ");
    }

    @Test
    void limitsThatAllowNothingAreRefused() {
        assertThatThrownBy(() -> new SearchLimits(Duration.ZERO, 1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SearchLimits(Duration.ofSeconds(1), 0, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SearchLimits(Duration.ofSeconds(1), 1, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
