package com.example.policies;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PolicyMatchTest {

    /** The seed settles the games, on any number of cores. */
    @Test
    void printsWhatTheGuideShows() {
        assertEquals("""
                epsilon-greedy selection: 0.350 [0.290, 0.414]
                rollouts towards the middle: 0.510 [0.451, 0.570]
                """, printed());
    }

    private static String printed() {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            PolicyMatch.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
