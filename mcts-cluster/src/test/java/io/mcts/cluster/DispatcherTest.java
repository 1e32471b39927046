package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.cluster.Dispatcher.Envelope;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which worker gets which job, by a clock that the test moves. */
class DispatcherTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final PendingJob.Kind KIND = new PendingJob.Kind("test", "1");
    private static final UUID FIRST = new UUID(0, 1);
    private static final UUID SECOND = new UUID(0, 2);

    private final AtomicLong clock = new AtomicLong(-5);
    private final List<String> news = new ArrayList<>();
    private final Dispatcher dispatcher = new Dispatcher("'test'", "caller", TIMEOUT, news::add, clock::get);

    private PendingJob submitted(String text) {
        PendingJob job = new PendingJob(KIND, text);
        dispatcher.submit(job);
        return job;
    }

    private List<PendingJob> submitted(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> submitted("job " + number))
                .toList();
    }

    private void pass(long millis) {
        clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private static Envelope to(UUID worker, List<Envelope> envelopes) {
        return envelopes.stream()
                .filter(envelope -> envelope.worker().id().equals(worker))
                .findFirst()
                .orElseThrow();
    }

    private static long lease(Envelope envelope, String text) {
        return envelope.message().jobs().stream()
                .filter(job -> job.text().equals(text))
                .findFirst()
                .orElseThrow()
                .lease();
    }

    private void reply(Envelope envelope, Answer... answers) {
        dispatcher.replied(envelope, new Reply(false, true, Arrays.asList(answers)));
    }

    private static Answer answer(long lease, Answer.Kind kind, String text) {
        return new Answer(lease, kind, text, TimeUnit.SECONDS.toNanos(1));
    }

    private List<Integer> running() {
        return dispatcher.members().stream().map(MemberFigures::running).toList();
    }

    private static void assertFailed(PendingJob job, String message) {
        assertThat(job.answer()).isDone();
        assertThatThrownBy(() -> job.answer().get())
                .isInstanceOf(ExecutionException.class)
                .hasMessageContaining(message);
    }

    @Test
    void jobsGoToTheWorkerWithTheFewestForItsThreads() {
        dispatcher.joined(FIRST, "first", 4);
        dispatcher.joined(SECOND, "second", 2);
        submitted(3);
        assertThat(running()).containsExactly(2, 1);
        submitted(7);
        assertThat(running()).containsExactly(4, 2);
    }

    @Test
    void theEndIsToldToAllWhoWait() {
        dispatcher.joined(FIRST, "first", 1);
        List<PendingJob> jobs = submitted(2);
        assertThat(dispatcher.isClosed()).isFalse();
        dispatcher.close("it is over");
        dispatcher.close("again");
        assertThat(dispatcher.isClosed()).isTrue();
        jobs.forEach(job -> assertFailed(job, "it is over"));
        assertFailed(submitted("late"), "it is over");
        List<Envelope> shutdownMessages = dispatcher.shutdownMessages();
        assertThat(shutdownMessages).hasSize(1);
        assertThat(shutdownMessages.get(0).message().leases()).isEmpty();
    }

    @Test
    void whatAJobReportsIsAskedForAndKept() throws Exception {
        dispatcher.joined(FIRST, "first", 1);
        PendingJob job = submitted("job");
        Envelope envelope = to(FIRST, dispatcher.envelopes());
        reply(envelope);
        dispatcher.ask(submitted("waits"));
        assertThat(dispatcher.await(10_000))
                .hasSize(1)
                .allMatch(next -> next.message().asked().isEmpty());
        dispatcher.ask(job);
        Envelope asks = to(FIRST, dispatcher.await(10_000));
        assertThat(asks.message().asked()).containsExactly(lease(envelope, "job"));
        reply(asks, answer(lease(envelope, "job"), Answer.Kind.REPORT, "half"));
        assertThat(job.report()).isEqualTo("half");
        assertThat(job.answer()).isNotDone();
    }

    /** After a split network has healed, workers have new identities. */
    @Test
    void aWorkerThatComesBackIsOneInTheFigures() {
        dispatcher.joined(FIRST, "first", 1);
        PendingJob job = submitted("job");
        Envelope envelope = to(FIRST, dispatcher.envelopes());
        pass(10_000);
        reply(envelope, answer(lease(envelope, "job"), Answer.Kind.DONE, "result"));
        assertThat(job.answer()).isDone();
        dispatcher.left(FIRST);
        pass(5_000);
        dispatcher.joined(SECOND, "first", 2);
        pass(10_000);
        assertThat(dispatcher.allMembers()).containsExactly(new MemberFigures("first", 2, 0, 1, 20));
        assertThat(dispatcher.allMembers().get(0).perSecond()).isEqualTo(0.05);
    }

    /** Were it not woken, it would send the job only when it looks at the clock. */
    @Test
    void whoWaitsForSomethingToSendIsWoken() throws Exception {
        dispatcher.joined(FIRST, "first", 1);
        assertThat(dispatcher.envelopes()).hasSize(1);
        FutureTask<List<Envelope>> waiting = new FutureTask<>(() -> dispatcher.await(TimeUnit.DAYS.toMillis(1)));
        Thread thread = new Thread(waiting);
        thread.start();
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
        submitted("job");
        assertThat(to(FIRST, waiting.get()).message().jobs()).hasSize(1);
    }

    private static void pass(Dispatcher caller, JobQueue worker) throws InterruptedException {
        for (Envelope envelope : caller.envelopes()) {
            Request message = envelope.message();
            Request impatient = new Request(
                    message.caller(),
                    message.number(),
                    0,
                    message.isFullSync(),
                    message.leases(),
                    message.asked(),
                    message.ended(),
                    message.jobs());
            caller.replied(envelope, worker.reply(impatient));
        }
    }

    /** Four jobs of 40 s on one thread: the last one waits longer than the timeout. */
    @Test
    void jobsOfTwoCallersMayTakeLongerThanTheTimeout() throws Exception {
        JobQueue worker = new JobQueue(TIMEOUT, clock::get);
        Dispatcher other = new Dispatcher("'test'", "other", TIMEOUT, news::add, clock::get);
        dispatcher.joined(FIRST, "first", 1);
        other.joined(FIRST, "first", 1);
        List<PendingJob> jobs = submitted(2);
        List<PendingJob> others = List.of(new PendingJob(KIND, "job 2"), new PendingJob(KIND, "job 3"));
        others.forEach(other::submit);
        for (int job = 0; job < 4; job++) {
            pass(dispatcher, worker);
            pass(other, worker);
            JobQueue.Task task = worker.take();
            for (int step = 0; step < 2 * Request.HEARTBEATS_PER_TIMEOUT; step++) {
                pass(TIMEOUT.toMillis() / Request.HEARTBEATS_PER_TIMEOUT);
                worker.expire();
                pass(dispatcher, worker);
                pass(other, worker);
            }
            assertThat(task.isCancelled()).isFalse();
            task.done(Answer.Kind.DONE, task.job().text());
        }
        pass(dispatcher, worker);
        pass(other, worker);
        assertThat(jobs.get(1).answer().get()).isEqualTo("job 1");
        assertThat(others.get(1).answer().get()).isEqualTo("job 3");
        assertThat(worker.waiting()).as("none is done twice").isZero();
        assertThat(news).isEmpty();
    }

    @Test
    void aWorkerThatStopsGivesItsJobsBack() {
        dispatcher.joined(FIRST, "first", 2);
        submitted(2);
        Envelope envelope = to(FIRST, dispatcher.envelopes());
        dispatcher.joined(SECOND, "second", 2);
        reply(envelope, answer(lease(envelope, "job 0"), Answer.Kind.UNTOUCHED, ""));
        assertThat(running()).containsExactly(1, 1);
        dispatcher.replied(to(FIRST, dispatcher.envelopes()), new Reply(true, true, List.of()));
        assertThat(running()).containsExactly(2);
    }

    @Test
    void whatAllRefuseFailsWithTheirReasons() {
        dispatcher.joined(FIRST, "first", 1);
        dispatcher.joined(SECOND, "second", 1);
        PendingJob job = submitted("job");
        Envelope first = to(FIRST, dispatcher.envelopes());
        reply(first, answer(lease(first, "job"), Answer.Kind.REFUSED, "has no model"));
        Envelope second = to(SECOND, dispatcher.envelopes());
        reply(second, answer(lease(second, "job"), Answer.Kind.REFUSED, "is older"));
        pass(100);
        dispatcher.envelopes();
        assertFailed(
                job,
                "no worker is left of the cluster 'test' that can do the job: first has no model; second is older");
    }

    /** Such as one that lacks the model of one entrant and has the games of all others. */
    @Test
    void aWorkerThatRefusesOneKindOfJobAndDoesAnotherIsStillCounted() {
        dispatcher.joined(FIRST, "first", 2);
        dispatcher.joined(SECOND, "second", 1);
        submitted("other job");
        Envelope toFirst = to(FIRST, dispatcher.envelopes());
        reply(toFirst, answer(lease(toFirst, "other job"), Answer.Kind.DONE, "done"));
        PendingJob job = new PendingJob(new PendingJob.Kind("test", "2"), "job");
        dispatcher.submit(job);
        Envelope second = to(FIRST, dispatcher.envelopes());
        reply(second, answer(lease(second, "job"), Answer.Kind.REFUSED, "has no model"));
        assertThat(news).containsExactly("worker first has no model; it gets no more such jobs");
        assertThat(dispatcher.members()).hasSize(2);
        Envelope third = to(SECOND, dispatcher.envelopes());
        reply(third, answer(lease(third, "job"), Answer.Kind.REFUSED, "has no model"));
        assertThat(dispatcher.members().stream().map(MemberFigures::address)).containsExactly("first");
    }

    @Test
    void aWorkerThatIsSilentForTheTimeoutLosesItsJobsAndItsAnswersAreIgnored() throws Exception {
        dispatcher.joined(FIRST, "first", 1);
        PendingJob job = submitted("job");
        Envelope toFirst = to(FIRST, dispatcher.envelopes());
        pass(19_900);
        dispatcher.joined(SECOND, "second", 1);
        assertThat(to(SECOND, dispatcher.envelopes()).message().leases()).isEmpty();
        pass(100);
        Envelope toSecond = to(SECOND, dispatcher.envelopes());
        long lease = lease(toSecond, "job");
        assertThat(news)
                .containsExactly("worker first has not answered for 20 s; the 1 jobs that it had are given to others");
        reply(toFirst, answer(lease(toFirst, "job"), Answer.Kind.DONE, "old"));
        assertThat(job.answer()).isNotDone();
        assertThat(news.get(1)).isEqualTo("worker first answers again");
        reply(toSecond, answer(lease, Answer.Kind.DONE, "new"));
        assertThat(job.answer().get()).isEqualTo("new");
        assertThat(submitted(2)).hasSize(2);
        assertThat(running()).containsExactly(1, 1);
    }

    /** Nothing is given again while it may still be done: neither by a message that failed nor by one that is answered late. */
    @Test
    void aFailedMessageIsSentAgainWithAllThatItSaid() throws Exception {
        dispatcher.joined(FIRST, "first", 2);
        PendingJob job = submitted("job");
        Envelope failed = to(FIRST, dispatcher.envelopes());
        dispatcher.failed(failed);
        submitted("another");
        assertThat(running()).as("it gets no more until it replies").containsExactly(1);
        assertThat(dispatcher.envelopes()).isEmpty();
        pass(1_000);
        Envelope again = to(FIRST, dispatcher.envelopes());
        assertThat(again.message().isFullSync()).isTrue();
        assertThat(again.message().jobs()).isEqualTo(failed.message().jobs());
        reply(again, answer(lease(again, "job"), Answer.Kind.DONE, "done"));
        assertThat(job.answer().get()).isEqualTo("done");
        assertThat(running()).containsExactly(1);
        assertThat(news).isEmpty();
    }

    @Test
    void aWorkerThatHasForgottenIsToldEverything() {
        dispatcher.joined(FIRST, "first", 1);
        submitted("job");
        Envelope envelope = to(FIRST, dispatcher.envelopes());
        dispatcher.replied(envelope, new Reply(false, false, List.of()));
        assertThat(to(FIRST, dispatcher.envelopes()).message().jobs())
                .isEqualTo(envelope.message().jobs());
    }

    @Test
    void jobsOfAWorkerThatLeavesAreDoneBeforeThoseThatWait() throws Exception {
        dispatcher.joined(FIRST, "first", 2);
        submitted(4);
        dispatcher.left(FIRST);
        assertThat(news).containsExactly("worker first has left; the 2 jobs that it had are given to others");
        dispatcher.joined(SECOND, "second", 2);
        assertThat(to(SECOND, dispatcher.envelopes()).message().jobs())
                .extracting(Job::text)
                .containsExactly("job 0", "job 1");
        assertThat(dispatcher.allMembers()).extracting(MemberFigures::address).containsExactly("first", "second");
    }

    @Test
    void aJobThatCostsFiveWorkersIsAtFault() {
        PendingJob job = submitted("deadly");
        for (int worker = 1; worker <= 5; worker++) {
            assertThat(job.answer()).isNotDone();
            dispatcher.joined(new UUID(0, worker), "worker", 1);
            dispatcher.left(new UUID(0, worker));
        }
        assertFailed(job, "one worker after the other was lost that did this job: deadly");
    }

    @Test
    void aJobThatFailsEverywhereFailsWithTheFirstReason() {
        dispatcher.joined(FIRST, "first", 1);
        dispatcher.joined(SECOND, "second", 1);
        PendingJob job = submitted("job");
        Envelope toFirst = to(FIRST, dispatcher.envelopes());
        reply(toFirst, answer(lease(toFirst, "job"), Answer.Kind.FAILED, "no model"));
        Envelope toSecond = to(SECOND, dispatcher.envelopes());
        reply(toSecond, answer(lease(toSecond, "job"), Answer.Kind.FAILED, "no memory"));
        pass(100);
        dispatcher.envelopes();
        assertFailed(job, "worker first: no model");
        assertThat(news).isEmpty();
        submitted(2);
        assertThat(running()).as("the job was at fault").containsExactly(1, 1);
    }

    @Test
    void whereAJobFailedThatAnotherWorkerDoesNoMoreOfTheKindAreGiven() throws Exception {
        dispatcher.joined(FIRST, "first", 4);
        dispatcher.joined(SECOND, "second", 4);
        List<PendingJob> jobs = submitted(2);
        List<Envelope> envelopes = dispatcher.envelopes();
        Envelope toFirst = to(FIRST, envelopes);
        reply(toFirst, answer(lease(toFirst, "job 0"), Answer.Kind.FAILED, "no model"));
        Envelope toSecond = to(SECOND, dispatcher.envelopes());
        reply(toSecond, answer(lease(toSecond, "job 0"), Answer.Kind.DONE, "done"));
        assertThat(jobs.get(0).answer().get()).isEqualTo("done");
        assertThat(news)
                .containsExactly("worker first failed at a job that another worker has done (no model);"
                        + " it gets no more such jobs");
        submitted(3);
        assertThat(running()).as("of the second one").containsExactly(4);
        PendingJob other = new PendingJob(new PendingJob.Kind("other", "1"), "other");
        dispatcher.submit(other);
        assertThat(to(FIRST, dispatcher.envelopes()).message().jobs())
                .extracting(Job::text)
                .containsExactly("other");
    }

    @Test
    void withoutAWorkerAJobFailsAfterTheTimeout() {
        PendingJob job = submitted("job");
        pass(19_900);
        dispatcher.envelopes();
        assertThat(job.answer()).isNotDone();
        pass(100);
        dispatcher.envelopes();
        assertFailed(job, "no worker is left of the cluster 'test'");
    }

    @Test
    void aCallerThatWasSuspendedLosesNoJob() {
        dispatcher.joined(FIRST, "first", 1);
        List<PendingJob> jobs = submitted(2);
        Envelope envelope = to(FIRST, dispatcher.envelopes());
        pass(2 * TIMEOUT.toMillis());
        dispatcher.envelopes();
        reply(envelope);
        assertThat(running()).containsExactly(1);
        assertThat(jobs).noneMatch(job -> job.answer().isDone());
    }

    @Test
    void aJobThatIsEndedGoesToNoOtherWorker() throws Exception {
        dispatcher.joined(FIRST, "first", 1);
        List<PendingJob> jobs = submitted(3);
        Envelope envelope = to(FIRST, dispatcher.envelopes());
        jobs.forEach(dispatcher::end);
        assertThat(jobs.get(1).answer()).isCancelled();
        assertThat(to(FIRST, dispatcher.envelopes()).message().ended()).hasSize(1);
        reply(envelope, answer(lease(envelope, "job 0"), Answer.Kind.DONE, "a part"));
        assertThat(jobs.get(0).answer().get()).isEqualTo("a part");
        PendingJob lost = submitted("job");
        dispatcher.end(lost);
        dispatcher.left(FIRST);
        assertThat(lost.answer()).isCancelled();
    }

    @Test
    void aDroppedJobMakesRoom() {
        dispatcher.joined(FIRST, "first", 1);
        List<PendingJob> jobs = submitted(2);
        dispatcher.drop(jobs.get(0));
        assertThat(to(FIRST, dispatcher.envelopes()).message().jobs())
                .extracting(Job::text)
                .containsExactly("job 1");
    }

    @Test
    void aWorkerHasShortJobsInReserveAndLongOnesNot() {
        dispatcher.joined(FIRST, "first", 2);
        submitted(1_000);
        Envelope envelope = to(FIRST, dispatcher.envelopes());
        reply(envelope, new Answer(lease(envelope, "job 0"), Answer.Kind.DONE, "", TimeUnit.MILLISECONDS.toNanos(20)));
        assertThat(running()).as("for 50 ms each thread").containsExactly(2 * 3);
        envelope = to(FIRST, dispatcher.envelopes());
        reply(envelope, new Answer(lease(envelope, "job 2"), Answer.Kind.DONE, "", TimeUnit.SECONDS.toNanos(20)));
        assertThat(running()).containsExactly(5);
    }

    /**
     * The share of the threads' time in which they have a job, until the last job ends: jobs of 5 to 1,000 ms on average on workers of 4 threads, with
     * a network on which a message takes 2 ms.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 24})
    void theThreadsOfManyWorkersAreKeptBusy(int workers) {
        for (double meanMillis : new double[] {5, 20, 100, 1_000}) {
            assertThat(new Simulation(workers, meanMillis, new Random(workers)).efficiency())
                    .as("jobs of " + meanMillis + " ms")
                    .isGreaterThan(0.9);
        }
    }

    /** Workers that take time and nothing else; the job's text is how long, in nanoseconds. */
    private static final class Simulation {

        private static final int THREADS = 4;
        private static final long DELAY = TimeUnit.MILLISECONDS.toNanos(2);

        private record Event(long time, Runnable action) {}

        private final PriorityQueue<Event> events = new PriorityQueue<>((a, b) -> Long.compare(a.time, b.time));
        private final AtomicLong now = new AtomicLong();
        private final Dispatcher dispatcher = new Dispatcher("'test'", "caller", TIMEOUT, line -> {}, now::get);
        private final List<Worker> workers;
        private final List<PendingJob> jobs = new ArrayList<>();
        private double work;

        Simulation(int count, double meanMillis, Random random) {
            workers = IntStream.range(0, count).mapToObj(Worker::new).toList();
            int number = count * THREADS * (int) Math.max(30, 600 / meanMillis);
            for (int job = 0; job < number; job++) {
                long nanos = Math.round(meanMillis * 1e6 * (0.5 + random.nextDouble()));
                work += nanos;
                jobs.add(new PendingJob(KIND, Long.toString(nanos)));
            }
        }

        double efficiency() {
            AtomicInteger left = new AtomicInteger(jobs.size());
            for (PendingJob job : jobs) {
                var unused = job.answer().thenRun(left::decrementAndGet);
                dispatcher.submit(job);
            }
            while (left.get() > 0) {
                for (Envelope envelope : dispatcher.envelopes()) {
                    Worker worker = workers.get((int) envelope.worker().id().getLeastSignificantBits());
                    at(now.get() + DELAY, () -> worker.receive(envelope));
                }
                Event next = events.remove();
                now.set(next.time);
                next.action.run();
            }
            return work / (now.get() * (double) THREADS * workers.size());
        }

        private void at(long time, Runnable action) {
            events.add(new Event(time, action));
        }

        private final class Worker {

            private final List<Job> waiting = new ArrayList<>();
            private final List<Answer> answers = new ArrayList<>();
            private final List<Envelope> open = new ArrayList<>();
            private int running;

            Worker(int number) {
                dispatcher.joined(new UUID(0, number), "worker", THREADS);
            }

            void receive(Envelope envelope) {
                waiting.addAll(envelope.message().jobs());
                open.add(envelope);
                if (open.size() > 1 || !answers.isEmpty()) {
                    reply();
                }
                work();
            }

            private void work() {
                while (running < THREADS && !waiting.isEmpty()) {
                    Job job = waiting.remove(0);
                    running++;
                    long nanos = Long.parseLong(job.text());
                    at(now.get() + nanos, () -> {
                        running--;
                        answers.add(new Answer(job.lease(), Answer.Kind.DONE, "", nanos));
                        work();
                        if (!open.isEmpty()) {
                            reply();
                        }
                    });
                }
            }

            private void reply() {
                Envelope envelope = open.remove(0);
                Reply reply = new Reply(false, true, List.copyOf(answers));
                answers.clear();
                at(now.get() + DELAY, () -> dispatcher.replied(envelope, reply));
            }
        }
    }
}
