package io.mcts.cli.command.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.CommandRun;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No false alarm: every game of the command line is right by twenty seeds, while four threads load the machine. */
@Tag("nightly")
class VerifyIT {

    private static final int SEEDS = 20;
    private static final int LOAD = 4;
    private static final AtomicBoolean IS_DONE = new AtomicBoolean();

    @BeforeAll
    static void load() {
        for (int i = 0; i < LOAD; i++) {
            Thread thread = new Thread(() -> {
                while (!IS_DONE.get()) {
                    Thread.onSpinWait();
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
    }

    @AfterAll
    static void rest() {
        IS_DONE.set(true);
    }

    static Stream<String> games() {
        Stream<String> names = Games.catalog().entries().stream().map(Entry<Game<?, ?>>::name);
        return Stream.concat(names, Stream.of("connectfour:rows=5,columns=6,blocked=2-1"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void isRightByEverySeed(String game) {
        List<String> wrong = new ArrayList<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            CommandRun run = CommandRun.of("verify", game, "--seed", String.valueOf(seed));
            if (run.status() != 0) {
                wrong.add(run.out() + run.err());
            }
        }
        assertThat(wrong).isEmpty();
    }
}
