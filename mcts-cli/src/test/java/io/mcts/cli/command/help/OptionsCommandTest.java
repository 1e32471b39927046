package io.mcts.cli.command.help;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.CommandRun;
import io.mcts.cli.terminal.TestScreen;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Setting;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OptionsCommandTest {

    private static String printed(String... option) {
        CommandRun run = option.length == 0
                ? CommandRun.on(TestScreen.ofWidth(100), "", "options")
                : CommandRun.on(TestScreen.ofWidth(100), "", "options", option[0]);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run.out();
    }

    @Test
    void listsTheValuesOfAnOptionWithTheirParameters() {
        assertThat(printed("decision")).isEqualTo("""
                        --decision NAME
                          How the move finally played is chosen, such as secure:a=1. It is robust unless set.
                            robust              the most visits
                            max                 the greatest mean
                            secure              the greatest lower confidence bound
                              a                 the width of the bound, 0 or more (1.0)
                            ucb                 the greatest upper confidence bound, perhaps of a move hardly tried
                              c                 the exploration constant, 0 or more; selection is that of the selection
                                                policy if it has one, else the square root of 2 (selection)
                            gumbel              of those with the most visits the one that root-selection=gumbel prefers
                        """);
        assertThat(printed("iterations")).isEqualTo("--iterations N\n  Stop after N iterations.\n");
    }

    @Test
    void longLinesGoOnBelowTheirBeginning() {
        assertThat(printed("stop")).contains("""
                            decided             no other move can get as many visits as the most visited, which is the one
                                                played
                        """);
    }

    @Test
    void listsAllOptionsInOrder() {
        String all = printed();
        assertThat(all).startsWith("The search options of analyze, play and ugi");
        assertThat(all.lines()).allMatch(line -> line.length() <= 100).noneMatch(line -> line.endsWith(" "));
        List<String> keys = all.lines()
                .filter(line -> line.startsWith("--"))
                .map(line -> line.substring(2, line.indexOf(' ')))
                .toList();
        assertThat(keys.subList(0, keys.size() - 1))
                .containsExactlyElementsOf(
                        List.of(Setting.values()).stream().map(Setting::key).toList());
        assertThat(keys).last().isEqualTo("spec");
        for (String key : keys) {
            assertThat(all).contains("\n" + printed(key));
        }
    }

    @ParameterizedTest
    @EnumSource(Setting.class)
    void everySettingIsListedWithAllItsValues(Setting setting) {
        String option = printed(setting.key());
        assertThat(withoutLineBreaks(option)).contains("--" + setting.key() + " ", setting.description());
        setting.parts().ifPresent(parts -> {
            assertThat(withoutLineBreaks(option)).contains("It is " + setting.defaultValue() + " unless set.");
            assertListed(parts, option);
        });
        assertThat(setting.parts().isPresent() || setting.isSwitch())
                .isEqualTo(!setting.defaultValue().isEmpty());
    }

    @Test
    void everyPresetIsListed() {
        assertListed(Presets.catalog(), printed("spec"));
    }

    private static void assertListed(Catalog<?> parts, String option) {
        String text = withoutLineBreaks(option);
        assertThat(parts.entries()).isNotEmpty();
        for (Entry<?> entry : parts.entries()) {
            assertThat(option).containsPattern("(?m)^    " + Pattern.quote(entry.name()) + " +\\S");
            assertThat(text).contains(" " + entry.name() + " " + entry.description());
            for (Parameter parameter : entry.parameters()) {
                assertThat(text)
                        .contains(" " + parameter.name() + " " + parameter.description() + " ("
                                + parameter.defaultValue() + ")");
            }
        }
    }

    private static String withoutLineBreaks(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
