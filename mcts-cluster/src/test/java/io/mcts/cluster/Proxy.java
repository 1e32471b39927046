package io.mcts.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * The network in front of a worker: it forwards what callers and other workers send there and what comes back, until it is cut.
 * Connections stay open then, but nothing passes, and new ones hear nothing.
 */
final class Proxy implements AutoCloseable {

    /** Who is at the other end, which the first bytes of Hazelcast's protocol tell. */
    enum Peer {
        CALLER,
        WORKER
    }

    private static final byte[] OF_CALLERS = "CP2".getBytes(StandardCharsets.US_ASCII);
    private static final int BUFFER = 1 << 16;

    private final ServerSocket server;
    private final int target;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final List<Socket> callers = new CopyOnWriteArrayList<>();
    private volatile Set<Peer> cut = EnumSet.noneOf(Peer.class);

    /** In front of a port of this machine. */
    Proxy(int target) throws IOException {
        this.target = target;
        server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        start(this::accept);
    }

    int port() {
        return server.getLocalPort();
    }

    /** From now on nothing passes between the worker and others. */
    void cut(Peer... peers) {
        cut = Set.of(peers);
    }

    /** From now on callers do not reach the worker: their connections end, and new ones hear nothing. */
    void breakCallers() {
        cut(Peer.CALLER);
        callers.forEach(Proxy::close);
    }

    void heal() {
        cut = Set.of();
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "proxy");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = server.accept();
                sockets.add(socket);
                start(() -> connect(socket));
            }
        } catch (IOException closed) {
            // the end of the test
        }
    }

    private void connect(Socket socket) {
        try {
            byte[] beginning = socket.getInputStream().readNBytes(OF_CALLERS.length);
            Peer peer = Arrays.equals(beginning, OF_CALLERS) ? Peer.CALLER : Peer.WORKER;
            awaitPassage(peer);
            Socket other = new Socket(InetAddress.getLoopbackAddress(), target);
            sockets.add(other);
            if (peer == Peer.CALLER) {
                callers.add(socket);
            }
            other.getOutputStream().write(beginning);
            start(() -> forward(socket, other, peer));
            forward(other, socket, peer);
        } catch (IOException | InterruptedException closed) {
            close(socket);
        }
    }

    private void awaitPassage(Peer peer) throws InterruptedException {
        while (cut.contains(peer)) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    private void forward(Socket from, Socket to, Peer peer) {
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[BUFFER];
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                awaitPassage(peer);
                out.write(buffer, 0, length);
            }
            awaitPassage(peer);
        } catch (IOException | InterruptedException closed) {
            // the other direction ends, too
        }
        close(from);
        close(to);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        sockets.forEach(Proxy::close);
    }
}
