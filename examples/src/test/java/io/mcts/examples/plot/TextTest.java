package io.mcts.examples.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTest {

    @Test
    void linesFitAndBreakBehindCommas() {
        String spec = "uct,iterations=1000,selection=ucb1:c=0.7,rollout=decisive";
        double width = Text.width("uct,iterations=1000,sele", Text.PLAIN);
        List<String> lines = Text.wrap(spec, Text.PLAIN, width);
        assertThat(lines).hasSizeGreaterThan(1).allMatch(line -> Text.width(line, Text.PLAIN) <= width);
        assertThat(lines.get(0)).isEqualTo("uct,iterations=1000,");
        assertThat(String.join("", lines)).isEqualTo(spec);
    }

    @Test
    void whatHasNoPlaceToBreakIsBrokenAnywhere() {
        double width = Text.width("aaaaaaaaaa", Text.PLAIN);
        assertThat(Text.wrap("a".repeat(25), Text.PLAIN, width + 0.01))
                .containsExactly("a".repeat(10), "a".repeat(10), "a".repeat(5));
    }

    @Test
    void whatIsTooLongEndsWithAnEllipsis() {
        double width = Text.width("a".repeat(20), Text.PLAIN);
        List<String> lines = Text.wrap("a".repeat(1000), Text.PLAIN, width);
        assertThat(lines).hasSize(4).allMatch(line -> Text.width(line, Text.PLAIN) <= width);
        assertThat(lines.get(3)).endsWith("a…");
    }

    @Test
    void shortTextIsOneLine() {
        assertThat(Text.wrap("flat", Text.PLAIN, 100)).containsExactly("flat");
        assertThat(Text.wrap("", Text.PLAIN, 100)).containsExactly("");
    }
}
