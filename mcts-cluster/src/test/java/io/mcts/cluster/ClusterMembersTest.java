package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers in this process: where they listen, how they find one another and part. */
class ClusterMembersTest extends ClusterFixture {

    @Test
    void theReasonsWhyNobodyIsReachedAreTold() throws Exception {
        String refused = "127.0.0.1:" + freePort();
        AtomicLong clock = new AtomicLong();
        assertThatThrownBy(() -> connect(() -> clock.addAndGet(TIMEOUT.toNanos()), "nowhere.invalid:5701", refused))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("called '" + NAME + "' answers at nowhere.invalid:5701, " + refused)
                .hasMessageContaining("nowhere.invalid:5701: unknown host; " + refused + ": Connection refused");
        // its clock stands still: nobody waits for what cannot come
        assertThatThrownBy(() -> connect(() -> 0, "nowhere.invalid:5701")).hasMessageContaining("unknown host");
    }

    private void connect(LongSupplier clock, String... addresses) {
        opened(Cluster.connect(NAME, List.of(addresses), Secret.none(), TIMEOUT, news::add, clock));
    }

    private static String reasonToBeAlone() {
        return EVENTS.stream()
                .filter(event -> event.get("event").equals("alone"))
                .map(event -> event.get("reason").toString())
                .collect(Collectors.joining(" and "));
    }

    @Test
    void aWorkerThatReachesNoneOfThoseItIsToJoinSaysWhy() throws Exception {
        String nobody = "127.0.0.1:" + freePort();
        worker(1, nobody);
        assertThat(reasonToBeAlone()).isEqualTo(nobody + ": Connection refused");
        EVENTS.clear();
        WorkerSettings first = settings(1, shared(1).address());
        opened(Worker.start(new WorkerSettings(
                "other",
                first.bind(),
                first.port(),
                first.join(),
                Secret.none(),
                1,
                first.timeout(),
                first.classes(),
                EVENTS::add)));
        assertThat(reasonToBeAlone())
                .isEqualTo("no worker of a cluster called 'other' answers at "
                        + shared(1).address());
    }

    private static WorkerSettings settings(String bind, OptionalInt port) {
        WorkerSettings first = WorkerSettings.first();
        return new WorkerSettings(NAME, bind, port, List.of(), Secret.none(), 1, TIMEOUT, first.classes(), EVENTS::add);
    }

    @Test
    void aWorkerListensOnIPv6() throws Exception {
        Worker worker = opened(Worker.start(settings("::1", OptionalInt.empty())));
        assertThat(worker.address()).startsWith("[0:0:0:0:0:0:0:1]:");
        String address = worker.address().replace("0:0:0:0:0:0:0:1", "::1");
        assertThat(cluster(address).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "::"})
    void aWorkerListensOnOneAddress(String bind) {
        assertThatThrownBy(() -> settings(bind, OptionalInt.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + bind + "' stands for every address of this machine");
    }

    @Test
    void aClusterWithAnotherNameKeepsApart() {
        assertThatThrownBy(() -> Cluster.connect(
                        "other", List.of(shared(1).address()), Secret.none(), Duration.ofSeconds(2), news::add))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("'other'");
    }

    @Test
    void aPortThatIsTakenIsAnErrorThatNamesIt() {
        int port = Integer.parseInt(shared(1).address().replaceFirst(".*:", ""));
        assertThatThrownBy(() -> Worker.start(settings("127.0.0.1", OptionalInt.of(port))))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("port " + port);
    }

    /** The second worker is there before the one that it is to join. */
    @Test
    void theOrderInWhichWorkersStartDoesNotMatter() throws Exception {
        Duration timeout = Duration.ofSeconds(4);
        int port = freePort();
        Worker second = opened(Worker.start(settings(1, timeout, "127.0.0.1:" + port)));
        assertThat(second.members()).isEqualTo(1);
        WorkerSettings settings = settings(1, timeout);
        Worker first = opened(Worker.start(new WorkerSettings(
                NAME,
                settings.bind(),
                OptionalInt.of(port),
                List.of(),
                Secret.none(),
                1,
                timeout,
                settings.classes(),
                EVENTS::add)));
        await(List.of(2, 2), () -> List.of(first.members(), second.members()));
    }

    /** A job that ends early because its worker stops has not come to its result. */
    @Test
    void aWorkerThatJoinsGetsJobsAtOnceAndOneThatStopsReturnsIts() throws Exception {
        Worker first = worker(2);
        Cluster cluster = cluster(first.address());
        int before = TestRunner.RUNS.get();
        List<Future<String>> answers = submit(cluster, "hold", 4);
        awaitRuns(before + 2);
        worker(2, first.address());
        awaitRunning(cluster, 2, 2);
        first.close();
        skip(TIMEOUT); // messages may have been lost, which are sent again after it
        TestRunner.openGate();
        assertAllDone(answers);
        assertThat(cluster.members())
                .as("two of its own, two returned")
                .singleElement()
                .extracting(MemberFigures::done)
                .isEqualTo(4L);
        assertThat(cluster.allMembers()).hasSize(2);
    }

    @Test
    void bytesWithoutMeaningEndNothing() throws Exception {
        Worker worker = shared(1);
        Cluster cluster = cluster(worker.address());
        String[] address = worker.address().split(":", 2);
        Random random = new Random(1);
        for (String beginning : List.of("", "HZC", "CP2", "CP2\u00ff\u00ff\u00ff\u007f", "GET / HTTP/1.1\r\n\r\n")) {
            byte[] garbage = new byte[100_000];
            random.nextBytes(garbage);
            try (Socket socket = new Socket(InetAddress.getByName(address[0]), Integer.parseInt(address[1]))) {
                OutputStream out = socket.getOutputStream();
                out.write(beginning.getBytes(StandardCharsets.ISO_8859_1));
                out.write(garbage);
                out.flush();
            } catch (IOException closedByTheWorker) {
                // it may hang up before all is read
            }
            assertThat(cluster.run(TestRunner.RUNNER, "echo " + beginning.length()))
                    .isEqualTo(Integer.toString(beginning.length()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost",
                "localhost:",
                "localhost:x",
                "a b:5701",
                ":5701",
                "localhost:99999",
                "localhost:0"
            })
    void whatIsNoAddressIsRefused(String address) {
        assertThatThrownBy(() -> Addresses.require(address)).isInstanceOf(IllegalArgumentException.class);
    }
}
