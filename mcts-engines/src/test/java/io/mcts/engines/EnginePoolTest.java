package io.mcts.engines;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcts.arena.agent.AgentFault;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Processes that are asked for their name, and do not tell it in time. */
class EnginePoolTest extends EngineFixture {

    private static void timeOut(EnginePool pool) {
        EngineProcess engine = pool.take();
        assertThatExceptionOfType(AgentFault.class)
                .isThrownBy(() -> engine.ask("1 name", "=1", engine.deadlineIn(EnginePool.START_TIMEOUT), line -> {}))
                .withMessageStartingWith("no '=1' within");
        pool.discard(engine);
    }

    /** Four games without an answer, but not three in a row; then a third one. */
    @Test
    void onlyTimeoutsInARowEndTheGames() throws IOException {
        FileClock clock = clock();
        try (EnginePool pool =
                new EnginePool(command(GtpTestEngine.class, clock, "hangs"), clock, line -> {}, engine -> {})) {
            timeOut(pool);
            timeOut(pool);
            pool.giveBack(pool.take());
            timeOut(pool);
            timeOut(pool);
            pool.discard(pool.take()); // it has crashed, which is no timeout and does not interrupt the row
            timeOut(pool);
            assertThatExceptionOfType(AgentFault.class)
                    .isThrownBy(pool::take)
                    .withMessage("the engine has not answered in 3 games in a row, and is not started again");
        }
    }
}
