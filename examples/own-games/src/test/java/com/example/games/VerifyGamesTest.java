package com.example.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerifyGamesTest {

    @Test
    void bothGamesKeepTheRules() {
        List<String> verdicts = printed()
                .lines()
                .filter(line -> line.matches("(right|wrong): .*"))
                .toList();
        assertEquals(2, verdicts.size());
        assertTrue(verdicts.stream().allMatch(verdict -> verdict.startsWith("right: ")), verdicts::toString);
    }

    private static String printed() {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            VerifyGames.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
