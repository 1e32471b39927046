package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.testkit.facts.EndClaim;
import io.mcts.testkit.facts.GameFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No false alarm, and what the kit costs: right games of several kinds, verified with twenty seeds while four threads load the
 * machine.
 */
@Tag("nightly")
class KitLoadIT {

    private static final int SEEDS = 20;
    private static final int LOAD = 4;

    @Test
    void noRightGameIsCalledWrongOnALoadedMachine() {
        AtomicBoolean isDone = new AtomicBoolean();
        List<Thread> load = new ArrayList<>();
        for (int i = 0; i < LOAD; i++) {
            Thread thread = new Thread(() -> {
                while (!isDone.get()) {
                    Thread.onSpinWait();
                }
            });
            thread.setDaemon(true);
            thread.start();
            load.add(thread);
        }
        try {
            for (long seed = 1; seed <= SEEDS; seed++) {
                for (GameVerifier<?, ?> verifier : verifiers()) {
                    assertThat(verifier.withSeed(seed).verify().findings()).isEmpty();
                }
            }
        } finally {
            isDone.set(true);
        }
        assertThat(load).hasSize(LOAD);
    }

    private static List<GameVerifier<?, ?>> verifiers() {
        return List.of(
                GameVerifier.<DiceRace, DiceRace.Action>of(() -> List.of(new DiceRace()))
                        .withFacts(GameFacts.none().withLongestGame(200))
                        .withHeuristic(new RaceHeuristic(), EndClaim.EXACT)
                        .withNotation(new RaceNotation()),
                GameVerifier.<Stones, Stones.Take>of(() -> List.of(new Stones()))
                        .withFacts(Stones.FACTS),
                GameVerifier.<Grid, Grid.Cell>of(() -> List.of(new Grid()))
                        .withFacts(GameFacts.none().withPayoffSum(0).withPositions(3, 120))
                        .withHeuristic(new GridHeuristic())
                        .withNotation(new GridNotation()),
                GameVerifier.<Row, Row.Place>of(() -> List.of(new Row())));
    }
}
