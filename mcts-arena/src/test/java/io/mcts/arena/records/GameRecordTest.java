package io.mcts.arena.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.Arena;
import io.mcts.arena.Harvest;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.Fault;
import io.mcts.policy.UniformPolicy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GameRecordTest {

    private static GameRecord record(List<Long> seeds, List<Double> rewards, int culprit) {
        return new GameRecord(
                7,
                Seat.all(List.of("a", "b"), seeds, rewards),
                "start",
                List.of(),
                Optional.of(new Fault(Fault.Kind.CRASH, culprit, "broken")));
    }

    @Test
    void invalidGamesAreRefused() {
        assertThatThrownBy(() -> record(List.of(1L), List.of(0.0, 1.0), 0))
                .hasMessageContaining("a seed and a reward for each of 2 players, not [1] and [0.0, 1.0]");
        assertThatThrownBy(() -> record(List.of(1L, 2L), List.of(), 0)).hasMessageContaining("not [1, 2] and []");
        assertThatThrownBy(() -> record(List.of(1L, 2L), List.of(0.0, Double.NaN), 0))
                .hasMessage("a reward is from 0 to 1, not NaN");
        assertThatThrownBy(() -> record(List.of(1L, 2L), List.of(0.0, 1.0), 2))
                .hasMessage("game 7 was lost by one of 2 players, not by 2");
    }

    /**
     * Picks of 2, 0, 1 and 2: player 0 gets 2 + 1/4 and player 1 gets 2/8, then 8/16 at the end. All is scaled by 8.
     */
    @Test
    void rewardsOnTheWayCountWithTheirDiscounts() {
        Harvest start = new Harvest();
        List<Harvest.Pick> picks = Stream.of(2, 0, 1, 2).map(Harvest.Pick::new).toList();
        assertThat(GameRecord.rewardsOf(start, picks)).containsExactly(2.25 / 8, 0.75 / 8);
        assertThat(start.legalMoves()).isNotEmpty();
    }

    /** Who picks all they can gets 2 + 2/4 = 2.5 or 2/2 + 2/8 + 8/16 = 1.75, who picks nothing 0 or 1/2. */
    @Test
    void aMatchIsWonByRewardsOnTheWay() {
        Entrant<Harvest, Harvest.Pick> greedy = Entrant.ofPolicy("greedy", (state, random) -> new Harvest.Pick(2));
        Entrant<Harvest, Harvest.Pick> idle = Entrant.ofPolicy("idle", (state, random) -> new Harvest.Pick(0));
        Match<Harvest, Harvest.Pick> match = Match.of(greedy, idle, random -> new Harvest(), 2);
        assertThat(Arena.playOne(match, 0).rewards()).containsExactly(2.5 / 8, 0.5 / 8);
        assertThat(Arena.playOne(match, 1).rewards()).containsExactly(0.0, 1.75 / 8);
        assertThat(Arena.ofThreads(1).play(match).score().mean()).isEqualTo(1);
    }

    @Test
    void aGameIsPlayedOnce() {
        AtomicInteger plays = new AtomicInteger();
        Entrant<Harvest, Harvest.Pick> uniform =
                Entrant.ofPolicy("uniform", new UniformPolicy<Harvest, Harvest.Pick>());
        Match<Harvest, Harvest.Pick> match = Match.of(uniform, uniform, random -> new Harvest(plays), 1);
        assertThat(Arena.playOne(match, 0).turns()).hasSize(4);
        assertThat(plays).hasValue(4);
    }
}
