package io.mcts.examples.plot;

import io.mcts.examples.catalog.UsageException;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Charts in rows and columns, for a file. Needs neither a screen nor a window system, but a font: on a bare Debian that is
 * the package {@code fonts-dejavu-core}. The same charts give the same file, byte for byte, on the same machine. Immutable.
 *
 * @param columns how many charts stand side by side; positive
 * @param charts the charts, row by row; at least one
 */
public record Picture(int columns, List<Chart> charts) {

    /** The width of a chart, in pixels. */
    static final int CHART_WIDTH = 760;

    static {
        // Before anything is drawn: a server may name a display that nobody can reach.
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    /** A picture. */
    public Picture {
        charts = List.copyOf(charts);
        if (columns < 1 || charts.isEmpty()) {
            throw new IllegalArgumentException(
                    "a picture must have at least one column and one chart: " + columns + ", " + charts);
        }
    }

    /**
     * Charts one under the other.
     *
     * @param charts at least one
     */
    public static Picture of(Chart... charts) {
        return new Picture(1, List.of(charts));
    }

    /**
     * Refuses a file that {@link #write} could not write, before there is anything to draw.
     *
     * @param file where the picture will go
     * @throws UsageException if its ending is neither {@code .png} nor {@code .svg}, if its folder is missing or cannot be
     *     written, or if this Java cannot draw text
     */
    public static void check(Path file) {
        format(file);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new UsageException("there is no folder '" + folder + "' for the picture '" + file + "'");
        }
        if (Files.isDirectory(file)) {
            throw new UsageException("the picture '" + file + "' is a folder");
        }
        if (!isWritable(file, folder)) {
            throw new UsageException("the picture '" + file + "' cannot be written there");
        }
        requireFont("the picture '" + file + "'");
    }

    private static void requireFont(String picture) {
        try {
            Text.width("text", Text.PLAIN);
        } catch (RuntimeException | Error failure) {
            throw new UsageException(picture + " cannot be drawn without a font (on Debian: apt-get install"
                    + " fonts-dejavu-core): " + failure);
        }
    }

    /** Tries it: whether a folder takes a new file depends on more than its permissions. */
    private static boolean isWritable(Path file, Path folder) {
        if (Files.exists(file)) {
            return Files.isWritable(file);
        }
        try {
            Files.delete(Files.createTempFile(folder, file.getFileName().toString(), ".new"));
            return true;
        } catch (IOException refusal) {
            return false;
        }
    }

    /**
     * Writes the picture as its file's name demands: {@code .png} or {@code .svg}.
     *
     * @param file where it goes; an existing file is replaced
     * @throws UsageException if {@link #check} refuses the file, or if it cannot be written
     */
    public void write(Path file) {
        check(file);
        try {
            Files.write(file, format(file).bytes(this));
        } catch (IOException failure) {
            throw new UsageException("the picture '" + file + "' cannot be written: " + failure);
        }
    }

    /**
     * The picture as shapes, to be shown in a web page.
     *
     * @return a document in SVG
     * @throws UsageException if this Java cannot draw text
     */
    public String svg() {
        requireFont("the picture");
        try {
            return new String(PictureFormat.SVG.bytes(this), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static PictureFormat format(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        for (PictureFormat format : PictureFormat.values()) {
            if (name.endsWith("." + format.name().toLowerCase(Locale.ROOT))) {
                return format;
            }
        }
        throw new UsageException("a picture ends in .png or .svg, not as '" + file + "'");
    }

    int width() {
        return Math.min(columns, charts.size()) * CHART_WIDTH;
    }

    int height() {
        return IntStream.range(0, rows()).map(this::height).sum();
    }

    private int rows() {
        return (charts.size() + columns - 1) / columns;
    }

    private List<Chart> row(int row) {
        return charts.subList(row * columns, Math.min(charts.size(), (row + 1) * columns));
    }

    private int height(int row) {
        return row(row).stream()
                .mapToInt(chart -> chart.height(CHART_WIDTH))
                .max()
                .orElseThrow();
    }

    void draw(Graphics2D graphics) {
        graphics.setColor(Palette.PAPER);
        graphics.fill(new Rectangle2D.Double(0, 0, width(), height()));
        AffineTransform origin = graphics.getTransform();
        int y = 0;
        for (int row = 0; row < rows(); row++) {
            int x = 0;
            for (Chart chart : row(row)) {
                graphics.translate(x, y);
                chart.draw(graphics, CHART_WIDTH, height(row));
                graphics.setTransform(origin);
                x += CHART_WIDTH;
            }
            y += height(row);
        }
    }
}
