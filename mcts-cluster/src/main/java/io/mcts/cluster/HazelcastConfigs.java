package io.mcts.cluster;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.ClassFilter;
import com.hazelcast.config.Config;
import com.hazelcast.config.ExecutorConfig;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.ManagementCenterConfig;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.config.SerializationConfig;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Map;

/**
 * How workers and callers are connected: Hazelcast, with everything switched off that the jobs do not need.
 *
 * <ul>
 *   <li>There is no discovery, by multicast or in clouds, only the addresses that the user gave.
 *   <li>Only the library's own records and {@link Job} are deserialized: Java serialization is refused for every class, and so are
 *       records in the compact format without a serializer of ours.
 *   <li>Nothing is logged, and no use is reported.
 * </ul>
 */
final class HazelcastConfigs {

    /** The executor that does the jobs. */
    static final String JOBS = "mcts-jobs";

    /** The executor that answers questions about jobs, for which there must always be a thread. */
    static final String QUESTIONS = "mcts-questions";

    /** The attribute of a member that says how many jobs it does at a time. */
    static final String THREADS = "mcts.threads";

    private static final String LOGGING = "hazelcast.logging.type";
    private static final Duration LEAST_PATIENCE = Duration.ofSeconds(2);
    private static final int SIGNS_OF_LIFE = 4;
    private static final int QUESTION_THREADS = 2;

    /** Nothing is kept in the partitions, so few suffice, and a worker joins faster. */
    private static final Map<String, String> PROPERTIES = Map.ofEntries(
            Map.entry(LOGGING, "none"),
            Map.entry("hazelcast.phone.home.enabled", "false"),
            Map.entry("hazelcast.shutdownhook.enabled", "false"),
            Map.entry("hazelcast.socket.bind.any", "false"),
            Map.entry("hazelcast.partition.count", "7"),
            Map.entry("hazelcast.operation.thread.count", "2"),
            Map.entry("hazelcast.operation.generic.thread.count", "2"),
            Map.entry("hazelcast.io.thread.count", "2"),
            Map.entry("hazelcast.clientengine.thread.count", "2"),
            Map.entry("hazelcast.clientengine.blocking.thread.count", "2"),
            Map.entry("hazelcast.wait.seconds.before.join", "0"),
            Map.entry("hazelcast.merge.first.run.delay.seconds", "5"),
            Map.entry("hazelcast.merge.next.run.delay.seconds", "5"));

    static {
        // some of its messages come from no instance, and only this stops them
        if (System.getProperty(LOGGING) == null) {
            System.setProperty(LOGGING, "none");
        }
    }

    private HazelcastConfigs() {}

    /** A worker's part. */
    static Config ofWorker(WorkerSettings settings) {
        Config config = new Config().setClusterName(settings.cluster()).setClassLoader(settings.classes());
        PROPERTIES.forEach(config::setProperty);
        config.setProperty("hazelcast.heartbeat.interval.seconds", signsOfLife(settings.patience()));
        config.setProperty("hazelcast.max.no.heartbeat.seconds", seconds(settings.patience()));
        configure(config.getSerializationConfig());
        configure(config.getNetworkConfig(), settings);
        config.getJetConfig().setEnabled(false);
        config.setManagementCenterConfig(new ManagementCenterConfig().setDataAccessEnabled(false));
        config.getMemberAttributeConfig().setAttribute(THREADS, Integer.toString(settings.threads()));
        config.addExecutorConfig(new ExecutorConfig(JOBS, settings.threads()));
        config.addExecutorConfig(new ExecutorConfig(QUESTIONS, QUESTION_THREADS));
        return config;
    }

    private static void configure(NetworkConfig network, WorkerSettings settings) {
        network.setPort(settings.port().orElse(WorkerSettings.FIRST_PORT))
                .setPortAutoIncrement(settings.port().isEmpty())
                .setReuseAddress(true);
        network.getInterfaces().setEnabled(true).addInterface(address(settings.bind()));
        JoinConfig join = network.getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        settings.join().forEach(join.getTcpIpConfig()::addMember);
    }

    /** A caller's part. */
    static ClientConfig ofCaller(String cluster, Iterable<String> addresses, Duration patience, ClassLoader classes) {
        ClientConfig config = new ClientConfig().setClusterName(cluster).setClassLoader(classes);
        config.setProperty(LOGGING, "none");
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.client.shuffle.member.list", "false");
        config.setProperty("hazelcast.client.invocation.timeout.seconds", seconds(patience));
        config.setProperty("hazelcast.client.heartbeat.interval", Long.toString(patience.toMillis() / SIGNS_OF_LIFE));
        config.setProperty("hazelcast.client.heartbeat.timeout", Long.toString(patience.toMillis()));
        addresses.forEach(config.getNetworkConfig()::addAddress);
        config.getNetworkConfig().setConnectionTimeout((int) patience.toMillis());
        config.getConnectionStrategyConfig()
                .getConnectionRetryConfig()
                .setClusterConnectTimeoutMillis(patience.toMillis());
        config.getMetricsConfig().setEnabled(false);
        configure(config.getSerializationConfig());
        return config;
    }

    private static void configure(SerializationConfig serialization) {
        JavaSerializationFilterConfig nothing = new JavaSerializationFilterConfig()
                .setDefaultsDisabled(true)
                .setBlacklist(new ClassFilter().addPrefixes(""));
        serialization.setJavaSerializationFilterConfig(nothing);
        serialization
                .getCompactSerializationConfig()
                .setZeroConfigFilter(nothing)
                .addSerializer(new Job.Serializer());
    }

    private static String address(String host) {
        try {
            return InetAddress.getByName(host).getHostAddress();
        } catch (UnknownHostException unknown) {
            throw new IllegalArgumentException("'" + host + "' is no name or address of this machine", unknown);
        }
    }

    private static String seconds(Duration time) {
        return Long.toString(time.toSeconds());
    }

    private static String signsOfLife(Duration patience) {
        return Long.toString(Math.max(1, patience.toSeconds() / SIGNS_OF_LIFE));
    }

    /** Refuses anything but {@code host:port}. */
    static void requireAddress(String address) {
        if (!address.matches("[^\\s:,]+:\\d{1,5}|\\[[0-9a-fA-F:.]+]:\\d{1,5}")) {
            throw new IllegalArgumentException("'" + address + "' is no address; allowed: HOST:PORT");
        }
    }

    static void requirePatience(Duration patience) {
        if (patience.compareTo(LEAST_PATIENCE) < 0) {
            throw new IllegalArgumentException(
                    "a patience is " + LEAST_PATIENCE.toSeconds() + " s or more, not " + patience.toMillis() + " ms");
        }
    }
}
