package io.mcts.games.gdl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Replays all records of a folder that {@code -Dgdl.data} names, with rulesheets in {@code rules} and records in {@code records}; none
 * without it. A rulesheet may be refused, also in a state that is too large, but what is evaluated has to agree.
 */
class RecordsTest {

    @TestFactory
    Stream<DynamicTest> recordsAgree() throws IOException {
        String folder = System.getProperty("gdl.data", "");
        if (folder.isEmpty()) {
            return Stream.of(DynamicTest.dynamicTest("no folder is named by -Dgdl.data", () -> {}));
        }
        try (Stream<Path> files = Files.list(Path.of(folder, "records"))) {
            List<Path> records = files.sorted().toList();
            return records.stream().map(record -> DynamicTest.dynamicTest(name(record), () -> replay(folder, record)));
        }
    }

    private static String name(Path record) {
        return String.valueOf(record.getFileName()).replaceFirst("\\.jsonl$", "");
    }

    private static void replay(String folder, Path record) throws IOException {
        GdlRules rules;
        try {
            rules = GdlRules.parse(Files.readString(Path.of(folder, "rules", name(record) + ".kif")));
        } catch (IllegalArgumentException refused) {
            assertThat(refused).hasMessageContaining("too large");
            return;
        }
        try {
            assertThat(Replay.of(rules, record)).isPositive();
        } catch (GroundingLimit.Exceeded refused) {
            assertThat(refused).hasMessageContaining("too many consequences");
        }
    }
}
