package io.mcts.examples.plot;

import java.awt.Color;
import java.util.List;

/**
 * The colours of all charts: those that colour-blind people can tell apart, of Okabe and Ito, "Color Universal Design"
 * (2008), without the yellow, which is faint on white.
 */
final class Palette {

    static final Color PAPER = Color.WHITE;
    static final Color INK = new Color(0x22, 0x22, 0x22);
    static final Color FRAME = new Color(0x99, 0x99, 0x99);
    static final Color GRID = new Color(0xE6, 0xE6, 0xE6);
    static final Color REFERENCE = new Color(0x66, 0x66, 0x66);
    /** Sky blue: light enough for an interval to be seen upon it. */
    static final Color BAR = new Color(0x56, 0xB4, 0xE9);

    private static final List<Color> SERIES = List.of(
            new Color(0x00, 0x72, 0xB2), // blue
            new Color(0xE6, 0x9F, 0x00), // orange
            new Color(0x00, 0x9E, 0x73), // bluish green
            new Color(0xD5, 0x5E, 0x00), // vermilion
            new Color(0xCC, 0x79, 0xA7), // reddish purple
            new Color(0x56, 0xB4, 0xE9), // sky blue
            Color.BLACK);

    private Palette() {}

    /** The colour of one of several series; the eighth has that of the first again. */
    static Color series(int index) {
        return SERIES.get(index % SERIES.size());
    }

    /** A colour through which others are seen. */
    static Color faint(Color color) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), 0x40);
    }
}
