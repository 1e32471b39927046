package io.mcts.cluster;

import com.hazelcast.client.Client;
import com.hazelcast.cluster.Member;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.instance.impl.HazelcastInstanceProxy;
import com.hazelcast.internal.server.ServerConnection;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * Closes connections to a worker that belong neither to a caller nor to another worker: strangers that say nothing, or the first word of
 * Hazelcast's protocol and no more. Hazelcast itself keeps them for good, with the buffers that it makes at their first word.
 */
final class UnknownConnections {

    /** The time to become a caller or a worker, which usually takes milliseconds. */
    static final Duration GRACE = Duration.ofSeconds(10);

    /** The most unknown connections; the oldest of more are closed at once. */
    static final int MOST = 128;

    private UnknownConnections() {}

    /** Closes those that are too old at a time of the wall clock in milliseconds, or too many. */
    static void close(HazelcastInstance worker, long now) {
        List<ServerConnection> unknown = of(worker);
        int excess = unknown.size() - MOST;
        for (int i = 0; i < unknown.size(); i++) {
            ServerConnection connection = unknown.get(i);
            if (i < excess || now - connection.getStartTime() > GRACE.toMillis()) {
                connection.close("unknown for too long, or one of too many", null);
            }
        }
    }

    /** Returns the unknown connections, the oldest first. */
    private static List<ServerConnection> of(HazelcastInstance worker) {
        Collection<ServerConnection> all =
                ((HazelcastInstanceProxy) worker).getOriginal().node.getServer().getConnections();
        Set<SocketAddress> callers = new HashSet<>();
        for (Client client : worker.getClientService().getConnectedClients()) {
            callers.add(client.getSocketAddress());
        }
        Set<UUID> members = new HashSet<>();
        for (Member member : worker.getCluster().getMembers()) {
            members.add(member.getUuid());
        }
        return all.stream()
                .filter(connection -> !members.contains(connection.getRemoteUuid())
                        && !callers.contains(connection.getRemoteSocketAddress()))
                .sorted(Comparator.comparingLong(ServerConnection::getStartTime))
                .toList();
    }
}
