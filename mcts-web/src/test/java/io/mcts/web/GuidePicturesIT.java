package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;

/**
 * The pictures of the guide to the web page, in {@code target/web-screenshots}. With {@code -Dguide.pictures=true} they take the
 * place of those in the guide.
 */
@ExtendWith(Browser.class)
@Tag("nightly")
class GuidePicturesIT {

    private static final Path PICTURES = Path.of("target", "web-screenshots");
    private static final Path GUIDE = Path.of("..", "docs", "guide", "images");

    private static final String SEARCH = "solver,iterations=30000,seed=1";

    /** A game of Connect Four in its middle. */
    private static final String CONNECT_FOUR = "#game=connectfour&moves=4.3.3.3.4.3.5.5.3.4";

    /** A game of EinStein in which red has thrown a 6: its stone 6 may take one of blue's. */
    private static final String EINSTEIN = "#game=einstein&start=ECD2%2FAB3%2FF3b%2F3af%2F2cde%20r%20-"
            + "&moves=1.a4-b3.2.e3-d3.2.b4-c3.5.e1-d1.6.a3-b2.5.d1-c1.6";

    private static void keep(Page page, String name) throws IOException {
        page.run("window.scrollTo(0, 0); document.activeElement.blur()");
        keep(page.picture(), name);
    }

    private static void keep(byte[] picture, String name) throws IOException {
        assertThat(picture).hasSizeGreaterThan(20_000);
        Files.createDirectories(PICTURES);
        Files.write(PICTURES.resolve(name), picture);
        if (Boolean.getBoolean("guide.pictures")) {
            Files.write(GUIDE.resolve(name), picture);
        }
    }

    /** Searches all positions of the game, for the curve. */
    private static void review(Page page) {
        page.click("tab-search");
        page.write("analysis-spec", "solver,iterations=3000,seed=1");
        page.click("review");
        page.awaitText("message", "The whole game has been searched.");
    }

    private static void analyse(Page page, String spec) {
        page.write("analysis-spec", spec);
        page.awaitAttribute("main-panel", "data-status", "done");
    }

    /** At three widths, in the light and in the dark; those of the narrow ones and the dark are not in the guide. */
    @Test
    void aGameAtEveryWidth(Page page) throws IOException {
        page.open(CONNECT_FOUR);
        page.await("the last position", () -> page.moves().size() == 10);
        review(page);
        for (String scheme : List.of("light", "dark")) {
            page.prefer(scheme);
            for (int width : new int[] {1400, 800, 390}) {
                for (String tab : List.of("game", "search")) {
                    page.click("tab-" + tab);
                    page.run("window.scrollTo(0, 0); document.activeElement.blur()");
                    Files.createDirectories(PICTURES);
                    Files.write(
                            PICTURES.resolve("game-" + tab + "-" + width + "-" + scheme + ".png"),
                            page.picture(width, 900));
                }
            }
        }
        page.click("tab-game");
        page.prefer("light");
        keep(page, "web-connectfour.png");
        page.click("tab-search");
        page.prefer("dark");
        keep(page, "web-report.png");
    }

    @Test
    void aCandidateOnAPhone(Page page) throws IOException {
        page.open(CONNECT_FOUR);
        page.await("the last position", () -> page.moves().size() == 10);
        page.click("tab-search");
        analyse(page, "uct,iterations=20000,seed=1");
        page.resize(390, 844, true);
        page.run("document.querySelector('[data-test=main-candidates]').scrollIntoView({block: 'end'})");
        page.click("candidate-6");
        page.await("its line", () -> page.all("#board .ordinal").size() > 2);
        keep(page.phonePicture(), "web-phone.png");
    }

    @Test
    void steps(Page page) throws IOException {
        page.open("#game=tictactoe&moves=b2.a3");
        page.awaitPosition("o...x....");
        page.click("tab-steps");
        page.click("step-100");
        page.awaitAttribute("phases", "data-number", "100");
        page.await(
                "the move on the board",
                () -> page.has("formula") && !page.all("#board .ordinal").isEmpty());
        page.run("window.scrollTo(0, 0)");
        keep(page.picture(), "web-steps.png");
    }

    /** Eight pictures of one iteration, as the tree shows it while it plays by itself. */
    @Test
    void oneIteration(Page page) throws IOException {
        page.resize(620, 1400, false);
        page.allowMotion();
        page.open("#game=tictactoe");
        page.click("tab-steps");
        page.click("step-10");
        page.awaitAttribute("phases", "data-number", "10");
        page.click("step-100");
        page.awaitAttribute("phases", "data-number", "110");
        page.click("step-slower");
        page.click("step-slower");
        List<BufferedImage> frames = new ArrayList<>();
        // The share of its time at which each phase is seen.
        for (double[] moments : new double[][] {{0.5}, {0.5}, {0.5}, {0.2, 1}, {0.15, 0.4, 1}}) {
            long begin = System.nanoTime();
            if (!frames.isEmpty()) {
                page.click("step-next");
            }
            for (double moment : moments) {
                page.await("the moment", () -> System.nanoTime() - begin > moment * 3_000_000_000L);
                frames.add(ImageIO.read(new ByteArrayInputStream(
                        page.all("[data-test=growing]").get(0).getScreenshotAs(OutputType.BYTES))));
            }
        }
        ByteArrayOutputStream strip = new ByteArrayOutputStream();
        ImageIO.write(strip(frames), "png", strip);
        keep(strip.toByteArray(), "web-iteration.png");
    }

    /** The pictures in rows of two. */
    private static BufferedImage strip(List<BufferedImage> frames) {
        int width = 530;
        int height = frames.stream()
                .mapToInt(frame -> frame.getHeight() * width / frame.getWidth())
                .max()
                .orElseThrow();
        BufferedImage strip =
                new BufferedImage(2 * width, (frames.size() + 1) / 2 * height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = strip.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, strip.getWidth(), strip.getHeight());
        for (int number = 0; number < frames.size(); number++) {
            BufferedImage frame = frames.get(number);
            graphics.drawImage(
                    frame,
                    number % 2 * width,
                    number / 2 * height,
                    width - 8,
                    frame.getHeight() * (width - 8) / frame.getWidth(),
                    null);
        }
        graphics.dispose();
        return strip;
    }

    @Test
    void einStein(Page page) throws IOException {
        page.open(EINSTEIN);
        page.await("the last throw", () -> page.position().endsWith("r 6"));
        page.click("tab-search");
        analyse(page, "fitted,iterations=20000,seed=1");
        keep(page, "web-einstein.png");
    }

    @Test
    void anAnalysis(Page page) throws IOException {
        page.open(CONNECT_FOUR);
        page.await(
                "the last position",
                () -> page.position().endsWith("x") && page.moves().size() == 10);
        review(page);
        analyse(page, SEARCH);
        page.find("picture");
        keep(page, "web-analysis.png");
    }

    @Test
    void aComparison(Page page) throws IOException {
        page.open(CONNECT_FOUR);
        page.await(
                "the last position",
                () -> page.position().endsWith("x") && page.moves().size() == 10);
        page.click("tab-compare");
        page.write("compare-a-spec", SEARCH);
        page.write("compare-b-spec", "uct,iterations=30000,seed=1");
        page.click("compare");
        page.await("both", () -> page.text("compare-figures").matches("(?s).*Iterations 30,000 30,000.*"));
        keep(page, "web-compare.png");
    }

    @Test
    void aMatch(Page page) throws IOException {
        page.open("#game=connectfour");
        page.click("tab-match");
        page.write("match-a-spec", "solver,iterations=400");
        page.write("match-b-spec", "uct,iterations=400");
        page.write("match-games-input", "20");
        page.click("match-start");
        page.awaitAttribute("match-progress", "data-status", "done");
        page.find("match-times");
        keep(page, "web-match.png");
    }

    /** The deal is the server's, so that every picture is of another one. */
    @Test
    void aTableOfHearts(Page page) throws IOException {
        page.open("#game=tictactoe");
        page.click("game-cards");
        page.click("tile-hearts");
        page.click("deal");
        for (int card = 0; card < 3; card++) {
            page.await("the person's turn", () -> {
                List<WebElement> cards = page.all(".hand-card:not(:disabled)");
                cards.stream().limit(1).forEach(WebElement::click);
                return !cards.isEmpty();
            });
        }
        page.await(
                "the person's turn",
                () -> !page.all(".hand-card:not(:disabled)").isEmpty());
        keep(page, "web-cards.png");
    }
}
