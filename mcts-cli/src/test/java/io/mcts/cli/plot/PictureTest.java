package io.mcts.cli.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.cli.catalog.UsageException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

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
    void chartsStandOneUnderTheOther() throws IOException {
        BufferedImage image = image(new Picture(List.of(BARS, COURSE)));
        // Two pixels of the file for each of the picture's.
        assertThat(image.getWidth()).isEqualTo(2 * 640);
        assertThat(image.getHeight()).isEqualTo(2 * (BARS.height() + COURSE.height()));
        int first = 2 * BARS.height();
        int barColor = Chart.BAR.getRGB();
        int courseColor = Chart.COURSE.getRGB();
        assertThat(Pixels.count(image, barColor, 0, 0, image.getWidth(), first)).isGreaterThan(5_000);
        assertThat(Pixels.count(image, barColor, 0, first, image.getWidth(), image.getHeight()))
                .isZero();
        assertThat(Pixels.count(image, courseColor, 0, first, image.getWidth(), image.getHeight()))
                .isGreaterThan(1_000);
    }

    @Test
    void svgIsWellFormedAndSaysWhatItShows() throws Exception {
        Document document = svg(new Picture(List.of(BARS, COURSE)));
        assertThat(document.getDocumentElement().getAttribute("viewBox"))
                .isEqualTo("0 0 640 " + new Picture(List.of(BARS, COURSE)).height());
        assertThat(document.getElementsByTagName("desc")
                        .item(0)
                        .getTextContent()
                        .split("\n"))
                .containsExactly(
                        "Who <wins> & \"why\"",
                        "uct,selection=ucb1:c=0.7: 0.60 (0.55 to 0.65)",
                        "flat: 0.40 (0.35 to 0.45)",
                        "Score over the games",
                        "score: ends with 0.50 (0.10 to 0.90) at 2");
        assertThat(document.getElementsByTagName("text").getLength())
                .as("all text is outlines")
                .isZero();
    }

    @Test
    void svgHasAShapeOfItsColourForEveryBar() throws Exception {
        assertThat(shapes(BARS, Chart.BAR)).isEqualTo(2);
    }

    /** The line shows through the band of its intervals. */
    @Test
    void svgHasATranslucentBand() throws Exception {
        Path file = folder.resolve("course.svg");
        new Picture(List.of(COURSE)).write(file);
        assertThat(file).content().contains("fill:rgb(0,114,178);fill-opacity:0.25;");
    }

    private int shapes(Chart chart, java.awt.Color color) throws Exception {
        Path file = folder.resolve("shapes.svg");
        new Picture(List.of(chart)).write(file);
        String fill = "fill:rgb(" + color.getRed() + "," + color.getGreen() + "," + color.getBlue() + ")";
        return Files.readString(file).split(java.util.regex.Pattern.quote(fill), -1).length - 1;
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.png", "a.svg", "A.PNG", "b.c.Svg"})
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
    @ValueSource(strings = {"a.jpg", "a", "png", "a.png.txt", ".gitignore"})
    void otherEndingsAreRefused(String name) {
        assertThatThrownBy(() -> Picture.check(folder.resolve(name)))
                .isInstanceOf(UsageException.class)
                .hasMessage("a picture ends in .png or .svg, not as '" + folder.resolve(name) + "'");
        assertThatThrownBy(() -> new Picture(List.of(BARS)).write(folder.resolve(name)))
                .isInstanceOf(UsageException.class);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void foldersThatAreNoneAreRefused() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        for (Path missing : List.of(folder.resolve("missing"), file)) {
            assertThatThrownBy(() -> Picture.check(missing.resolve("a.png")))
                    .isInstanceOf(UsageException.class)
                    .hasMessage(
                            "there is no folder '" + missing + "' for the picture '" + missing.resolve("a.png") + "'");
        }
        Path taken = Files.createDirectory(folder.resolve("taken.png"));
        assertThatThrownBy(() -> Picture.check(taken)).hasMessage("the picture '" + taken + "' is a folder");
    }

    /** A folder that takes no files, whoever asks: not even the administrator may write here. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatCannotBeWrittenIsRefused() {
        Path file = Path.of("/proc/picture.png");
        assertThatThrownBy(() -> Picture.check(file))
                .isInstanceOf(UsageException.class)
                .hasMessage("the picture '/proc/picture.png' cannot be written there");
    }

    @Test
    void aFileThatCanBeWrittenPassesAndIsLeftAlone() throws IOException {
        Picture.check(folder.resolve("new.png"));
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

    private BufferedImage image(Picture picture) throws IOException {
        Path file = folder.resolve("image.png");
        picture.write(file);
        return ImageIO.read(file.toFile());
    }

    private Document svg(Picture picture) throws Exception {
        Path file = folder.resolve("image.svg");
        picture.write(file);
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readAllBytes(file)));
    }
}
