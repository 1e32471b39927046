package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.testkit.DiceRace.Action;
import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.rules.GameRules;
import io.mcts.testkit.rules.PayoffClasses;
import io.mcts.testkit.watch.HangDetector;
import io.mcts.testkit.watch.Heartbeat;
import io.mcts.testkit.watch.Watch;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class WatchTest {

    private static final Duration LIMIT = Duration.ofMillis(300);

    /** A race in which nobody may throw, for that takes for ever; it does not heed interrupts, but a latch. */
    static final class ThrowForEver extends DiceRace {

        static final CountDownLatch RELEASE = new CountDownLatch(1);

        @Override
        public void play(Action action) {
            while (action.equals(THROW) && RELEASE.getCount() > 0) {
                Thread.onSpinWait();
            }
            super.play(action);
        }
    }

    @Test
    void aMethodThatNeverReturnsIsReportedWithItsThreadWhichRunsOn() {
        try {
            VerificationReport report = GameVerifier.<DiceRace, DiceRace.Action>of(() -> List.of(new ThrowForEver()))
                    .withFacts(GameFacts.none().withTimeLimit(LIMIT))
                    .verify();

            assertThat(report.findings()).hasSize(1);
            Finding finding = report.findings().get(0);
            assertThat(finding.violation().expected()).startsWith("an answer within 300 ms, where ");
            assertThat(finding.violation().actual())
                    .matches("ThrowForEver.play\\(WatchTest.java:\\d+\\) has not returned within 300 ms;"
                            + " it cannot be stopped: a daemon thread runs on in it until the program ends");
            assertThat(finding.violation().getCause().getStackTrace())
                    .anySatisfy(frame -> assertThat(frame.getMethodName()).isEqualTo("play"));
            assertThat(report.unchecked()).contains(GameRules.named("LEGAL_MOVES_HAVE_DISTINCT_INDICES"));
        } finally {
            ThrowForEver.RELEASE.countDown();
        }
    }

    @Test
    void aMethodThatHeedsTheInterruptLeavesNoThread() {
        VerificationReport report = GameVerifier.<DiceRace, DiceRace.Action>of(
                        () -> List.of(new FaultyShortcuts.RandomMoveNeverReturns()))
                .withFacts(GameFacts.none().withTimeLimit(LIMIT))
                .verify();

        assertThat(report.findings().get(0).violation().actual())
                .startsWith("RandomMoveNeverReturns.randomMove(")
                .endsWith(" has not returned within 300 ms; it was interrupted and ended");
    }

    /** A race whose moves return on the thread that began it, and never on another. */
    static final class PlayHangsElsewhere extends DiceRace {

        private Thread home = Thread.currentThread();

        @Override
        public DiceRace copy() {
            PlayHangsElsewhere copy = new PlayHangsElsewhere();
            copy.resetTo(this);
            copy.home = home;
            return copy;
        }

        @Override
        public void play(Action action) {
            while (Thread.currentThread() != home && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            super.play(action);
        }
    }

    @Test
    void aGameThatHangsOnAnotherThreadAloneIsReported() {
        VerificationReport report = GameVerifier.<DiceRace, DiceRace.Action>of(() -> List.of(new PlayHangsElsewhere()))
                .withFacts(GameFacts.none().withLongestGame(200).withTimeLimit(LIMIT))
                .withRules(GameRules.named("OTHER_THREADS_NEVER_SHOW_IN_A_STATE"))
                .verify();

        assertThat(report.findings()).hasSize(1);
        Violation violation = report.findings().get(0).violation();
        assertThat(violation.expected()).isEqualTo("an answer within 300 ms");
        assertThat(violation.actual()).startsWith("PlayHangsElsewhere.play(");
    }

    @Test
    void whatATaskThrowsIsThrown() {
        IllegalArgumentException thrown = new IllegalArgumentException("so");
        assertThatThrownBy(() -> Watch.over(new Heartbeat(), LIMIT, () -> {
                    throw thrown;
                }))
                .isSameAs(thrown);
    }

    @Test
    void threadsEndWhenNothingIsToBeDone() throws InterruptedException {
        Thread thread = Watch.over(new Heartbeat(), LIMIT, Thread::currentThread);

        thread.join();
        assertThat(thread.isAlive()).isFalse();
        assertThat(thread.isDaemon()).isTrue();
    }

    @Test
    void aTimeLimitIsMoreThanNothing() {
        assertThatThrownBy(() -> GameFacts.none().withTimeLimit(Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("timeLimit is more than 0, not PT0S");
    }

    private static final StackTraceElement[] IN_THE_GAME = {
        new StackTraceElement("com.example.Game", "play", "Game.java", 1)
    };

    @Test
    void aTaskThatGivesSignsOfLifeIsNotLateHoweverLongItTakes() {
        HangDetector detector = new HangDetector(LIMIT);
        long late = LIMIT.toNanos();

        for (int beat = 0; beat < 10; beat++) {
            assertThat(detector.isLate(beat, beat * 10L * late, beat * late)).isFalse();
            assertThat(detector.isLate(beat, beat * 10L * late + late - 1, beat * late))
                    .isFalse();
        }
        assertThat(detector.isLate(9, 91 * late, 9 * late)).isTrue();
    }

    /** On a busy machine a check makes little progress in a long time: what counts is how long its own thread has computed. */
    @Test
    void waitingForTheProcessorIsNotAHang() {
        HangDetector detector = new HangDetector(LIMIT);
        long late = LIMIT.toNanos();
        assertThat(detector.isLate(1, 0, 5 * late)).isFalse();

        assertThat(detector.isLate(1, 7 * late, 6 * late - 1)).isTrue();
        assertThat(detector.hangs(Thread.State.RUNNABLE, IN_THE_GAME)).isFalse();
        assertThat(detector.hangs(Thread.State.BLOCKED, IN_THE_GAME)).isTrue();
        assertThat(detector.isLate(1, 8 * late, 6 * late)).isTrue();
        assertThat(detector.hangs(Thread.State.RUNNABLE, IN_THE_GAME)).isTrue();
    }

    @Test
    void theKitsOwnBookkeepingIsNotAHang() {
        HangDetector detector = new HangDetector(LIMIT);
        detector.isLate(1, 0, 0);
        detector.isLate(1, LIMIT.toNanos(), LIMIT.toNanos());
        StackTraceElement[] inTheKit = {
            new StackTraceElement("java.util.ArrayList", "sort", "ArrayList.java", 1),
            new StackTraceElement(PayoffClasses.class.getName(), "<init>", "PayoffClasses.java", 1),
            IN_THE_GAME[0]
        };

        assertThat(detector.hangs(Thread.State.RUNNABLE, inTheKit)).isFalse();
        assertThat(detector.hangs(Thread.State.RUNNABLE, IN_THE_GAME)).isTrue();
    }
}
