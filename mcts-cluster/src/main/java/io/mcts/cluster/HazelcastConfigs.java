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
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Hazelcast configurations of workers and callers, with every unneeded feature switched off.
 * <ul>
 * <li>Discovery, by multicast or in clouds, is off; only given addresses are used.
 * <li>With a {@link Secret}, only those who know it may connect: it is part of the name of the cluster. As that travels unencrypted, each
 * message is also signed ({@link SignedMessage}).
 * <li>Only Hazelcast's own objects and {@link SignedMessage} are deserialized. Java serialization is rejected, and other class names are
 * not resolved ({@link HazelcastClasses}).
 * <li>Buffers of a connection are small, and connections that stay unknown are closed ({@link UnknownConnections}).
 * <li>Clients cannot manage members: no address is trusted to.
 * <li>Logging and usage reports are off.
 * </ul>
 */
final class HazelcastConfigs {

    static final String REQUESTS = "mcts-requests";

    private static final String LOGGING = "hazelcast.logging.type";
    private static final Duration LEAST_TIMEOUT = Duration.ofSeconds(2);

    /** An address that no machine has, so that nobody may manage the workers. */
    private static final String NOBODY = "255.255.255.255";

    /** The longest pause before a caller reconnects. */
    private static final int LONGEST_PAUSE_MILLIS = 1_000;

    /** The number of callers that can wait for answers of a worker without delaying others. */
    private static final int REQUEST_THREADS = 256;

    /** Hazelcast properties. Partitions hold no data, so few suffice, and workers join faster. */
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
            // kilobytes, made at the first word of a connection, before anybody is authenticated
            Map.entry("hazelcast.socket.receive.buffer.size", "8"),
            Map.entry("hazelcast.socket.send.buffer.size", "8"),
            Map.entry("hazelcast.socket.client.receive.buffer.size", "8"),
            Map.entry("hazelcast.socket.client.send.buffer.size", "8"));

    static {
        // some of its messages come from no instance, and only this stops them
        if (System.getProperty(LOGGING) == null) {
            System.setProperty(LOGGING, "none");
        }
    }

    private HazelcastConfigs() {}

    static Config ofWorker(WorkerSettings settings) {
        Config config = new Config()
                .setClusterName(settings.secret().clusterName(settings.cluster()))
                .setClassLoader(new HazelcastClasses());
        PROPERTIES.forEach(config::setProperty);
        boolean isOfVersion6 = address(settings.bind()) instanceof Inet6Address;
        config.setProperty("hazelcast.prefer.ipv4.stack", Boolean.toString(!isOfVersion6));
        config.setProperty("hazelcast.heartbeat.interval.seconds", heartbeatSeconds(settings.timeout()));
        config.setProperty("hazelcast.max.no.heartbeat.seconds", seconds(settings.timeout()));
        // how often workers look for others that they are to join and have not reached, or have lost
        config.setProperty("hazelcast.merge.first.run.delay.seconds", heartbeatSeconds(settings.timeout()));
        config.setProperty("hazelcast.merge.next.run.delay.seconds", heartbeatSeconds(settings.timeout()));
        configure(config.getSerializationConfig());
        configure(config.getNetworkConfig(), settings);
        config.getJetConfig().setEnabled(false);
        config.setManagementCenterConfig(new ManagementCenterConfig()
                .setDataAccessEnabled(false)
                .setConsoleEnabled(false)
                .setScriptingEnabled(false)
                .addTrustedInterface(NOBODY));
        config.addExecutorConfig(new ExecutorConfig(REQUESTS, REQUEST_THREADS));
        return config;
    }

    private static void configure(NetworkConfig network, WorkerSettings settings) {
        network.setPort(settings.port().orElse(WorkerSettings.FIRST_PORT))
                .setPortAutoIncrement(settings.port().isEmpty())
                .setReuseAddress(true);
        network.getInterfaces()
                .setEnabled(true)
                .addInterface(address(settings.bind()).getHostAddress());
        JoinConfig join = network.getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        settings.join().forEach(join.getTcpIpConfig()::addMember);
    }

    static ClientConfig ofCaller(String cluster, Iterable<String> addresses, Secret secret, Duration timeout) {
        ClientConfig config =
                new ClientConfig().setClusterName(secret.clusterName(cluster)).setClassLoader(new HazelcastClasses());
        config.setProperty(LOGGING, "none");
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.client.shuffle.member.list", "false");
        config.setProperty("hazelcast.client.invocation.timeout.seconds", seconds(timeout));
        config.setProperty(
                "hazelcast.client.heartbeat.interval",
                Long.toString(timeout.toMillis() / Request.HEARTBEATS_PER_TIMEOUT));
        config.setProperty("hazelcast.client.heartbeat.timeout", Long.toString(timeout.toMillis()));
        addresses.forEach(config.getNetworkConfig()::addAddress);
        config.getNetworkConfig().setConnectionTimeout((int) timeout.toMillis());
        // whoever uses it decides when to give up
        config.getConnectionStrategyConfig()
                .setAsyncStart(true)
                .getConnectionRetryConfig()
                .setClusterConnectTimeoutMillis(-1)
                .setMaxBackoffMillis(LONGEST_PAUSE_MILLIS);
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
                .addSerializer(new SignedMessage.Serializer());
    }

    static InetAddress address(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            if (!address.isAnyLocalAddress()) {
                return address;
            }
            throw new IllegalArgumentException(
                    "'" + host
                            + "' stands for every address of this machine; give the one address or name that the other machines reach");
        } catch (UnknownHostException unknown) {
            throw new IllegalArgumentException("'" + host + "' is not a name or address of this machine", unknown);
        }
    }

    static void requireOwn(String host) {
        try {
            if (NetworkInterface.getByInetAddress(address(host)) == null) {
                throw new IllegalArgumentException("'" + host + "' is not an address of this machine; allowed: "
                        + NetworkInterface.networkInterfaces()
                                .flatMap(NetworkInterface::inetAddresses)
                                .map(own -> own.getHostAddress().replaceFirst("%.*", ""))
                                .collect(Collectors.joining(", ")));
            }
        } catch (SocketException unknown) {
            throw new IllegalStateException("the addresses of this machine are not known: " + unknown, unknown);
        }
    }

    private static String seconds(Duration time) {
        return Long.toString(time.toSeconds());
    }

    private static String heartbeatSeconds(Duration timeout) {
        return Long.toString(Math.max(1, timeout.toSeconds() / Request.HEARTBEATS_PER_TIMEOUT));
    }

    static void requireTimeout(Duration timeout) {
        if (timeout.compareTo(LEAST_TIMEOUT) < 0) {
            throw new IllegalArgumentException(
                    "a timeout is " + LEAST_TIMEOUT.toSeconds() + " s or more, not " + timeout.toMillis() + " ms");
        }
    }
}
