package io.mcts.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.Fault;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class EngineProcessTest extends EngineFixture {

    /** More than any pipe holds. */
    private static final String LONG_LINE = "x".repeat(10_000_000);

    private EngineProcess engine(String manners) throws IOException {
        return new EngineProcess(command(TestEngine.class, clock(), manners), System::nanoTime, line -> {});
    }

    @Test
    void anEngineThatDoesNotReadLosesTheGame() throws IOException {
        EngineProcess engine = engine("blind");
        assertThatThrownBy(() -> engine.say(LONG_LINE, engine.deadlineIn(Duration.ofMillis(1))))
                .isInstanceOfSatisfying(
                        AgentFault.class, fault -> assertThat(fault.kind()).isEqualTo(Fault.Kind.TIMEOUT))
                .hasMessageStartingWith("the engine does not read its input: a line was not taken within 1 ms");
        assertThat(engine.hasTimedOut()).isTrue();
        engine.kill();
    }

    /** A match that is broken off interrupts its threads; one that writes to such an engine ends at once. */
    @Test
    void anInterruptEndsTheWaitForAnEngineThatDoesNotRead() throws Exception {
        EngineProcess engine = engine("blind");
        CompletableFuture<Throwable> failure = new CompletableFuture<>();
        Thread writer = new Thread(() ->
                failure.complete(catchThrowable(() -> engine.say(LONG_LINE, engine.deadlineIn(Duration.ofHours(1))))));
        writer.start();
        writer.interrupt();
        assertThat(failure.get()).isInstanceOf(AgentFault.class).hasMessage("the game was broken off");
        engine.kill();
    }

    @Test
    void noChildOutlivesAnEngineThatQuits() throws Exception {
        EnginePool pool = new EnginePool(
                command(TestEngine.class, clock(), "parent"), System::nanoTime, line -> {}, engine -> {});
        EngineProcess engine = pool.take();
        String answer = engine.ask("isready", "child", engine.deadlineIn(Duration.ofHours(1)), line -> {});
        ProcessHandle child = ProcessHandle.of(Long.parseLong(answer)).orElseThrow();
        pool.giveBack(engine);
        pool.close();
        child.onExit().get(); // for ever if it goes on
        assertThat(engine.isAlive()).isFalse();
        assertThat(List.of(child)).noneMatch(ProcessHandle::isAlive);
    }
}
