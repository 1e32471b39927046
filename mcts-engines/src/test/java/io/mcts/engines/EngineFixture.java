package io.mcts.engines;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/** Engines in processes that share a {@link FileClock} with the test: a time passes when they say so. */
abstract class EngineFixture {

    static final int TIMEOUT_MILLIS = 300;
    static final Duration TIMEOUT = Duration.ofMillis(TIMEOUT_MILLIS);

    @TempDir
    private Path folder;

    FileClock clock() throws IOException {
        return new FileClock(Files.write(folder.resolve("time"), new byte[0]));
    }

    static List<String> command(Class<?> engine, FileClock clock, String manners) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                engine.getName(),
                clock.file().toString(),
                manners);
    }

    /** The games of a match against an engine, one after the other. */
    static List<GameRecord> play(Match<?, ?> match) {
        List<GameRecord> played = new ArrayList<>();
        Arena.ofThreads(1).play(match, (game, soFar) -> played.add(game));
        assertThat(played).hasSize(match.games());
        return played;
    }

    /** Requires that the engine has lost a game for a reason. */
    static void assertLost(GameRecord game, Fault.Kind kind, String reason) {
        int engine = game.number() % 2;
        assertThat(game.rewards().get(engine)).isZero();
        assertThat(game.rewards().get(1 - engine)).isOne();
        Fault fault = game.fault().orElseThrow();
        assertThat(fault.kind()).isEqualTo(kind);
        assertThat(fault.player()).isEqualTo(engine);
        assertThat(fault.description()).contains(reason);
    }

    @AfterEach
    void noProcessIsLeft() throws Exception {
        for (ProcessHandle process : ProcessHandle.current().descendants().toList()) {
            if (process.info().commandLine().orElse("").contains("TestEngine")) {
                process.onExit().get();
            }
        }
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("engine-reader")) {
                thread.join(); // for ever if it goes on
            }
        }
    }
}
