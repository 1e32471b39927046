package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.impl.clientside.HazelcastClientInstanceImpl;
import com.hazelcast.client.impl.clientside.HazelcastClientProxy;
import com.hazelcast.client.impl.protocol.ClientMessage;
import com.hazelcast.client.impl.protocol.codec.MCChangeClusterStateCodec;
import com.hazelcast.client.impl.protocol.codec.MCGetSystemPropertiesCodec;
import com.hazelcast.client.impl.protocol.codec.MCShutdownMemberCodec;
import com.hazelcast.client.impl.spi.impl.ClientInvocation;
import com.hazelcast.cluster.ClusterState;
import com.hazelcast.cluster.Member;
import com.hazelcast.core.HazelcastInstance;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers in this process: where they listen, how they find one another and part, and whom they refuse. */
@Timeout(120)
class ClusterMembersTest extends ClusterFixture {

    private static final AtomicBoolean HAS_RUN = new AtomicBoolean();

    @Test
    void nobodyAtTheAddressIsAnErrorThatNamesIt() throws Exception {
        int port = freePort();
        assertThatThrownBy(
                        () -> Cluster.connect("test", List.of("127.0.0.1:" + port), Duration.ofSeconds(2), news::add))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("called 'test' answers at 127.0.0.1:" + port);
    }

    @Test
    void theReasonsWhyNobodyIsReachedAreTold() throws Exception {
        String refused = "127.0.0.1:" + freePort();
        assertThatThrownBy(() -> Cluster.connect("test", List.of("nowhere.invalid:5701", refused), PATIENCE, news::add))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("nowhere.invalid:5701: unknown host; " + refused + ": Connection refused");
        assertTimeout(
                Duration.ofSeconds(5),
                () -> assertThatThrownBy(
                                () -> Cluster.connect("test", List.of("nowhere.invalid:5701"), PATIENCE, news::add))
                        .hasMessageContaining("unknown host"));
    }

    @Test
    void aWorkerThatReachesNoneOfThoseItIsToJoinSaysWhy() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker worker = worker(ports.get(0), 1, ports.get(0), ports.get(1));
        assertThat(events)
                .filteredOn(event -> event.get("event").equals("alone"))
                .singleElement()
                .satisfies(event -> assertThat(event.get("reason"))
                        .isEqualTo("127.0.0.1:" + ports.get(1) + ": Connection refused"));
        events.clear();
        opened(Worker.start(new WorkerSettings(
                "other",
                "127.0.0.1",
                OptionalInt.of(ports.get(1)),
                List.of(worker.address()),
                1,
                PATIENCE,
                WorkerSettings.first().classes(),
                events::add)));
        assertThat(events)
                .filteredOn(event -> event.get("event").equals("alone"))
                .singleElement()
                .satisfies(event -> assertThat(event.get("reason"))
                        .isEqualTo("no worker of a cluster called 'other' answers at " + worker.address()));
    }

    @Test
    void aWorkerListensOnIPv6() throws Exception {
        WorkerSettings first = WorkerSettings.first();
        int port = freePort();
        Worker worker = opened(Worker.start(new WorkerSettings(
                "test", "::1", OptionalInt.of(port), List.of(), 1, PATIENCE, first.classes(), events::add)));
        assertThat(worker.address()).isEqualTo("[0:0:0:0:0:0:0:1]:" + port);
        assertThat(cluster("[::1]:" + port).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "::"})
    void aWorkerListensOnOneAddress(String bind) {
        WorkerSettings first = WorkerSettings.first();
        assertThatThrownBy(() -> Worker.start(new WorkerSettings(
                        "test", bind, first.port(), List.of(), 1, PATIENCE, first.classes(), events::add)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + bind + "' is every address of this machine");
    }

    /** What the protocol for managing members offers to any client by default. */
    @Test
    void nobodyManagesAWorkerFromOutside() throws Exception {
        Worker worker = worker(freePort(), 1);
        ClientConfig config = new ClientConfig().setClusterName("test");
        config.setProperty("hazelcast.logging.type", "none");
        config.getNetworkConfig().addAddress(worker.address());
        HazelcastInstance hostile = HazelcastClient.newHazelcastClient(config);
        opened(hostile::shutdown);
        HazelcastClientInstanceImpl client = ((HazelcastClientProxy) hostile).client;
        Member member = hostile.getCluster().getMembers().iterator().next();
        for (ClientMessage order : List.of(
                MCGetSystemPropertiesCodec.encodeRequest(),
                MCChangeClusterStateCodec.encodeRequest(ClusterState.PASSIVE.getId()),
                MCShutdownMemberCodec.encodeRequest())) {
            assertThatThrownBy(() -> new ClientInvocation(client, order, null, member.getUuid())
                            .invoke()
                            .get())
                    .hasStackTraceContaining("AccessControlException");
        }
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "sleep 500"))
                .isEqualTo("500");
        assertThat(worker.isRunning()).isTrue();
    }

    @Test
    void aClusterWithAnotherNameKeepsApart() throws Exception {
        Worker worker = worker(freePort(), 1);
        assertThatThrownBy(() -> Cluster.connect("other", List.of(worker.address()), Duration.ofSeconds(2), news::add))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("'other'");
    }

    @Test
    void aPortThatIsTakenIsAnErrorThatNamesIt() throws Exception {
        Worker worker = worker(freePort(), 1);
        int port = Integer.parseInt(worker.address().replaceFirst(".*:", ""));
        assertThatThrownBy(() -> Worker.start(settings(port, 1)))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("port " + port);
    }

    /** The second worker is there before the one that it is to join. */
    @Test
    void theOrderInWhichWorkersStartDoesNotMatter() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker second = worker(ports.get(1), 1, ports.get(0));
        assertThat(second.members()).isEqualTo(1);
        Worker first = worker(ports.get(0), 1);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (first.members() + second.members() < 4 && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(first.members()).isEqualTo(2);
        assertThat(second.members()).isEqualTo(2);
    }

    @Test
    void aWorkerThatJoinsGetsJobsAtOnceAndOneThatStopsReturnsIts() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker first = worker(ports.get(0), 2);
        Cluster cluster = cluster(first.address());
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<String>> answers = IntStream.range(0, 4)
                    .mapToObj(number -> threads.submit(() -> cluster.run(TestRunner.RUNNER, "sleep 2000")))
                    .toList();
            worker(ports.get(1), 2, ports.get(0));
            awaitRunning(cluster, 2, 2);
            first.close();
            for (Future<String> answer : answers) {
                assertThat(answer.get()).isEqualTo("2000");
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(cluster.members()).hasSize(1);
        assertThat(cluster.members().get(0).done())
                .as("two of its own, two returned")
                .isEqualTo(4);
    }

    /** A job that ends early because its worker stops has not come to its result. */
    @Test
    void whatAWorkerEndsBecauseItStopsIsNoResult() throws Exception {
        List<Integer> ports = WorkerProcess.freePorts(2);
        Worker first = worker(ports.get(0), 1);
        Cluster cluster = cluster(first.address());
        int before = TestRunner.RUNS.get();
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try {
            Future<String> answer = thread.submit(() -> cluster.run(TestRunner.RUNNER, "whole 1500"));
            awaitRuns(before + 1);
            worker(ports.get(1), 1, ports.get(0));
            awaitRunning(cluster, 1, 0);
            first.close();
            assertThat(answer.get()).isEqualTo("whole");
        } finally {
            thread.shutdownNow();
        }
        assertThat(cluster.allMembers()).hasSize(2);
    }

    /** Were it not refused, the worker would make the object, and run it. */
    record Hostile() implements Callable<String>, Serializable {

        private static final long serialVersionUID = 1;

        @Override
        public String call() {
            HAS_RUN.set(true);
            return "it has run";
        }
    }

    @Test
    void noObjectOfAnotherProgramIsMadeByJavaSerialization() throws Exception {
        Worker worker = worker(freePort(), 1);
        ClientConfig config = new ClientConfig().setClusterName("test");
        config.setProperty("hazelcast.logging.type", "none");
        config.getNetworkConfig().addAddress(worker.address());
        HazelcastInstance hostile = HazelcastClient.newHazelcastClient(config);
        opened(hostile::shutdown);
        for (String executor : List.of(HazelcastConfigs.EXCHANGES, "another")) {
            assertThatThrownBy(() -> hostile.getExecutorService(executor)
                            .submit(new Hostile())
                            .get())
                    .isInstanceOf(ExecutionException.class)
                    .hasStackTraceContaining("Resolving class " + Hostile.class.getName() + " is not allowed");
        }
        assertThat(HAS_RUN).isFalse();
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @Test
    void bytesWithoutMeaningEndNothing() throws Exception {
        Worker worker = worker(freePort(), 1);
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
