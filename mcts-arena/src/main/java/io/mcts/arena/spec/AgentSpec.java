package io.mcts.arena.spec;

import io.mcts.control.GameClock;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.Spec;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The SPEC of an agent: a search with the additional settings {@code clock=60s+1s}, the time for a game and the increment, {@code
 * reserve=50ms}, the part never planned for, and {@code keep-tree}.
 */
record AgentSpec(String text, Spec search, Optional<GameClock> clock, boolean keepsTree) {

    private static final String CLOCK = "clock";
    private static final String RESERVE = "reserve";
    private static final String KEEP_TREE = "keep-tree";

    static AgentSpec parse(String spec, Game<?, ?> game) {
        SpecText text = SpecText.parse(spec);
        Optional<GameClock> clock =
                text.settings().containsKey(CLOCK) ? Optional.of(clock(text.value(CLOCK, "60s+1s"))) : Optional.empty();
        if (text.settings().containsKey(RESERVE)) {
            Duration reserve = Quantities.time(text.value(RESERVE, "50ms"));
            clock = Optional.of(clock.orElseThrow(() -> new IllegalArgumentException(
                            "'" + spec + "' has a reserve without a clock; add clock=60s+1s"))
                    .withReserve(reserve));
        }
        return new AgentSpec(
                spec,
                Spec.of(text.without(CLOCK, RESERVE, KEEP_TREE), List.of(CLOCK, RESERVE, KEEP_TREE), game),
                clock,
                text.has(KEEP_TREE));
    }

    private static GameClock clock(String text) {
        String[] times = text.split("\\+", 2);
        Duration time = Quantities.time(times[0]);
        if (time.isZero()) {
            throw new IllegalArgumentException("clock: '" + text + "' is not a time to play in; give 1ms or more");
        }
        GameClock clock = GameClock.of(time);
        return times.length == 1 ? clock : clock.withIncrement(Quantities.time(times[1]));
    }
}
