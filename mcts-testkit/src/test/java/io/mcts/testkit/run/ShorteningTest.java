package io.mcts.testkit.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.testkit.DiceRace;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.Extras;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.run.Shortening.Shortened;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ShorteningTest {

    private static final int MANY_MOVES = 9;

    /** A check may take seconds: what shortening costs must depend on how often the rule is checked anyway. */
    @Test
    void anExpensiveRuleIsCheckedFewTimesMore() {
        AtomicInteger checks = new AtomicInteger();
        Check<GameSubject<DiceRace, DiceRace.Action>> rule = Check.rule(Check.FEW, "GAMES_ARE_SHORT", subject -> {
            checks.incrementAndGet();
            subject.require(subject.moves().size() < MANY_MOVES, "few moves", subject.moves());
        });
        GameUnderTest<DiceRace, DiceRace.Action> game = GameUnderTest.of(
                () -> List.of(new DiceRace()), 1, GameFacts.none().withLongestGame(200), Extras.none());

        Shortened broken = new RuleRun<>(rule, game, Check.FEW).broken().orElseThrow();

        assertThat(broken.isShortest()).isFalse();
        assertThat(broken.violation().reproduction().moves()).hasSize(MANY_MOVES);
        assertThat(checks).hasValueLessThanOrEqualTo(4 * Check.FEW);
    }
}
