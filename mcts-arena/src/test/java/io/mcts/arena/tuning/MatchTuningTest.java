package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class MatchTuningTest {

    private static final Mcts<TicTacToe, Cell> MCTS =
            Mcts.<TicTacToe, Cell>builder().build();
    private static final Opening<TicTacToe, Cell> OPENING = random -> TicTacToe.initial();
    private static final TunedParameter N = TunedParameter.of("n", 1, 10, 200);

    private static Entrant<TicTacToe, Cell> search(Point point) {
        return Entrant.ofSearch(point.toString(), MCTS, Budget.iterations((long) point.value("n")));
    }

    private static MatchTuning<TicTacToe, Cell> tuning(TunedParameter... parameters) {
        return MatchTuning.of(
                List.of(parameters), MatchTuningTest::search, search(new Point(Map.of("n", 60.0))), OPENING);
    }

    private static final MatchTuning<TicTacToe, Cell> TUNING =
            tuning(N).withTrials(20).withSeed(4).withHoldout(60);

    @Test
    void thePointThatPlaysBestIsMeasuredInAMatchOfItsOwn() {
        TunedMatch result = TUNING.play(Arena.ofThreads(2), step -> {});
        assertThat(result.recommended().point()).isEqualTo(new Point(Map.of("n", 200.0)));
        assertThat(result.trials()).isEqualTo(20);
        assertThat(result.match().entrants().get(0).name()).isEqualTo("n=200");
        assertThat(result.holdout().score().games()).isEqualTo(60);
        assertThat(result.holdout().score().mean()).isGreaterThan(0.5);
        TunedMatch again = TUNING.play(Arena.ofThreads(1), step -> {});
        assertThat(again.tried()).isEqualTo(result.tried());
        assertThat(again.holdout().score()).isEqualTo(result.holdout().score());
    }

    @Test
    void anotherMeasureFindsAnotherPoint() {
        TunedMatch worst =
                TUNING.withMeasure(result -> 1 - result.score().mean()).play(Arena.ofThreads(2), step -> {});
        assertThat(worst.recommended().point()).isEqualTo(new Point(Map.of("n", 1.0)));
        assertThat(worst.recommended().mean()).isGreaterThan(0.5);
    }

    @Test
    void noTwoMatchesHaveTheSameSeed() {
        Point point = new Point(Map.of("n", 1.0));
        Set<Long> seeds = new HashSet<>();
        seeds.add(TUNING.holdout(point).seed());
        for (int number = 0; number < 1_000; number++) {
            seeds.add(TUNING.trials(point, number, 1).seed());
        }
        assertThat(seeds).hasSize(1_001);
        assertThat(TUNING.withPairs(3).trials(point, 0, 5).games()).isEqualTo(30);
        assertThat(tuning(N).holdout(point).games()).isEqualTo(400);
    }

    @Test
    void aCancelledTuningRecommendsWhatItKnows() {
        Cancellation cancellation = new Cancellation();
        List<TuningStep> steps = new ArrayList<>();
        TunedMatch result = TUNING.play(Arena.ofThreads(1).until(cancellation), step -> {
            steps.add(step);
            if (steps.size() == 2) {
                cancellation.cancel();
            }
        });
        assertThat(result.trials()).isEqualTo(steps.get(1).trials());
        assertThat(result.recommended()).isEqualTo(steps.get(1).leader());
        assertThat(result.holdout().score().games()).isZero();
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> TUNING.play(Arena.ofThreads(1).until(cancellation), step -> {}));
    }

    @Test
    void whatHasNoMeaningIsRefused() {
        assertThatThrownBy(() -> TUNING.withTrials(0)).hasMessage("a tuning has 1 trial or more, not 0");
        assertThatThrownBy(() -> TUNING.withPairs(0)).hasMessage("a trial has 1 pair of games or more, not 0");
        for (int games : new int[] {0, 1, 7}) {
            assertThatThrownBy(() -> TUNING.withHoldout(games))
                    .hasMessage("the holdout has pairs of games, an even number of 2 or more, not " + games);
        }
        assertThatThrownBy(() -> tuning()).hasMessage("a tuning has 1 parameter or more, with different names, not []");
        assertThatThrownBy(() -> tuning(N, N))
                .hasMessage("a tuning has 1 parameter or more, with different names, not [n, n]");
    }
}
