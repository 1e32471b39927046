package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The leases of jobs, by a clock that the test moves. */
class JobQueueTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final List<Long> NONE = List.of();
    private static final List<Long> ONE_AND_TWO = List.of(1L, 2L);

    private final AtomicLong clock = new AtomicLong(-5);
    private final JobQueue queue = new JobQueue(TIMEOUT, clock::get);
    private long messages;

    @AfterEach
    void noInterruptIsLeft() {
        assertThat(Thread.interrupted()).isFalse();
    }

    private void pass(int seconds) {
        clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
        queue.expire();
    }

    /** The jobs of leases. */
    private static List<Job> jobs(long... leases) {
        return LongStream.of(leases)
                .mapToObj(lease -> new Job(lease, "test", "1", "job " + lease))
                .toList();
    }

    /** A message of caller a, who has sent its jobs before and does not wait. */
    private Request message(List<Long> leases, List<Long> asked, List<Long> ended) {
        return new Request("a", ++messages, 0, false, leases, asked, ended, List.of());
    }

    /** A caller wants some leases, with their jobs if the worker may not have them; it does not wait. */
    private Reply tell(String caller, boolean isFullSync, boolean withJobs, long... leases)
            throws InterruptedException {
        List<Job> jobs = withJobs ? jobs(leases) : List.of();
        return queue.reply(new Request(
                caller, ++messages, 0, isFullSync, LongStream.of(leases).boxed().toList(), NONE, NONE, jobs));
    }

    private Reply give(String caller, long... leases) throws InterruptedException {
        return tell(caller, false, true, leases);
    }

    private Reply renew(String caller, long... leases) throws InterruptedException {
        return tell(caller, false, false, leases);
    }

    private JobQueue.Task take() throws InterruptedException {
        return Objects.requireNonNull(queue.take());
    }

    private static List<Long> leases(Reply reply) {
        return reply.answers().stream().map(Answer::lease).toList();
    }

    @Test
    void anAnswerIsGivenOnceAndAgainIfItMayHaveBeenLost() throws Exception {
        give("a", 1);
        take().done(Answer.Kind.DONE, "result");
        assertThat(leases(renew("a", 1))).containsExactly(1L);
        assertThat(leases(renew("a", 1))).isEmpty();
        assertThat(leases(tell("a", true, true, 1))).containsExactly(1L);
        assertThat(queue.waiting()).as("it is not done again").isZero();
    }

    /** Were it not woken, it would have the answer only when it may wait no longer. */
    @Test
    void aCallerThatWaitsHasTheAnswerAtOnce() throws Exception {
        JobQueue patient = new JobQueue(Duration.ofDays(1), clock::get);
        Request message = new Request("a", 1, TimeUnit.DAYS.toMillis(1), false, List.of(1L), NONE, NONE, jobs(1));
        FutureTask<Reply> reply = new FutureTask<>(() -> patient.reply(message));
        Thread caller = new Thread(reply);
        caller.start();
        JobQueue.Task task = Objects.requireNonNull(patient.take());
        while (caller.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
        task.done(Answer.Kind.DONE, "result");
        assertThat(leases(reply.get())).containsExactly(1L);
    }

    @Test
    void aJobThatIsNoLongerNamedEnds() throws Exception {
        give("a", 1, 2, 3);
        JobQueue.Task running = take();
        renew("a", 3);
        assertThat(running.isCancelled()).isTrue();
        running.done(Answer.Kind.DONE, "too late");
        assertThat(queue.waiting()).isEqualTo(1);
        assertThat(leases(renew("a", 3))).isEmpty();
    }

    @Test
    void anOlderMessageChangesNothing() throws Exception {
        Request old = new Request("a", ++messages, 0, false, List.of(1L), NONE, NONE, jobs(1));
        give("a", 2);
        queue.reply(old);
        assertThat(queue.waiting()).isEqualTo(1);
        assertThat(take().job().lease()).isEqualTo(2);
    }

    /** Somebody has listened, and waits until the worker has forgotten the caller. */
    @Test
    void noMessageIsTakenASecondTime() throws Exception {
        Request heard = new Request("a", ++messages, 0, true, List.of(1L), NONE, NONE, jobs(1));
        queue.reply(heard);
        take().done(Answer.Kind.DONE, "result");
        assertThat(leases(queue.reply(heard))).as("the answer is the caller's").isEmpty();
        assertThat(leases(renew("a", 1))).containsExactly(1L);
        pass(20);
        queue.reply(heard);
        assertThat(queue.waiting()).isZero();
    }

    @Test
    void jobsThatTheWorkerHasLostAreAskedForAgain() throws Exception {
        assertThat(renew("a", 1).isComplete()).isFalse();
        assertThat(give("a", 1).isComplete()).isTrue();
    }

    @Test
    void leasesLastAsLongAsTheTimeoutUnlessTheyAreRenewed() throws Exception {
        give("a", 1, 2);
        JobQueue.Task running = take();
        pass(19);
        renew("a", 1, 2);
        pass(19);
        assertThat(running.isCancelled()).isFalse();
        assertThat(queue.waiting()).isEqualTo(1);
        pass(1);
        assertThat(running.isCancelled()).isTrue();
        assertThat(queue.waiting()).isZero();
        running.done(Answer.Kind.DONE, "");
        assertThat(queue.running()).isZero();
    }

    /** The end of an old connection is seen late, when the caller has a new one. */
    @Test
    void theEndOfAConnectionEndsOnlyTheJobsOfACallerThatIsNotHeardOfAgain() throws Exception {
        give("a", 1);
        give("b", 2);
        JobQueue.Task ofA = take();
        JobQueue.Task ofB = take();
        queue.connectionEnded("a");
        pass(4);
        assertThat(ofA.isCancelled()).isFalse();
        renew("a", 1);
        pass(4);
        assertThat(ofA.isCancelled()).isFalse();
        queue.connectionEnded("a");
        pass(5);
        assertThat(ofA.isCancelled()).isTrue();
        assertThat(ofB.isCancelled()).isFalse();
        ofA.done(Answer.Kind.DONE, "");
    }

    /** The first caller has ten jobs when the second one comes. */
    @Test
    void callersTakeTurns() throws Exception {
        give("a", LongStream.range(0, 10).toArray());
        give("b", LongStream.range(100, 104).toArray());
        List<Boolean> ofB = new ArrayList<>();
        List<JobQueue.Task> running = new ArrayList<>(Arrays.asList(take(), take()));
        for (int i = 0; i < 6; i++) {
            JobQueue.Task next = running.remove(0);
            ofB.add(next.job().lease() >= 100);
            next.done(Answer.Kind.DONE, "");
            running.add(take());
        }
        assertThat(ofB).containsExactly(false, true, false, true, false, true);
    }

    @Test
    void aWorkerThatStopsGivesNoFurtherAnswers() throws Exception {
        give("a", 1, 2, 3);
        take().done(Answer.Kind.DONE, "before");
        JobQueue.Task running = take();
        queue.stop();
        assertThat(running.isCancelled()).isTrue();
        running.done(Answer.Kind.DONE, "a part");
        Reply reply = renew("a", 1, 2, 3);
        assertThat(reply.isStopping()).isTrue();
        assertThat(leases(reply)).containsExactly(1L);
        assertThat(queue.take()).isNull();
    }

    @Test
    void aReportIsGivenWhenItIsAskedFor() throws Exception {
        give("a", 1, 2);
        JobQueue.Task running = take();
        running.report("half");
        assertThat(renew("a", 1, 2).answers()).isEmpty();
        Reply reply = queue.reply(message(ONE_AND_TWO, ONE_AND_TWO, NONE));
        assertThat(reply.answers()).containsExactly(new Answer(1, Answer.Kind.REPORT, "half", 0));
    }

    @Test
    void ofAJobThatIsEndedThereIsWhatItHasAndNothingIfItHasNotBegun() throws Exception {
        give("a", 1, 2);
        JobQueue.Task running = take();
        Reply reply = queue.reply(message(ONE_AND_TWO, NONE, ONE_AND_TWO));
        assertThat(reply.answers()).containsExactly(new Answer(2, Answer.Kind.UNTOUCHED, "", 0));
        assertThat(running.isCancelled()).isTrue();
        running.done(Answer.Kind.DONE, "half");
        assertThat(renew("a", 1, 2).answers()).containsExactly(new Answer(1, Answer.Kind.DONE, "half", 0));
    }
}
