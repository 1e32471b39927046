package io.mcts.arena.spec;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.games.hearts.Card;
import io.mcts.games.hearts.DuckPolicy;
import io.mcts.games.hearts.Hearts;
import io.mcts.policy.UniformPolicy;
import org.junit.jupiter.api.Test;

/** What the rollout policy of hearts is worth as a player. */
class DuckMatchTest {

    /** Measured in 4,000 games: +0.51 [0.45, 0.58] points a game; +0.2 is 0.511 of the range from -9 to 9. */
    @Test
    void thumbsWinAgainstChance() {
        MeanReward rewards = Arena.ofThreads(2)
                .play(Match.of(
                        Entrant.ofPolicy("duck", new DuckPolicy(0)),
                        Entrant.ofPolicy("random", new UniformPolicy<Hearts, Card>()),
                        random -> Hearts.initial(6),
                        1_000))
                .rewards();
        assertThat(rewards.sets()).isEqualTo(500);
        assertThat(rewards.interval().low()).isGreaterThan(0.511);
    }
}
