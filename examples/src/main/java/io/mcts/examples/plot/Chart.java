package io.mcts.examples.plot;

import java.awt.Graphics2D;
import java.util.List;

/** One chart of a {@link Picture}. Immutable. */
public interface Chart {

    /**
     * The height it needs, in pixels.
     *
     * @param width the width that it will have, in pixels
     */
    int height(int width);

    /**
     * Draws it, from the origin of the graphics to the right and down.
     *
     * @param graphics where it is drawn
     * @param width the width of the chart, in pixels
     * @param height at least {@link #height} of this width
     */
    void draw(Graphics2D graphics, int width, int height);

    /** What it shows, in words, for those who cannot see it: the title first, then a line for each thing shown. */
    List<String> words();
}
