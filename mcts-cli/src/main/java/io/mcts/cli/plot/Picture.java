package io.mcts.cli.plot;

import io.mcts.spec.catalog.ErrorMessages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Charts from top to bottom as SVG. The same charts give the same text. Immutable. */
public record Picture(List<Chart> charts) {

    static final int WIDTH = 640;

    private static final String FONTS = "Verdana, DejaVu Sans, Helvetica, Arial, sans-serif";

    public Picture {
        charts = List.copyOf(charts);
        if (charts.isEmpty()) {
            throw new IllegalArgumentException("a picture must have a chart");
        }
    }

    /**
     * Checks that {@link #write} can write a file, before the work is done.
     *
     * @throws IllegalArgumentException if its extension is not {@code .svg}, or its folder is missing or not writable
     */
    public static void check(Path file) {
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
            throw new IllegalArgumentException("the name of a picture must end in .svg: '" + file + "'");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new IllegalArgumentException("there is no folder '" + folder + "' for the picture '" + file + "'");
        }
        if (Files.isDirectory(file)) {
            throw new IllegalArgumentException("the picture '" + file + "' is a folder");
        }
        if (!isWritable(file, folder)) {
            throw new IllegalArgumentException("the picture '" + file + "' cannot be written there");
        }
    }

    /** Tries it: permissions alone do not tell. */
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
     * Writes the picture, replacing an existing file.
     *
     * @throws IllegalArgumentException if the file fails {@link #check} or cannot be written
     */
    public void write(Path file) {
        check(file);
        try {
            Files.writeString(file, svg());
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("--plot: ", file, "cannot be written", failure);
        }
    }

    /** Returns a text as content of XML or HTML. */
    public static String escaped(String text) {
        return text.replaceAll("\\p{Cntrl}", " ")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    /** The picture, with its alternative text. */
    public String svg() {
        StringBuilder drawings = new StringBuilder();
        double top = 0;
        for (Chart chart : charts) {
            drawings.append(String.format(Locale.ROOT, "<g transform='translate(0,%.1f)'>\n", top))
                    .append(chart.drawing())
                    .append("</g>\n");
            top += chart.height();
        }
        String words = charts.stream()
                .flatMap(chart -> chart.words().stream())
                .map(Picture::escaped)
                .collect(Collectors.joining("\n"));
        return String.format(Locale.ROOT, """
                        <svg xmlns='http://www.w3.org/2000/svg' width='%1$d' height='%2$.0f' viewBox='0 0 %1$d %2$.0f' \
                        role='img' font-family='%3$s' font-size='13' fill='#222'>
                        <desc>%4$s</desc>
                        <rect width='100%%' height='100%%' fill='white'/>
                        """, WIDTH, top, FONTS, words) + drawings + "</svg>\n";
    }
}
