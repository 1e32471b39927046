package io.mcts.cli.plot;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;

/** What a chart looks like, one pixel of the image for each of the chart, without smoothed edges. */
final class Pixels {

    private Pixels() {}

    static BufferedImage of(Chart chart) {
        Picture picture = new Picture(List.of(chart));
        BufferedImage image = new BufferedImage(Picture.WIDTH, picture.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        picture.draw(graphics);
        graphics.dispose();
        return image;
    }

    /** How many pixels of a rectangle have a colour. */
    static int count(BufferedImage image, int color, int x1, int y1, int x2, int y2) {
        return (int) IntStream.range(y1, y2)
                .mapToLong(y -> IntStream.range(x1, x2)
                        .filter(x -> image.getRGB(x, y) == color)
                        .count())
                .sum();
    }

    /** The pixels of a colour in each row. */
    static int[] rows(BufferedImage image, int color) {
        return IntStream.range(0, image.getHeight())
                .map(y -> count(image, color, 0, y, image.getWidth(), y + 1))
                .toArray();
    }

    /** The pixels of a colour in each column. */
    static int[] columns(BufferedImage image, int color) {
        return IntStream.range(0, image.getWidth())
                .map(x -> count(image, color, x, 0, x + 1, image.getHeight()))
                .toArray();
    }
}
