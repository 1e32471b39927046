package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.arena.tuning.Point;
import io.mcts.arena.tuning.TunedParameter;
import io.mcts.arena.tuning.Tuner;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MatchTuningTest {

    private static final Mcts<TicTacToe, Cell> MCTS =
            Mcts.<TicTacToe, Cell>builder().build();
    private static final Opening<TicTacToe, Cell> OPENING = random -> TicTacToe.initial();
    private static final Tuner TUNER =
            Tuner.of(TunedParameter.of("n", 1, 10, 200)).withEvaluations(20).withSeed(4);

    private static Entrant<TicTacToe, Cell> search(Point point) {
        return Entrant.ofSearch(point.toString(), MCTS, Budget.iterations((long) point.value("n")));
    }

    private static final MatchTuning<TicTacToe, Cell> TUNING =
            MatchTuning.of(TUNER, MatchTuningTest::search, search(new Point(Map.of("n", 60.0))), OPENING);

    @Test
    void thePointThatPlaysBestIsMeasuredInAMatchOfItsOwn() {
        TunedMatch result = Arena.ofThreads(2).tune(TUNING.withHoldout(60), step -> {});
        assertThat(result.tuning().recommended().point()).isEqualTo(new Point(Map.of("n", 200.0)));
        assertThat(result.tuning().evaluations()).isEqualTo(20);
        assertThat(result.match().entrants().get(0).name()).isEqualTo("n=200");
        assertThat(result.holdout().score().games()).isEqualTo(60);
        assertThat(result.holdout().score().mean()).isGreaterThan(0.5);
        TunedMatch again = Arena.ofThreads(1).tune(TUNING.withHoldout(60), step -> {});
        assertThat(again.tuning()).isEqualTo(result.tuning());
        assertThat(again.holdout().score()).isEqualTo(result.holdout().score());
    }

    @Test
    void noTwoMatchesHaveTheSameSeed() {
        Point point = new Point(Map.of("n", 1.0));
        Set<Long> seeds = new HashSet<>();
        seeds.add(TUNING.holdout(point).seed());
        for (int number = 0; number < 1_000; number++) {
            seeds.add(TUNING.trial(point, number).seed());
        }
        assertThat(seeds).hasSize(1_001);
        assertThat(TUNING.withPairs(3).trial(point, 0).games()).isEqualTo(6);
        assertThat(TUNING.holdout(point).games()).isEqualTo(400);
    }

    @Test
    void whatHasNoMeaningIsRefused() {
        assertThatThrownBy(() -> TUNING.withPairs(0)).hasMessage("a trial has 1 pair of games or more, not 0");
        assertThatThrownBy(() -> TUNING.withHoldout(0)).hasMessage("the holdout has 1 game or more, not 0");
    }
}
