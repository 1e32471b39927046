package io.mcts.cluster;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Two workers in processes of their own, which share a secret, each behind a network that can be cut. */
final class ProxiedWorkers implements AutoCloseable {

    private static final String TEXT = "of workers behind a network";

    /** What callers have to know, too. */
    static final Secret SECRET = Secret.of(TEXT);

    private final List<WorkerProcess> workers = new ArrayList<>();
    final List<Proxy> networks = new ArrayList<>();

    ProxiedWorkers(Duration timeout) throws Exception {
        for (int port : WorkerProcess.freePorts(2)) {
            Proxy network = new Proxy(port);
            networks.add(network);
            workers.add(WorkerProcess.start(
                    port,
                    List.of(networks.get(0).port()),
                    timeout,
                    WorkerProcess.withSecret(TEXT),
                    "-Dhazelcast.local.publicAddress=127.0.0.1:" + network.port()));
        }
    }

    /** Where callers and other workers find them. */
    String[] addresses() {
        return networks.stream().map(network -> "127.0.0.1:" + network.port()).toArray(String[]::new);
    }

    @Override
    public void close() throws IOException {
        workers.forEach(WorkerProcess::close);
        for (Proxy network : networks) {
            network.close();
        }
    }
}
