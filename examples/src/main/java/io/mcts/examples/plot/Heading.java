package io.mcts.examples.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What stands above a chart: its title, and what each colour means.
 *
 * @param title the title; empty for none
 * @param entries the colours; none if there is nothing to tell apart
 */
record Heading(String title, List<Entry> entries) {

    private static final int TITLE_LINE = 21;
    private static final int BOX = 10;
    private static final int INDENT = BOX + 8;

    /** What a colour means. */
    record Entry(String name, Color color) {}

    /** Names in the order of the colours; nothing for a single one, which needs no colour to be told by. */
    static List<Entry> entries(List<String> names) {
        return names.size() < 2
                ? List.of()
                : IntStream.range(0, names.size())
                        .mapToObj(i -> new Entry(names.get(i), Palette.series(i)))
                        .toList();
    }

    int height(int width) {
        int lines =
                entries.stream().mapToInt(entry -> lines(entry, width).size()).sum();
        return Plane.PADDING / 2 + titles(width).size() * TITLE_LINE + lines * Text.LINE + 4;
    }

    void draw(Graphics2D graphics, int width) {
        graphics.setColor(Palette.PAPER);
        graphics.fill(new Rectangle2D.Double(0, 0, width, height(width)));
        double y = Plane.PADDING / 2.0;
        for (String line : titles(width)) {
            y += TITLE_LINE;
            Text.draw(graphics, line, Text.TITLE, Palette.INK, Plane.PADDING, y - 4, 0);
        }
        for (Entry entry : entries) {
            graphics.setColor(entry.color());
            graphics.fill(new Rectangle2D.Double(Plane.PADDING, y + Text.LINE - 4 - BOX, BOX, BOX));
            for (String line : lines(entry, width)) {
                y += Text.LINE;
                Text.draw(graphics, line, Text.PLAIN, Palette.INK, Plane.PADDING + INDENT, y - 4, 0);
            }
        }
    }

    private List<String> titles(int width) {
        return title.isBlank() ? List.of() : Text.wrap(title, Text.TITLE, width - 2 * Plane.PADDING);
    }

    private static List<String> lines(Entry entry, int width) {
        return Text.wrap(entry.name(), Text.PLAIN, width - 2 * Plane.PADDING - INDENT);
    }
}
