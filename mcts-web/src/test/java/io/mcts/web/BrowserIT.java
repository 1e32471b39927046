package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What each test has for itself. */
@ExtendWith(Browser.class)
class BrowserIT {

    /** The system may give the port of an earlier test to the server of another one, and the browser keeps games by origin. */
    @Test
    void aPortThatIsUsedAgainBringsNothingFromTheTestBefore(Page page) {
        page.open("#game=connectfour");
        page.click("side-1-human");
        page.reload(); // which shows that it was kept
        page.awaitAttribute("side-1-human", "aria-pressed", "true");
        Page next = page.ofAnotherTest();
        next.open("#game=connectfour");
        assertThat(next.attribute("side-1-search", "aria-pressed")).isEqualTo("true");
    }
}
