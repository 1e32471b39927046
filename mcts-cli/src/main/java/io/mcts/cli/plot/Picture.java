package io.mcts.cli.plot;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import io.mcts.cli.catalog.UsageException;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jfree.chart.encoders.EncoderUtil;
import org.jfree.chart.encoders.ImageFormat;

/**
 * Charts one under the other, for a file. Needs neither a screen nor a window system, but a font: on a bare Debian that is the
 * package {@code fonts-dejavu-core}. The same charts give the same file, byte for byte, on the same machine. Immutable.
 *
 * @param charts the charts, from the top; at least one
 */
public record Picture(List<Chart> charts) {

    /** The width of all charts, in pixels. */
    static final int WIDTH = 640;

    /** Pixels of a file for each of the picture's, in each direction, to be sharp on today's screens. */
    private static final int SCALE = 2;

    static {
        // Before anything is drawn: a server may name a display that nobody can reach.
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    /** A picture. */
    public Picture {
        charts = List.copyOf(charts);
        if (charts.isEmpty()) {
            throw new IllegalArgumentException("a picture must have a chart");
        }
    }

    /**
     * Refuses a file that {@link #write} could not write, before there is anything to draw.
     *
     * @throws UsageException if its ending is neither {@code .png} nor {@code .svg}, if its folder is missing or cannot be
     *     written, or if this Java cannot draw text
     */
    public static void check(Path file) {
        boolean unused = isSvg(file); // refuses other endings
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
            font(Font.PLAIN, 12).getStringBounds("text", new FontRenderContext(null, true, true));
        } catch (RuntimeException | Error failure) {
            throw new UsageException(picture + " cannot be drawn without a font (on Debian: apt-get install"
                    + " fonts-dejavu-core): " + failure);
        }
    }

    /** The font of all pictures, which every Java has. */
    static Font font(int style, int size) {
        return new Font(Font.SANS_SERIF, style, size);
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
            if (isSvg(file)) {
                Files.writeString(file, svg());
            } else {
                Files.write(file, png());
            }
        } catch (IOException failure) {
            throw UsageException.ofFile("--plot: ", file, "cannot be written", failure);
        }
    }

    private static boolean isSvg(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".png") && !name.endsWith(".svg")) {
            throw new UsageException("a picture ends in .png or .svg, not as '" + file + "'");
        }
        return name.endsWith(".svg");
    }

    private byte[] png() throws IOException {
        BufferedImage image = new BufferedImage(SCALE * WIDTH, SCALE * height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.scale(SCALE, SCALE);
            draw(graphics);
        } finally {
            graphics.dispose();
        }
        return EncoderUtil.encode(image, ImageFormat.PNG);
    }

    /**
     * The picture as shapes, which are sharp at any size; it also says in words what they show.
     *
     * @throws UsageException if this Java cannot draw text
     */
    public String svg() {
        requireFont("the picture");
        VectorGraphics2D graphics = new Outlines();
        draw(graphics);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new SVGProcessor()
                    .getDocument(graphics.getCommands(), new PageSize(0, 0, WIDTH, height()))
                    .writeTo(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        // Hundredths of a pixel are enough.
        String svg = out.toString(StandardCharsets.UTF_8).replaceAll("(\\.\\d\\d)\\d+", "$1");
        // Without the document type, which makes some readers ask the network for it.
        int root = svg.indexOf("<svg");
        int inside = svg.indexOf('>', root) + 1;
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.substring(root, inside) + words()
                + svg.substring(inside);
    }

    /** Draws all text as outlines, which are as wide for every reader as where they were laid out. */
    private static final class Outlines extends VectorGraphics2D {

        @Override
        public void drawString(String text, float x, float y) {
            drawGlyphVector(getFont().createGlyphVector(getFontRenderContext(), text), x, y);
        }

        @Override
        public void drawGlyphVector(GlyphVector text, float x, float y) {
            fill(text.getOutline(x, y));
        }
    }

    private String words() {
        return charts.stream()
                .flatMap(chart -> chart.words().stream())
                .map(text -> text.replaceAll("\\p{Cntrl}", " ")
                        .replace("&", "&amp;")
                        .replace("<", "&lt;")
                        .replace(">", "&gt;"))
                .collect(Collectors.joining("\n", "\n  <desc>", "</desc>"));
    }

    int height() {
        return charts.stream().mapToInt(Chart::height).sum();
    }

    void draw(Graphics2D graphics) {
        graphics.setColor(Color.WHITE);
        graphics.fill(new Rectangle2D.Double(0, 0, WIDTH, height()));
        int y = 0;
        for (Chart chart : charts) {
            chart.drawing().draw(graphics, new Rectangle2D.Double(0, y, WIDTH, chart.height()));
            y += chart.height();
        }
    }
}
