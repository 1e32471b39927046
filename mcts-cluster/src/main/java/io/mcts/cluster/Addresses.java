package io.mcts.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

final class Addresses {

    static final int MOST_PORT = 65_535;
    private static final int LONGEST_TRY_MILLIS = 2_000;
    private static final long PAUSE_MILLIS = 200;

    /** The most time until a starting worker listens. */
    private static final Duration LONGEST_START = Duration.ofSeconds(5);

    private Addresses() {}

    static void require(String address) {
        if (!address.matches("[^\\s:,]+:\\d{1,5}|\\[[0-9a-fA-F:.]+]:\\d{1,5}")
                || port(address) < 1
                || port(address) > MOST_PORT) {
            throw new IllegalArgumentException(
                    "'" + address + "' is not an address; allowed: HOST:PORT, with a port from 1 to " + MOST_PORT);
        }
    }

    private static int port(String address) {
        return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
    }

    static InetSocketAddress resolve(String address) {
        String host = address.substring(0, address.lastIndexOf(':'));
        return new InetSocketAddress(host.replaceAll("[\\[\\]]", ""), port(address));
    }

    /** Waits until some program listens at one of the addresses; otherwise returns the reason for each. */
    static List<String> awaitOne(List<String> addresses, Duration timeout, LongSupplier nanoTime) {
        long time = Math.min(timeout.toNanos(), LONGEST_START.toNanos());
        long start = nanoTime.getAsLong();
        while (true) {
            List<String> causes = causes(addresses);
            if (causes.size() < addresses.size()) {
                return List.of();
            }
            boolean isVain =
                    addresses.stream().allMatch(address -> resolve(address).isUnresolved());
            if (isVain || nanoTime.getAsLong() - start >= time) {
                return causes;
            }
            try {
                TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
                return causes;
            }
        }
    }

    /** Reasons why addresses are unreachable; reachable ones are left out. */
    static List<String> causes(List<String> addresses) {
        List<String> causes = new ArrayList<>();
        for (String address : addresses) {
            cause(resolve(address)).ifPresent(why -> causes.add(address + ": " + why));
        }
        return causes;
    }

    private static Optional<String> cause(InetSocketAddress address) {
        if (address.isUnresolved()) {
            return Optional.of("unknown host");
        }
        try (Socket socket = new Socket()) {
            socket.connect(address, LONGEST_TRY_MILLIS);
            return Optional.empty();
        } catch (SocketTimeoutException silent) {
            return Optional.of("no answer");
        } catch (IOException failure) {
            return Optional.of(String.valueOf(failure.getMessage()));
        }
    }
}
