package io.mcts.engines;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** A clock that two processes share: its time is the length of a file, a byte for each millisecond. */
record FileClock(Path file) implements LongSupplier {

    void pass(int millis) throws IOException {
        Files.write(file, new byte[millis], StandardOpenOption.APPEND);
    }

    @Override
    public long getAsLong() {
        try {
            return TimeUnit.MILLISECONDS.toNanos(Files.size(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
