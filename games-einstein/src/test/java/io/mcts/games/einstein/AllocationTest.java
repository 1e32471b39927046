package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.mcts.games.einstein.evaluation.AttackThreatEvaluation;
import io.mcts.games.einstein.evaluation.FittedExpectimax;
import io.mcts.games.einstein.evaluation.RaceEvaluation;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.lang.management.ManagementFactory;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What is called in every iteration of a search makes no garbage. */
class AllocationTest {

    private static final int GAMES = 10_000;

    /** For what the measuring itself may allocate; one object a game would be ten times as much. */
    private static final long TOLERANCE_BYTES = GAMES;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final RandomGenerator random = Xoroshiro128PlusPlus.of(1);

    @Test
    void rolloutsAllocateNothing() {
        assertAllocatesNothing(state -> state.playOut(random));
        assertAllocatesNothing(state -> state.playOutDecisively(random));
    }

    @Test
    void movesOneByOneAllocateNothing() {
        assertAllocatesNothing(state -> {
            while (!state.isTerminal()) {
                EinSteinMove win = state.immediateWin(EinStein.RED, random);
                state.legalMoves();
                state.play(win == null ? state.randomMove(random) : win);
            }
        });
    }

    @Test
    void evaluationsAllocateNothing() {
        AttackThreatEvaluation attackThreat = AttackThreatEvaluation.of();
        RaceEvaluation race = RaceEvaluation.of();
        FittedExpectimax fitted = FittedExpectimax.of(1);
        double[] sum = new double[1];
        assertAllocatesNothing(state -> {
            while (!state.isTerminal()) {
                sum[0] += attackThreat.value(state) + race.value(state) + fitted.value(state);
                state.play(state.randomMove(random));
            }
        });
        assertThat(sum[0]).isNotZero();
    }

    private static void assertAllocatesNothing(Consumer<EinStein> game) {
        EinStein root = EinStein.of(SetUp.of("123456"), SetUp.of("654321"), EinStein.RED);
        EinStein state = root.copy();
        game.accept(state); // loads the classes
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < GAMES; i++) {
            state.resetTo(root);
            game.accept(state);
        }
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(TOLERANCE_BYTES);
    }
}
