package io.mcts.examples.plot;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Text as outlines: whoever is shown the picture needs none of its fonts. */
final class Text {

    /** From one line to the next, in pixels. */
    static final int LINE = 17;

    static final Font PLAIN = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    static final Font BOLD = new Font(Font.SANS_SERIF, Font.BOLD, 12);
    static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 15);

    private static final int MOST_LINES = 4;
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private Text() {}

    /**
     * Draws a line of text.
     *
     * @param graphics where it is drawn
     * @param text the text
     * @param font how it looks
     * @param color its colour
     * @param x where it begins, is centred or ends
     * @param y its base line
     * @param before the share of its width that stands before {@code x}: 0, 0.5 or 1
     */
    static void draw(Graphics2D graphics, String text, Font font, Color color, double x, double y, double before) {
        if (text.isBlank()) {
            return;
        }
        Shape outline = new TextLayout(text, font, CONTEXT)
                .getOutline(AffineTransform.getTranslateInstance(x - before * width(text, font), y));
        graphics.setColor(color);
        graphics.fill(outline);
    }

    /** Draws a line of text, and paper behind it that hides what was there. */
    static void drawOnPaper(
            Graphics2D graphics, String text, Font font, Color color, double x, double y, double before) {
        double width = width(text, font);
        graphics.setColor(Palette.PAPER);
        graphics.fill(new Rectangle2D.Double(x - before * width - 1, y - 12, width + 2, LINE - 2));
        draw(graphics, text, font, color, x, y, before);
    }

    /** The width of a line of text, in pixels. */
    static double width(String text, Font font) {
        return text.isEmpty() ? 0 : font.getStringBounds(text, CONTEXT).getWidth();
    }

    /**
     * Text in lines that fit a width, broken behind a comma or a space where that is possible; what is left after the
     * last line is cut off and replaced by an ellipsis.
     */
    static List<String> wrap(String text, Font font, double width) {
        List<String> lines = new ArrayList<>();
        String rest = text.strip();
        while (width(rest, font) > width && lines.size() < MOST_LINES - 1) {
            int fit = fitting(rest, font, width);
            int end = Math.max(rest.lastIndexOf(',', fit - 1), rest.lastIndexOf(' ', fit - 1)) + 1;
            int cut = end > fit / 3 ? end : fit;
            lines.add(rest.substring(0, cut).strip());
            rest = rest.substring(cut).strip();
        }
        lines.add(width(rest, font) > width ? rest.substring(0, fitting(rest, font, width - LINE)) + "…" : rest);
        return lines;
    }

    /** How many characters fit, at least one. */
    private static int fitting(String text, Font font, double width) {
        int fit = 1;
        while (fit < text.length() && width(text.substring(0, fit + 1), font) <= width) {
            fit++;
        }
        return Character.isHighSurrogate(text.charAt(fit - 1)) && fit < text.length() ? fit + 1 : fit;
    }
}
