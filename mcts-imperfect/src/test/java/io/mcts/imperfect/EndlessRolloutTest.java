package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.result.SearchEffort;
import io.mcts.result.StopReason;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Rollouts of a game without an end. */
@Timeout(60)
class EndlessRolloutTest {

    private static final int ENDS_AT_FIRST = 2_000;
    private static final int PLIES_BEFORE_ACTION = 30_000;
    private static final ExecutorService POOL = Executors.newCachedThreadPool();

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    private record Step(int index) implements Move {}

    /** A game whose first plays end after six moves and whose later ones do not, until an action after many moves of all. */
    private record Position(AtomicLong plies, Runnable action, AtomicLong depth, AtomicLong path)
            implements GameState<Position, Step>, HiddenInformation {

        private static final List<Step> STEPS = List.of(new Step(0), new Step(1));

        Position(Runnable action) {
            this(new AtomicLong(), action, new AtomicLong(), new AtomicLong());
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return (int) (depth.get() % 2);
        }

        @Override
        public boolean isTerminal() {
            return depth.get() >= 6 && plies.get() < ENDS_AT_FIRST;
        }

        @Override
        public List<Step> legalMoves() {
            return isTerminal() ? List.of() : STEPS;
        }

        @Override
        public Step randomMove(RandomGenerator random) {
            return STEPS.get(random.nextInt(STEPS.size()));
        }

        @Override
        public void play(Step move) {
            depth.incrementAndGet();
            path.updateAndGet(moves -> 3 * moves + move.index() + 1);
            if (plies.incrementAndGet() == PLIES_BEFORE_ACTION) {
                action.run();
            }
        }

        @Override
        public Position copy() {
            return new Position(plies, action, new AtomicLong(depth.get()), new AtomicLong(path.get()));
        }

        @Override
        public double payoff(int player) {
            return 0;
        }

        @Override
        public Object informationSet(int player) {
            return path.get();
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {}
    }

    private static void requireStopped(SearchEffort effort, StopReason reason) {
        assertThat(effort.stopReason()).isEqualTo(reason);
        assertThat(effort.iterations()).isPositive();
    }

    @Test
    void aCancellationStopsARollout() {
        for (Parallel parallel : List.of(Parallel.none(), Parallel.root(POOL, 2))) {
            Cancellation cancellation = new Cancellation();
            requireStopped(
                    InformationSetMcts.<Position, Step>builder()
                            .parallel(parallel)
                            .seed(1)
                            .build()
                            .search(
                                    new Position(cancellation::cancel),
                                    Budget.iterations(1_000_000).or(cancellation))
                            .search()
                            .effort(),
                    StopReason.CANCELLED);
        }
    }

    @Test
    void anInterruptStopsARollout() {
        SearchEffort effort = InformationSetMcts.<Position, Step>builder()
                .seed(1)
                .build()
                .search(new Position(Thread.currentThread()::interrupt), Budget.iterations(1_000_000))
                .search()
                .effort();
        assertThat(Thread.interrupted()).isTrue();
        requireStopped(effort, StopReason.INTERRUPTED);
    }

    @Test
    void aCancellationStopsARolloutOfOutcomeSampling() {
        Cancellation cancellation = new Cancellation();
        requireStopped(
                OutcomeSampling.<Position, Step>builder()
                        .seed(1)
                        .build()
                        .match(new Position(cancellation::cancel), 0)
                        .search(Budget.iterations(1_000_000).or(cancellation))
                        .search()
                        .effort(),
                StopReason.CANCELLED);
    }
}
