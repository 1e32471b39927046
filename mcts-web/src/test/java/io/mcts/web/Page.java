package io.mcts.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementClickInterceptedException;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/**
 * The web page in a browser, as a person uses it. What it consists of is named by its {@code data-test}. Whatever is asked of it waits
 * until it can be done.
 */
final class Page {

    private static final Duration PATIENCE = TestPage.PATIENCE;
    private static final Duration LOOK_AGAIN = Duration.ofMillis(20);
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 1010;
    private static final Path FAILURES = Path.of("target", "web-failures");

    private final ChromeDriver driver;
    private final int port;
    private final Set<String> origins = new HashSet<>();
    private WebServer server;

    Page(ChromeDriver driver, WebServer server) {
        this.driver = driver;
        this.server = server;
        this.port = server.port();
    }

    WebServer server() {
        return server;
    }

    /** Closes the window, and returns a page on the same server in a new one, as another test would have it. */
    Page ofAnotherTest() {
        String before = driver.getWindowHandle();
        String next = driver.switchTo().newWindow(WindowType.WINDOW).getWindowHandle();
        driver.switchTo().window(before).close();
        driver.switchTo().window(next);
        return new Page(driver, server);
    }

    /** Opens the page with a fragment such as {@code #game=tictactoe}, and waits for the board. */
    void open(String fragment) {
        openAt(server.address() + fragment);
    }

    /** Goes to something of the server that is not the page. */
    void visit(String path) {
        driver.get(server.address() + path);
    }

    /** Opens an address in another window, in which it stays. */
    void openInNewWindow(String address) {
        driver.switchTo().newWindow(WindowType.WINDOW);
        openAt(address);
    }

    /**
     * Opens an address, of another server perhaps. What the browser has kept of its origin from another test is removed before: a port
     * that is free may have been that of an earlier server.
     */
    void openAt(String address) {
        String origin = address.substring(0, address.indexOf('/', address.indexOf("//") + 2));
        if (origins.add(origin)) {
            command("Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "all"));
        }
        driver.get(address);
        awaitBoard();
    }

    void reload() {
        driver.navigate().refresh();
        awaitBoard();
    }

    /** Goes away from the page. */
    void leave() {
        driver.get("about:blank");
    }

    /** Comes back to the page that was left, by the browser's button. */
    void comeBack() {
        driver.navigate().back();
        awaitBoard();
    }

    private void awaitBoard() {
        await(
                "the board and the connection",
                () -> !all("#board svg, #board pre").isEmpty()
                        && !all("[data-test=connection][data-state=open]").isEmpty());
    }

    String address() {
        return Objects.requireNonNull(driver.getCurrentUrl());
    }

    /** Waits until something is so. */
    void await(String what, BooleanSupplier condition) {
        awaited(what, () -> condition.getAsBoolean() ? Boolean.TRUE : null);
    }

    /** Waits until there is something other than null; what has not come yet, or was drawn anew meanwhile, is waited for, too. */
    private <T> T awaited(String what, Supplier<T> supplier) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        Exception last = null;
        do {
            try {
                T found = supplier.get();
                if (found != null) {
                    return found;
                }
            } catch (JavascriptException
                    | NoSuchElementException
                    | StaleElementReferenceException
                    | ElementNotInteractableException notYet) {
                last = notYet;
            }
            pause();
        } while (System.nanoTime() < end);
        throw new AssertionError(
                "waited in vain for " + what + "; the page says '" + text("status") + "' and '" + text("message") + "'",
                last);
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_AGAIN.toMillis());
        } catch (InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static By by(String name) {
        return By.cssSelector("[data-test='" + name + "']");
    }

    List<WebElement> all(String css) {
        return driver.findElements(By.cssSelector(css));
    }

    boolean has(String name) {
        return !driver.findElements(by(name)).isEmpty();
    }

    WebElement find(String name) {
        return awaited(name, () -> driver.findElement(by(name)));
    }

    /** Clicks an element; one that lies under what stays on the screen is brought to its middle first. */
    void click(String name) {
        await("a click on " + name, () -> {
            WebElement element = driver.findElement(by(name));
            try {
                element.click();
            } catch (ElementClickInterceptedException covered) {
                driver.executeScript("arguments[0].scrollIntoView({block: 'center'})", element);
                throw covered;
            }
            return true;
        });
    }

    /** The text of an element, or nothing where it is not there. */
    String text(String name) {
        List<WebElement> found = driver.findElements(by(name));
        return found.isEmpty() ? "" : found.get(0).getText();
    }

    /** An attribute of an element, blank if it has none. */
    String attribute(String name, String attribute) {
        return awaited(name, () -> {
            String value = driver.findElement(by(name)).getDomAttribute(attribute);
            return value == null ? "" : value;
        });
    }

    /** What a field holds. */
    String value(String name) {
        return Objects.toString(find(name).getDomProperty("value"), "");
    }

    /** The name of the first element of a selector. */
    String nameOf(String css) {
        return awaited(css, () -> driver.findElement(By.cssSelector(css)).getDomAttribute("data-test"));
    }

    void awaitText(String name, String part) {
        await("'" + part + "' in " + name, () -> text(name).contains(part));
    }

    void awaitAttribute(String name, String attribute, String value) {
        await(
                attribute + "=" + value + " of " + name,
                () -> attribute(name, attribute).equals(value));
    }

    /** Writes a text in place of what a field has, and leaves the field. What it is folded into is unfolded before. */
    void write(String name, String text) {
        find(name);
        run(
                "document.querySelector('[data-test=\"' + arguments[0] + '\"]').closest('details')?.setAttribute('open', '')",
                name);
        await("writing into " + name, () -> {
            driver.findElement(by(name)).sendKeys(Keys.chord(Keys.CONTROL, "a"), text + Keys.TAB);
            return true;
        });
    }

    /** Chooses what has this value in a list. */
    void choose(String name, String value) {
        await(value + " of " + name, () -> {
            driver.findElement(by(name))
                    .findElement(By.cssSelector("option[value='" + value + "']"))
                    .click();
            return true;
        });
    }

    /** Gives a file to a field that takes files. */
    void give(String name, Path file) {
        find(name).sendKeys(file.toAbsolutePath().toString());
    }

    /** Drags with the mouse from one element to another. */
    void drag(String from, String to) {
        WebElement goal = find(to);
        new Actions(driver)
                .clickAndHold(find(from))
                .moveToElement(goal)
                .release()
                .perform();
    }

    /** Moves the mouse to the middle of an element. */
    void point(String name) {
        await("the mouse on " + name, () -> {
            new Actions(driver).moveToElement(driver.findElement(by(name))).perform();
            return true;
        });
    }

    /** Presses Tab until the focus is on what the selector names. */
    void tabTo(String css) {
        for (int presses = 0; presses < 100; presses++) {
            if (Boolean.TRUE.equals(run("return document.activeElement.matches(arguments[0])", css))) {
                return;
            }
            press(Keys.TAB);
        }
        throw new AssertionError("Tab does not come to " + css);
    }

    /** Presses keys where the focus is. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Presses a key with Ctrl. */
    void pressCtrl(String key) {
        new Actions(driver)
                .keyDown(Keys.CONTROL)
                .sendKeys(key)
                .keyUp(Keys.CONTROL)
                .perform();
    }

    /** Runs a script; one that looks at what is not drawn yet fails, and is run again. */
    Object run(String script, Object... arguments) {
        return awaited(script, () -> Objects.requireNonNullElse(driver.executeScript(script, arguments), ""));
    }

    /** Runs a script that calls its last argument when it is done. */
    Object runAsync(String script, Object... arguments) {
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        return Objects.requireNonNullElse(driver.executeAsyncScript(script, arguments), "");
    }

    long number(String script) {
        return ((Number) run(script)).longValue();
    }

    /** A command of the browser's own protocol. */
    Map<String, Object> command(String name, Map<String, Object> parameters) {
        return driver.executeCdpCommand(name, parameters);
    }

    /** Makes the screen as large as told. */
    void resize(int width, int height, boolean isPhone) {
        command(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", isPhone));
    }

    /** What the system of the reader prefers: light or dark. */
    void prefer(String scheme) {
        prefer("prefers-color-scheme", scheme);
    }

    /** Lets things move, which is off in tests. */
    void allowMotion() {
        prefer("prefers-reduced-motion", "no-preference");
    }

    private void prefer(String feature, String value) {
        command("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", feature, "value", value))));
    }

    /** Has downloads go to a folder. */
    void downloadTo(Path folder) {
        command(
                "Browser.setDownloadBehavior",
                Map.of(
                        "behavior",
                        "allow",
                        "downloadPath",
                        folder.toAbsolutePath().toString()));
    }

    /** The moves of the game, from the address: the throws of a die, too. */
    List<String> moves() {
        String moves = part("moves");
        return moves.isEmpty() ? List.of() : List.of(moves.split("\\.", -1));
    }

    /** A part of the address's fragment, blank where it is not there. */
    String part(String key) {
        return Objects.toString(run("return new URLSearchParams(location.hash.slice(1)).get(arguments[0])", key));
    }

    /** The position on the board. */
    String position() {
        return attribute("board", "data-position");
    }

    /** Who is to move there. */
    String player() {
        return attribute("board", "data-player");
    }

    boolean isOver() {
        return attribute("board", "data-over").equals("true");
    }

    void awaitPosition(String position) {
        await("position " + position, () -> position().equals(position));
    }

    /** Waits until it is a player's turn after so many moves or more, and the board shows it, or until the game is over. */
    void awaitTurn(String player, int moves) {
        await(
                "move " + moves + " of " + player,
                () -> isOver() || (moves().size() >= moves && player().equals(player)));
    }

    /** The errors in the console since it was last asked. */
    List<String> errors() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /** Stops the server, and with it the connection. */
    void closeServer() {
        server.close();
    }

    /** Starts another server where the first was. */
    void restartServer() {
        server = TestServer.startAt(port);
    }

    /** The whole page as it looks, at the width of a desk's screen. */
    byte[] picture() {
        return picture(WIDTH, HEIGHT);
    }

    /** The whole page as it looks on a screen of a size. */
    byte[] picture(int width, int screen) {
        resize(width, screen, false);
        int height = Math.max(screen, Math.toIntExact(number("return document.documentElement.scrollHeight")));
        resize(width, height, false);
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    /** What is on the screen of a phone now. */
    byte[] phonePicture() {
        resize(390, 844, true);
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    void keepFailure(String test) {
        try {
            Files.createDirectories(FAILURES);
            Files.write(
                    FAILURES.resolve(test.replaceAll("\\W+", "-") + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
