package io.mcts.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The SPECs of engines of other programs. */
class EngineSpecTest {

    @Test
    void anEngineIsACommandWithALimit() {
        assertThat(EngineSpec.isEngine("engine,command=x")).isTrue();
        assertThat(EngineSpec.isEngine("uct")).isFalse();
        EngineSpec engine =
                EngineSpec.parse("engine,time=100ms,timeout=2s,command=./mcts ugi  connectfour:rows=5,columns=5");
        assertThat(engine.command()).containsExactly("./mcts", "ugi", "connectfour:rows=5,columns=5");
        assertThat(engine.time()).contains(Duration.ofMillis(100));
        assertThat(engine.timeout()).contains(Duration.ofSeconds(2));
        assertThat(engine.iterations()).isEmpty();
        assertThat(EngineSpec.parse("engine,iterations=7,command=x").iterations())
                .contains(7L);
    }

    /** The words of a command, as a shell divides them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "engine,command=\"/opt/my engine/run\" --fast | /opt/my engine/run;--fast",
                "engine,time=1s,command=\"C:\\Program Files\\GNU Go\\gnugo.exe\" --mode gtp"
                        + " | C:\\Program Files\\GNU Go\\gnugo.exe;--mode;gtp",
                "engine,command=sh -c \"echo \"\"a b\"\"\" | sh;-c;echo \"a b\"",
                "engine,command=run --name=\"a b\",c | run;--name=a b,c",
            })
    void aWordOfACommandMayBeBetweenQuotes(String spec, String words) {
        assertThat(EngineSpec.parse(spec).command()).containsExactly(words.split(";"));
    }

    @Test
    void aQuoteThatIsNotClosedIsRefused() {
        assertThatThrownBy(() -> EngineSpec.parse("engine,command=\"/opt/my engine/run --fast"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the quote at character 1 is not closed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "engine | has no command; allowed: engine,",
                "engine,command= | has no command",
                "engine,speed=3,command=x | 'speed' is not a setting",
                "engine,time,command=x | time has no value; allowed: time=",
                "engine,time=1s,iterations=5,command=x | has a time and iterations; give one of them, not both",
                "engine,time=5s,timeout=1ms,command=x | has a timeout that is not longer than the time of a move",
                "engine,time=soon,command=x | 'soon' is not a time",
                "engine,time=1s,time=2s,command=x | time is given twice",
                "engine,timeout,command=x | timeout has no value",
                "engine,,command=x | '' is not a setting",
            })
    void anEngineWithoutMeaningIsRefused(String spec, String message) {
        assertThatThrownBy(() -> EngineSpec.parse(spec))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
