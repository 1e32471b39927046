package io.mcts.web;

import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The browser of the tests: Chromium without a window, and the driver that comes with it. Nothing is downloaded. */
final class Chromium {

    /** The environment variable that says, with the value {@code required}, that there has to be a browser. */
    private static final String BROWSER = "MCTS_BROWSER";

    /** Selenium knows the protocols of some versions of the browser alone, and warns of others; these tests do without. */
    private static final Logger PROTOCOLS = Logger.getLogger("org.openqa.selenium.devtools");

    private Chromium() {}

    /** Why there is no browser, or nothing if there is one. */
    static Optional<String> missing() {
        if (program().isPresent() && driver().isPresent()) {
            return Optional.empty();
        }
        return Optional.of("there is no " + (program().isPresent() ? "chromedriver" : "chromium")
                + " on the PATH (Debian: apt-get install chromium chromium-driver)");
    }

    /** Whether tests without a browser are to fail. */
    static boolean isRequired() {
        return "required".equals(System.getenv(BROWSER));
    }

    /** Starts a browser with a new profile. */
    static ChromeDriver start() {
        PROTOCOLS.setLevel(Level.SEVERE);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program().orElseThrow().toFile());
        options.setCapability("goog:loggingPrefs", logs);
        // Without a sandbox, as it would not start for root; without motion, so that nothing has to be waited for.
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--force-prefers-reduced-motion",
                "--hide-scrollbars",
                "--window-size=1280,1010");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver().orElseThrow().toFile())
                .usingAnyFreePort()
                .build();
        return new ChromeDriver(service, options);
    }

    private static Optional<Path> program() {
        return Programs.onPath("chromium", "chromium-browser", "google-chrome");
    }

    private static Optional<Path> driver() {
        return Programs.onPath("chromedriver");
    }
}
