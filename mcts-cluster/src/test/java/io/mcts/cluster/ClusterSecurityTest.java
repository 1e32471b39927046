package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.IExecutorService;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whom workers and callers refuse: programs without the secret, and those that know the name under which Hazelcast knows the cluster, but no more. */
@SuppressWarnings("removal") // one of the forms of objects is to go
class ClusterSecurityTest extends ClusterFixture {

    private static final Secret SECRET = Secret.of("known to its friends");
    private static final String INTERNAL_NAME = SECRET.clusterName(NAME);

    private static Worker secured;

    /** A worker with a secret, which the tests of this class share and which ends with this JVM. */
    private static Worker secured() {
        if (secured == null) {
            secured = Worker.start(settings(SECRET));
        }
        return secured;
    }

    private static WorkerSettings settings(Secret secret, String... join) {
        WorkerSettings without = settings(1, join);
        return new WorkerSettings(
                NAME,
                without.bind(),
                OptionalInt.empty(),
                without.join(),
                secret,
                1,
                without.timeout(),
                without.classes(),
                EVENTS::add);
    }

    private Cluster connect(Secret secret, Duration timeout) {
        return opened(Cluster.connect(NAME, List.of(secured().address()), secret, timeout, news::add));
    }

    @Test
    void whoKnowsTheSecretIsServed() throws Exception {
        assertThat(connect(SECRET, TIMEOUT).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }

    @ParameterizedTest
    @MethodSource
    void aCallerWithoutTheSecretIsRefused(Secret secret) {
        assertThatThrownBy(() -> connect(secret, Duration.ofSeconds(2)))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("Maybe the cluster has another name or another secret");
    }

    static List<Secret> aCallerWithoutTheSecretIsRefused() {
        return List.of(Secret.none(), Secret.of("known to nobody here"));
    }

    /** A client of Hazelcast that is not ours. */
    private HazelcastInstance stranger(String cluster, Worker worker) {
        ClientConfig config = new ClientConfig().setClusterName(cluster);
        config.setProperty("hazelcast.logging.type", "none");
        config.getNetworkConfig().addAddress(worker.address());
        config.getConnectionStrategyConfig().getConnectionRetryConfig().setClusterConnectTimeoutMillis(2_000);
        config.getSerializationConfig().getCompactSerializationConfig().addSerializer(new SignedMessage.Serializer());
        config.getSerializationConfig().addPortableFactory(1, id -> new PortableTask());
        HazelcastInstance stranger = HazelcastClient.newHazelcastClient(config);
        opened(stranger::shutdown);
        return stranger;
    }

    @Test
    void aClientOfHazelcastThatKnowsOnlyTheNameOfTheClusterIsRefused() {
        assertThatThrownBy(() -> stranger(NAME, secured())).hasMessageContaining("Unable to connect");
    }

    private static Request request(long number, String job) {
        return new Request(
                "caller",
                number,
                0,
                false,
                List.of(number),
                List.of(),
                List.of(),
                List.of(new Job(number, "test", "tictactoe 1", job)));
    }

    /** Strangers say the first word of Hazelcast and no more: too many are closed at once, the others in time, and a caller is served. */
    @Test
    void connectionsOfStrangersAreClosed() throws Exception {
        Cluster caller = connect(SECRET, TIMEOUT);
        InetSocketAddress address = Addresses.resolve(secured().address());
        List<Socket> strangers = new ArrayList<>();
        try {
            for (int number = 0; number < UnknownConnections.MOST + 100; number++) {
                Socket stranger = new Socket(address.getAddress(), address.getPort());
                stranger.getOutputStream().write("HZC".getBytes(StandardCharsets.US_ASCII));
                strangers.add(stranger);
            }
            assertThat(isClosed(strangers.get(0))).isTrue();
            secured()
                    .closeUnknownConnections(System.currentTimeMillis()
                            + UnknownConnections.GRACE.toMillis()
                            + Duration.ofHours(1).toMillis());
            for (Socket stranger : strangers) {
                assertThat(isClosed(stranger)).isTrue();
            }
            assertThat(caller.run(TestRunner.RUNNER, "echo 2")).isEqualTo("2");
        } finally {
            for (Socket stranger : strangers) {
                stranger.close();
            }
        }
    }

    /** Waits until the other side closes a connection, for ever if it does not. */
    private static boolean isClosed(Socket stranger) {
        try {
            while (stranger.getInputStream().read() >= 0) {
                // what the worker says first
            }
            return true;
        } catch (IOException reset) {
            return true;
        }
    }

    @Test
    void aWorkerWithoutMemoryDoesNotGoOn() throws Exception {
        Worker worker = opened(Worker.start(settings(SECRET)));
        Cluster caller = opened(Cluster.connect(NAME, List.of(worker.address()), SECRET, TIMEOUT, news::add));
        assertThatThrownBy(() -> caller.run(TestRunner.RUNNER, "memory")).hasMessageContaining("no room");
        while (worker.isRunning()) { // the answer comes first
            Thread.sleep(1);
        }
        assertThat(worker.isOutOfMemory()).isTrue();
    }

    /** Who listens to the network knows the internal name, and what a caller has sent. */
    @Test
    void noJobOfWhoOnlyListensIsTakenAndNoMessageTwice() throws Exception {
        HazelcastInstance stranger = stranger(INTERNAL_NAME, secured());
        IExecutorService executor = stranger.getExecutorService(HazelcastConfigs.REQUESTS);
        Member worker = stranger.getCluster().getMembers().iterator().next();
        int before = TestRunner.RUNS.get();
        for (Secret other : aCallerWithoutTheSecretIsRefused()) {
            byte[] job = request(1, "echo 1").bytes();
            for (SignedMessage forged : List.of(
                    SignedMessage.greeting(other, worker.getUuid()),
                    SignedMessage.request(other, worker.getUuid(), job),
                    SignedMessage.greeting(other, worker.getUuid()).reply(other, job))) {
                SignedMessage answer =
                        (SignedMessage) executor.submitToMember(forged, worker).get();
                assertThat(answer.content()).isEmpty();
                assertThat(answer.isReplyTo(forged, SECRET)).isFalse();
            }
        }
        assertThat(EVENTS).filteredOn("event", "untrusted").hasSizeLessThanOrEqualTo(1);

        SignedMessage heard = SignedMessage.request(
                SECRET, worker.getUuid(), request(1, "echo 1").bytes());
        for (int time = 1; time <= 3; time++) {
            SignedMessage answer =
                    (SignedMessage) executor.submitToMember(heard, worker).get();
            assertThat(answer.isReplyTo(heard, SECRET)).isTrue();
            if (time > 1) {
                assertThat(Reply.of(answer.content()).answers()).isEmpty();
            }
            awaitRuns(before + 1);
        }
    }

    /** A member of Hazelcast that is not ours. */
    private HazelcastInstance foreign(String cluster, Worker told) {
        WorkerSettings settings = settings(SECRET, secured().address());
        Config config = HazelcastConfigs.ofWorker(settings).setClusterName(cluster);
        config.getMemberAttributeConfig().setAttribute("mcts.threads", "many");
        config.getUserContext().put(Worker.SELF, told);
        HazelcastInstance foreign = Hazelcast.newHazelcastInstance(config);
        opened(foreign::shutdown);
        return foreign;
    }

    @Test
    void aMemberThatKnowsOnlyTheNameOfTheClusterStaysAlone() {
        HazelcastInstance foreign = foreign(NAME, secured());
        assertThat(foreign.getCluster().getMembers()).hasSize(1);
    }

    /** Its answers are those of a worker with another secret. */
    @Test
    void aMemberWithoutTheSecretGetsNoJobs() throws Exception {
        Worker other = opened(Worker.start(settings(Secret.of("known to nobody here"))));
        HazelcastInstance foreign = foreign(INTERNAL_NAME, other);
        assertThat(foreign.getCluster().getMembers()).hasSizeGreaterThan(1);
        Cluster cluster = connect(SECRET, TIMEOUT);
        List<Future<String>> answers = submit(cluster, "echo", 20);
        assertAllDone(answers);
        assertThat(cluster.allMembers())
                .singleElement()
                .extracting(MemberFigures::address)
                .isEqualTo(secured().address());
        assertThat(news).anyMatch(line -> line.contains("does not know the secret; it gets no jobs"));
    }

    /** One that is no worker at all, as {@link Worker#of} finds none: it is left alone. */
    @Test
    void aMemberThatIsNoWorkerEndsNobody() throws Exception {
        HazelcastInstance foreign = foreign(INTERNAL_NAME, secured());
        foreign.getUserContext().clear();
        Cluster cluster = connect(SECRET, TIMEOUT);
        assertAllDone(submit(cluster, "echo", 20));
        assertThat(cluster.members()).hasSize(1);
    }

    /** What the protocol for managing members offers to any client by default. */
    @Test
    void nobodyManagesAWorkerFromOutside() throws Exception {
        Worker worker = shared(1);
        HazelcastInstance stranger = stranger(NAME, worker);
        HazelcastClientInstanceImpl client = ((HazelcastClientProxy) stranger).client;
        Member member = stranger.getCluster().getMembers().iterator().next();
        for (ClientMessage order : List.of(
                MCGetSystemPropertiesCodec.encodeRequest(),
                MCChangeClusterStateCodec.encodeRequest(ClusterState.PASSIVE.getId()),
                MCShutdownMemberCodec.encodeRequest())) {
            assertThatThrownBy(() -> new ClientInvocation(client, order, null, member.getUuid())
                            .invoke()
                            .get())
                    .hasStackTraceContaining("AccessControlException");
        }
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
        assertThat(worker.isRunning()).isTrue();
    }

    /** How many objects of the tasks below have been made, read or run. */
    private static final AtomicInteger TOUCHED = new AtomicInteger();

    /** A class that a stranger would have a worker make and run, in each form that Hazelcast knows. */
    abstract static class Task implements Callable<String> {

        Task() {
            TOUCHED.incrementAndGet();
        }

        @Override
        public String call() {
            TOUCHED.incrementAndGet();
            return "it has run";
        }
    }

    static final class JavaTask implements Callable<String>, Serializable {

        private static final long serialVersionUID = 1;

        @Override
        public String call() {
            TOUCHED.incrementAndGet();
            return "it has run";
        }
    }

    public static final class ExternalizableTask extends Task implements Externalizable {

        private static final long serialVersionUID = 1;

        public ExternalizableTask() {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {
            TOUCHED.incrementAndGet();
        }
    }

    public static final class DataTask extends Task implements DataSerializable {

        public DataTask() {}

        @Override
        public void writeData(ObjectDataOutput out) {}

        @Override
        public void readData(ObjectDataInput in) {
            TOUCHED.incrementAndGet();
        }
    }

    public static final class IdentifiedTask extends Task implements IdentifiedDataSerializable {

        public IdentifiedTask() {}

        @Override
        public int getFactoryId() {
            return 1;
        }

        @Override
        public int getClassId() {
            return 1;
        }

        @Override
        public void writeData(ObjectDataOutput out) {}

        @Override
        public void readData(ObjectDataInput in) {
            TOUCHED.incrementAndGet();
        }
    }

    public static final class PortableTask extends Task implements Portable {

        public PortableTask() {}

        @Override
        public int getFactoryId() {
            return 1;
        }

        @Override
        public int getClassId() {
            return 1;
        }

        @Override
        public void writePortable(PortableWriter writer) {}

        @Override
        public void readPortable(PortableReader reader) {
            TOUCHED.incrementAndGet();
        }
    }

    /** It is written in the compact format, by its fields. */
    public static final class CompactTask extends Task {

        public CompactTask() {}
    }

    static List<Supplier<Callable<String>>> noClassOfAStrangerIsMade() {
        return List.of(
                JavaTask::new,
                ExternalizableTask::new,
                DataTask::new,
                IdentifiedTask::new,
                PortableTask::new,
                CompactTask::new);
    }

    /** All of them are on the class path of the worker, which has no secret. */
    @ParameterizedTest
    @MethodSource
    @Timeout(60)
    void noClassOfAStrangerIsMade(Supplier<Callable<String>> kind) throws Exception {
        Worker worker = shared(1);
        HazelcastInstance stranger = stranger(NAME, worker);
        Callable<String> task = kind.get();
        int before = TOUCHED.get();
        for (String executor : List.of(HazelcastConfigs.REQUESTS, "another")) {
            assertThatThrownBy(() ->
                            stranger.getExecutorService(executor).submit(task).get())
                    .isInstanceOf(ExecutionException.class);
        }
        assertThat(TOUCHED).hasValue(before);
        assertThat(cluster(worker.address()).run(TestRunner.RUNNER, "echo 1")).isEqualTo("1");
    }
}
