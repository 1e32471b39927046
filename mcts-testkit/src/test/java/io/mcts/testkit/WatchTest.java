package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.testkit.VerificationReport.Finding;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.GameStateRule;
import io.mcts.testkit.rules.PayoffClasses;
import io.mcts.testkit.watch.Pulse;
import io.mcts.testkit.watch.Watch;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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
            assertThat(report.unchecked()).contains(GameStateRule.LEGAL_MOVES_ARE_DISTINCT);
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
    @Timeout(60)
    void aGameThatHangsOnAnotherThreadAloneIsReported() {
        VerificationReport report = GameVerifier.<DiceRace, DiceRace.Action>of(() -> List.of(new PlayHangsElsewhere()))
                .withFacts(GameFacts.none().withLongestGame(200).withTimeLimit(LIMIT))
                .withRules(GameStateRule.OTHER_THREADS_NEVER_SHOW_IN_A_STATE)
                .verify();

        assertThat(report.findings()).hasSize(1);
        Violation violation = report.findings().get(0).violation();
        assertThat(violation.expected()).isEqualTo("an answer within 300 ms");
        assertThat(violation.actual()).startsWith("PlayHangsElsewhere.play(");
    }

    @Test
    void aLongTaskThatGoesOnIsNoHang() {
        Pulse pulse = new Pulse();

        int rounds = Watch.over(pulse, LIMIT, () -> {
            int round = 0;
            for (; round < 10; round++) {
                Thread.sleep(LIMIT.toMillis() / 4);
                pulse.beat();
            }
            return round;
        });

        assertThat(rounds).isEqualTo(10);
    }

    @Test
    void whatATaskThrowsIsThrown() {
        IllegalArgumentException thrown = new IllegalArgumentException("so");
        assertThatThrownBy(() -> Watch.over(new Pulse(), LIMIT, () -> {
                    throw thrown;
                }))
                .isSameAs(thrown);
    }

    @Test
    void threadsEndWhenNothingIsToBeDone() throws InterruptedException {
        Thread thread = Watch.over(new Pulse(), LIMIT, Thread::currentThread);

        thread.join(30_000);
        assertThat(thread.isAlive()).isFalse();
        assertThat(thread.isDaemon()).isTrue();
    }

    @Test
    void aTimeLimitIsMoreThanNothing() {
        assertThatThrownBy(() -> GameFacts.none().withTimeLimit(Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("timeLimit is more than 0, not PT0S");
    }

    /** Under load a check makes little way in a long time: what counts is how long its own thread has computed. */
    @Test
    void whatWaitsForTheProcessorIsNoHang() {
        StackTraceElement[] inTheGame = {new StackTraceElement("com.example.Game", "play", "Game.java", 1)};

        assertThat(Watch.hangs(LIMIT.toNanos() / 2, LIMIT, Thread.State.RUNNABLE, inTheGame))
                .isFalse();
        assertThat(Watch.hangs(LIMIT.toNanos(), LIMIT, Thread.State.RUNNABLE, inTheGame))
                .isTrue();
        assertThat(Watch.hangs(0, LIMIT, Thread.State.BLOCKED, inTheGame)).isTrue();
    }

    @Test
    void theKitsOwnBookkeepingIsNoHang() {
        List<List<Double>> ends =
                Stream.generate(() -> List.of(0.0, 1.0)).limit(500_000).toList();

        assertThat(Watch.over(new Pulse(), Duration.ofMillis(20), () -> new PayoffClasses(ends)))
                .isNotNull();
    }
}
