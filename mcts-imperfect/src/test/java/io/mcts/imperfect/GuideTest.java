package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.control.Budget;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielMove;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.imperfect.exact.Exploitability;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.policy.MoveScores;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Puct;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The samples of the guide, chapter 9. */
class GuideTest {

    @Test
    void searchesForAMove() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");
        MixedResult<KuhnMove> result = InformationSetMcts.of(state)
                .selection(AvailabilityUcb1.of(0.5))
                .seed(1)
                .build()
                .search(state, Budget.iterations(1_000));

        assertThat(result.bestMove()).isEqualTo(KuhnMove.BET);
    }

    @Test
    void findsAStrategyForEachPlayer() {
        Goofspiel state = Goofspiel.initial(GoofspielRules.of(4));
        MixedResult<GoofspielMove> result = InformationSetMcts.<Goofspiel, GoofspielMove>builder()
                .simultaneous(RegretMatching.of(0.05))
                .seed(1)
                .build()
                .search(state, Budget.iterations(20_000));
        Map<GoofspielMove, Double> own = result.strategy();
        Map<GoofspielMove, Double> expectedOfTheOther = result.strategy(1);

        assertThat(own).hasSize(4);
        assertThat(expectedOfTheOther).hasSize(4);
    }

    @Test
    void followsAGame() {
        OutcomeSamplingGame<KuhnPoker, KuhnMove> match =
                OutcomeSampling.of(KuhnPoker.initial()).seed(1).build().match(KuhnPoker.initial(), 0);
        match.play(KuhnMove.JACK);
        match.play(KuhnMove.QUEEN);
        MixedResult<KuhnMove> result = match.search(Budget.iterations(10_000));

        assertThat(result.strategy().get(KuhnMove.BET))
                .as("a bluff with the jack, now and then")
                .isBetween(0.01, 0.6);
    }

    @Test
    void isGuidedByPriors() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("JKb");
        MoveScores<KuhnPoker, KuhnMove> callsMostly = (at, moves, scores) -> {
            for (int i = 0; i < scores.length; i++) {
                scores[i] = moves.get(i) == KuhnMove.BET ? 0.9 : 0.1;
            }
        };
        MixedResult<KuhnMove> result = InformationSetMcts.of(state)
                .prior(callsMostly)
                .selection(new Puct(1, 0.25))
                .seed(1)
                .build()
                .search(state, Budget.iterations(100));

        assertThat(result.bestMove()).isEqualTo(KuhnMove.BET);
    }

    @Test
    void keepsItsTree() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        ObservedGame<KuhnPoker, KuhnMove> game =
                InformationSetMcts.of(KuhnPoker.initial()).build().match(KuhnPoker.initial(), 1);
        game.play(KuhnMove.JACK);
        game.play(KuhnMove.KING);
        game.play(KuhnMove.BET);
        KuhnMove move = game.search(Budget.iterations(1_000)).move(random);

        assertThat(move).isEqualTo(KuhnMove.BET);
    }

    @Test
    void knowsOnlyTheViewOfAPlayer() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        KuhnPoker real = KuhnPoker.initial();
        ObservedGame<KuhnPoker, KuhnMove> game =
                InformationSetMcts.of(KuhnPoker.initial()).build().match(KuhnPoker.initial(), 1);
        ParticleFilter<KuhnPoker, KuhnMove> filter =
                Particles.<KuhnPoker, KuhnMove>of(100).filter(KuhnPoker.initial(), 1, 5);
        for (KuhnMove played : List.of(KuhnMove.JACK, KuhnMove.KING, KuhnMove.BET)) {
            real.play(played);
            Object informationSet = real.informationSet(1);
            boolean isToMove = real.currentPlayer() == 1;
            filter.observe(informationSet, isToMove);
            game.observe(filter.draw(random));
        }
        KuhnMove move = game.search(Budget.iterations(1_000)).move(random);

        assertThat(move).isEqualTo(KuhnMove.BET);
    }

    @Test
    void measuresASearch() {
        InformationSetMcts<KuhnPoker, KuhnMove> mcts =
                InformationSetMcts.of(KuhnPoker.initial()).seed(1).build();
        Exploitability exploitability = Exploitability.of(
                KuhnPoker.initial(), MixedPolicy.ofBestMoves(state -> mcts.search(state, Budget.iterations(1_000))));

        assertThat(exploitability.exploitability()).isLessThan(0.17);
    }
}
