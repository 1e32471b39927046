package io.mcts.cli.contest;

import io.mcts.arena.agent.GameClock;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.Spec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A SPEC of someone who plays whole games: a search, and besides its settings {@code clock=60s} or {@code clock=60s+1s}, the time
 * for a whole game and what each move adds, and {@code keep-tree}.
 *
 * @param keepsTree whether the tree is kept from move to move
 */
record AgentSpec(String text, Spec search, Optional<GameClock> clock, boolean keepsTree) {

    private static final String CLOCK = "clock=";
    private static final String KEEP_TREE = "keep-tree";

    static AgentSpec parse(String spec) {
        List<String> words = new ArrayList<>(List.of(spec.split(",", -1)));
        Optional<GameClock> clock = words.stream()
                .filter(word -> word.startsWith(CLOCK))
                .map(word -> clock(word.substring(CLOCK.length())))
                .reduce((one, other) -> {
                    throw new UsageException("'" + spec + "': clock is given twice; allowed: once");
                });
        boolean keepsTree = words.contains(KEEP_TREE);
        words.removeIf(word -> word.startsWith(CLOCK) || word.equals(KEEP_TREE));
        return new AgentSpec(spec, Spec.parse(String.join(",", words)), clock, keepsTree);
    }

    private static GameClock clock(String text) {
        String[] times = text.split("\\+", 2);
        Duration time = Quantities.time(times[0]);
        if (time.isZero()) {
            throw new UsageException("clock: '" + text + "' is no time to play in; allowed: 1ms or more");
        }
        GameClock clock = GameClock.of(time);
        return times.length == 1 ? clock : clock.withIncrement(Quantities.time(times[1]));
    }
}
