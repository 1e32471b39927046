package io.mcts.cli.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureTest {

    private static final Chart BARS = Chart.bars(
            "Who <wins> & \"why\"",
            new Axis("score", true),
            List.of(new Bar("uct,selection=ucb1:c=0.7", 0.6, 0.55, 0.65), new Bar("flat", 0.4, 0.35, 0.45)));
    private static final Chart COURSE = Chart.course(
            "Score over the games",
            "games",
            new Axis("score", true),
            new TreeMap<>(Map.of(1, new Bar("", 1, 0.2, 1), 2, new Bar("", 0.5, 0.1, 0.9))));

    @TempDir
    Path folder;

    @Test
    void chartsStandOneUnderTheOther() {
        SvgImage image = SvgImage.of(BARS, COURSE);
        assertThat(image.all("g"))
                .extracting(chart -> chart.getAttribute("transform"))
                .containsExactly("translate(0,0.0)", String.format(Locale.ROOT, "translate(0,%.1f)", BARS.height()));
        assertThat(image.root().getAttribute("viewBox"))
                .isEqualTo(String.format(Locale.ROOT, "0 0 640 %.0f", BARS.height() + COURSE.height()));
    }

    @Test
    void itSaysInWordsWhatItShows() {
        assertThat(SvgImage.of(BARS, COURSE).all("desc").get(0).getTextContent().split("\n"))
                .containsExactly(
                        "Who <wins> & \"why\"",
                        "uct,selection=ucb1:c=0.7: 0.60 (0.55 to 0.65)",
                        "flat: 0.40 (0.35 to 0.45)",
                        "Score over the games",
                        "score: ends with 0.50 (0.10 to 0.90) at 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.svg", "b.c.Svg"})
    void theSameChartsGiveTheSameBytes(String name) throws IOException {
        Picture picture = new Picture(List.of(BARS, COURSE));
        Path file = folder.resolve(name);
        picture.write(file);
        byte[] first = Files.readAllBytes(file);
        picture.write(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(first);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.png", "a", "svg", "a.svg.txt", ".gitignore"})
    void otherEndingsAreRefused(String name) {
        assertThatThrownBy(() -> Picture.check(folder.resolve(name)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the name of a picture must end in .svg: '" + folder.resolve(name) + "'");
        assertThatThrownBy(() -> new Picture(List.of(BARS)).write(folder.resolve(name)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void foldersThatAreNoneAreRefused() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        for (Path missing : List.of(folder.resolve("missing"), file)) {
            assertThatThrownBy(() -> Picture.check(missing.resolve("a.svg")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(
                            "there is no folder '" + missing + "' for the picture '" + missing.resolve("a.svg") + "'");
        }
        Path taken = Files.createDirectory(folder.resolve("taken.svg"));
        assertThatThrownBy(() -> Picture.check(taken)).hasMessage("the picture '" + taken + "' is a folder");
    }

    /** A folder that takes no files, whoever asks: not even the administrator may write here. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatCannotBeWrittenIsRefused() {
        Path file = Path.of("/proc/picture.svg");
        assertThatThrownBy(() -> Picture.check(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the picture '/proc/picture.svg' cannot be written there");
    }

    @Test
    void aFileThatCanBeWrittenPassesAndIsLeftAlone() throws IOException {
        Picture.check(folder.resolve("new.svg"));
        Picture.check(Path.of("in-the-working-directory.svg"));
        assertThat(folder).isEmptyDirectory();
        Path old = Files.writeString(folder.resolve("old.svg"), "old");
        Picture.check(old);
        assertThat(old).hasContent("old");
    }

    @Test
    void aPictureHasCharts() {
        assertThatThrownBy(() -> new Picture(List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
