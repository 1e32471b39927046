package io.mcts.examples.plot;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;

/** A kind of file that holds a picture. */
enum PictureFormat {

    /** Pixels: two in each direction for each of the picture's, to be sharp on today's screens. */
    PNG {
        @Override
        byte[] bytes(Picture picture) throws IOException {
            BufferedImage image =
                    new BufferedImage(SCALE * picture.width(), SCALE * picture.height(), BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = image.createGraphics();
            try {
                graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
                graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
                graphics.scale(SCALE, SCALE);
                picture.draw(graphics);
            } finally {
                graphics.dispose();
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.setUseCache(false);
            if (!ImageIO.write(image, "png", out)) {
                throw new IOException("this Java writes no PNG files");
            }
            return out.toByteArray();
        }
    },

    /** Shapes, which are sharp at any size; what they show stands in the file in words as well. */
    SVG {
        @Override
        byte[] bytes(Picture picture) throws IOException {
            VectorGraphics2D graphics = new VectorGraphics2D();
            picture.draw(graphics);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            new SVGProcessor()
                    .getDocument(graphics.getCommands(), new PageSize(0, 0, picture.width(), picture.height()))
                    .writeTo(out);
            // Hundredths of a pixel are enough, and make the file half as long.
            String svg = out.toString(StandardCharsets.UTF_8).replaceAll("(\\.\\d\\d)\\d+", "$1");
            // Without the document type, which makes some readers ask the network for it.
            int root = svg.indexOf("<svg");
            int inside = svg.indexOf('>', root) + 1;
            return (HEADER + svg.substring(root, inside) + words(picture) + svg.substring(inside))
                    .getBytes(StandardCharsets.UTF_8);
        }
    };

    private static final int SCALE = 2;
    private static final String HEADER = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    /** The content of the file of a picture. */
    abstract byte[] bytes(Picture picture) throws IOException;

    private static String words(Picture picture) {
        return picture.charts().stream()
                .flatMap(chart -> chart.words().stream())
                .map(PictureFormat::escaped)
                .collect(Collectors.joining("\n", "\n  <desc>", "</desc>"));
    }

    private static String escaped(String text) {
        return text.replaceAll("\\p{Cntrl}", " ")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
