package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Gives each test a {@link Page} in a browser: on a server and in a window of its own. The browser knows nothing from the tests
 * before, see {@link Page#openAt}. After it the page must have left no error in the console, and the server must have nothing to do any
 * more. Of a test that fails the picture is kept in {@code target/web-failures}.
 *
 * <p>On a machine without a browser the tests are skipped, and a line says so; where the environment says
 * {@code MCTS_BROWSER=required}, they fail.
 */
final class Browser implements ExecutionCondition, BeforeEachCallback, AfterEachCallback, ParameterResolver {

    private static final Namespace NAMESPACE = Namespace.create(Browser.class);
    private static final AtomicBoolean HAS_TOLD = new AtomicBoolean();

    /** The browser of all tests, which ends with the last. */
    private record Session(ChromeDriver driver, String firstWindow) implements AutoCloseable {

        @Override
        public void close() {
            driver.quit();
        }
    }

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return Chromium.missing().map(Browser::without).orElseGet(() -> ConditionEvaluationResult.enabled("a browser"));
    }

    private static ConditionEvaluationResult without(String reason) {
        if (Chromium.isRequired()) {
            throw new IllegalStateException("the tests of the web page must run here, but " + reason);
        }
        if (HAS_TOLD.compareAndSet(false, true)) {
            System.out.println("[WARNING] The tests of the web page are skipped: " + reason);
        }
        return ConditionEvaluationResult.disabled(reason);
    }

    private static Session session(ExtensionContext context) {
        return context.getRoot().getStore(NAMESPACE).getOrComputeIfAbsent(Session.class, key -> begun(), Session.class);
    }

    private static Session begun() {
        ChromeDriver driver = Chromium.start();
        return new Session(driver, driver.getWindowHandle());
    }

    private static Page page(ExtensionContext context) {
        return context.getStore(NAMESPACE).get(Page.class, Page.class);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        Session session = session(context);
        session.driver.switchTo().newWindow(WindowType.WINDOW);
        context.getStore(NAMESPACE).put(Page.class, new Page(session.driver, TestServer.start()));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Page page = page(context);
        try {
            if (context.getExecutionException().isPresent()) {
                page.keepFailure(context.getRequiredTestClass().getSimpleName() + "." + context.getDisplayName());
            }
            List<String> errors = page.errors();
            assertThat(errors).as("errors in the console").isEmpty();
        } finally {
            closeWindows(session(context));
            page.closeServer();
        }
    }

    private static void closeWindows(Session session) {
        for (String window : session.driver.getWindowHandles()) {
            if (!window.equals(session.firstWindow)) {
                session.driver.switchTo().window(window).close();
            }
        }
        session.driver.switchTo().window(session.firstWindow);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Page.class;
    }

    @Override
    public Page resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return page(context);
    }
}
