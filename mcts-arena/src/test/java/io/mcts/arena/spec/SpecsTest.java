package io.mcts.arena.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.tuning.Point;
import io.mcts.arena.tuning.TunedParameter;
import io.mcts.control.GameClock;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The SPECs of those who take part in contests, and of parameters to be tuned. */
class SpecsTest {

    private static final Game<?, ?> GAME = Games.catalog().make("tictactoe");

    @Test
    void anAgentMayHaveAClockAndKeepItsTree() {
        AgentSpec agent = AgentSpec.parse("uct,clock=60s+1s,selection=ucb1:c=0.7,keep-tree", GAME);
        assertThat(agent.keepsTree()).isTrue();
        assertThat(agent.clock()).contains(GameClock.of(Duration.ofSeconds(60)).withIncrement(Duration.ofSeconds(1)));
        AgentSpec plain = AgentSpec.parse("uct,iterations=5", GAME);
        assertThat(plain.keepsTree()).isFalse();
        assertThat(plain.clock()).isEmpty();
    }

    /** Whatever a SPEC describes, the rules of its words are the same. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uct,iterations=5,iterations=6 | iterations is given twice",
                "uct,solver,solver=false | solver is given twice",
                "uct,clock=1s,clock=2s | clock is given twice",
                "uct,keep-tree,keep-tree | keep-tree is given twice",
                "uct,keep-tree=true | keep-tree takes no value; allowed: keep-tree",
                "uct,clock | clock has no value; allowed: clock=60s+1s",
                "uct,iterations | iterations has no value; allowed: iterations=",
                "uct,,iterations=5 | '' is not a setting",
                "ismcts,c=1,c=2 | c is given twice",
                "pimc:states=5,states=6 | states is given twice",
                "ismcts,iterations | iterations has no value",
                "ismcts,=5 | '' is not a setting",
            })
    void everySpecHasWordsOfOneKind(String spec, String message) {
        assertThatThrownBy(() -> AgentSpec.parse(spec, GAME))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aClockIsGivenOnce() {
        assertThatThrownBy(() -> AgentSpec.parse("uct,clock=1s,clock=2s", GAME))
                .hasMessageContaining("clock is given twice");
        assertThat(AgentSpec.parse("uct,clock=1s+10ms,reserve=50ms", GAME)
                        .clock()
                        .map(GameClock::reserve))
                .contains(Duration.ofMillis(50));
        assertThatThrownBy(() -> AgentSpec.parse("uct,reserve=50ms", GAME))
                .hasMessageContaining("has a reserve without a clock");
        assertThatThrownBy(() -> AgentSpec.parse("uct,clock=0s", GAME))
                .hasMessageContaining("'0s' is not a time to play in");
        assertThatThrownBy(() -> AgentSpec.parse("uct,clock=late", GAME)).hasMessageContaining("'late' is not a time");
    }

    @Test
    void aParameterIsARangeOrAList() {
        assertThat(ParameterText.parse("c=0.1..0.5/5")).isEqualTo(TunedParameter.of("c", 0.1, 0.2, 0.3, 0.4, 0.5));
        assertThat(ParameterText.parse("k=10|30|100")).isEqualTo(TunedParameter.of("k", 10, 30, 100));
        assertThat(ParameterText.parse("x=-1..1/3")).isEqualTo(TunedParameter.of("x", -1, 0, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "c, is not a parameter; allowed: name=",
        "=1|2, is not a parameter",
        "c=fast, has a value that is not a number; allowed: c=0.1..1.5/15",
        "c=0.2..2, has a value that is not a number; allowed: c=0.1..1.5/15",
        "c=1..2/1, 'c=1..2/1': ",
        "c=1, 'c=1': ",
        "c=1..x/4, has a value that is not a number"
    })
    void aParameterWithoutMeaningIsRefused(String text, String message) {
        assertThatThrownBy(() -> ParameterText.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aTemplateTakesTheValuesOfAPoint() {
        List<TunedParameter> parameters = List.of(TunedParameter.of("c", 0.1, 0.3), TunedParameter.of("k", 10, 20));
        Template template = Template.of("rave,iterations=100,selection=rave:c={c}:k={k}", parameters);
        assertThat(template.with(new Point(Map.of("c", 0.3, "k", 20.0))))
                .isEqualTo("rave,iterations=100,selection=rave:c=0.3:k=20");
        assertThatThrownBy(() -> Template.of("uct,selection=ucb1:c={c}", parameters))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has no {k}");
        assertThatThrownBy(() -> Template.of("{c}{k}{l}", parameters))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has the parameter 'l'; the parameters are: c, k");
    }
}
