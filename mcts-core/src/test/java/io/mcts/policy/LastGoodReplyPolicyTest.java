package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;

class LastGoodReplyPolicyTest {

    /** What is chosen where there is no reply. */
    private static final Policy<TreeGame, Branch> OTHERWISE = (state, random) -> new Branch(9);

    private final LearnedIterations iterations = new LearnedIterations();

    private Policy<TreeGame, Branch> policy(int moves) {
        return new LastGoodReplyPolicy<>(moves, OTHERWISE).with(iterations.learning());
    }

    /** What a player plays who has the moves #0 to #9, after the moves played by turns from player 0 on. */
    private int reply(Policy<TreeGame, Branch> policy, int... moves) {
        iterations.begin(moves);
        return policy.choose(LearnedIterations.state(moves.length % 2, 10), Xoroshiro128PlusPlus.of(1))
                .index();
    }

    @Test
    void theWinnersReplyIsPlayedAgain() {
        Policy<TreeGame, Branch> policy = policy(1);
        iterations.play(0, 3, 4, 5);
        assertThat(reply(policy, 3)).isEqualTo(4);
        assertThat(reply(policy, 7, 8, 3)).as("wherever it is").isEqualTo(4);
        assertThat(reply(policy, 3, 4)).as("the loser's is not").isEqualTo(9);
        assertThat(reply(policy, 7, 3)).as("to the same move of another player").isEqualTo(9);
        assertThat(reply(policy)).as("nothing to reply to").isEqualTo(9);
    }

    @Test
    void theLastGoodReplyTakesThePlaceOfOthers() {
        Policy<TreeGame, Branch> policy = policy(1);
        iterations.play(0, 3, 4).play(0, 3, 6);
        assertThat(reply(policy, 3)).isEqualTo(6);
    }

    @Test
    void aReplyThatLosesIsForgotten() {
        Policy<TreeGame, Branch> policy = policy(1);
        iterations.play(0, 3, 4).play(1, 3, 6);
        assertThat(reply(policy, 3)).as("another reply lost").isEqualTo(4);
        iterations.play(1, 3, 4);
        assertThat(reply(policy, 3)).isEqualTo(9);
        iterations.play(0, 3, 6);
        assertThat(reply(policy, 3)).isEqualTo(6);
    }

    @Test
    void aDrawChangesNothing() {
        Policy<TreeGame, Branch> policy = policy(2);
        iterations.play(0, 3, 4).play(0.5, 3, 4).play(0.5, 3, 6);
        assertThat(reply(policy, 3)).isEqualTo(4);
        iterations.play(0.5, 5, 6);
        assertThat(reply(policy, 5)).isEqualTo(9);
    }

    @Test
    void aReplyToTwoMovesComesBeforeThatToOne() {
        Policy<TreeGame, Branch> policy = policy(2);
        iterations.play(1, 1, 2, 3).play(1, 5, 2, 6);
        assertThat(reply(policy, 1, 2)).isEqualTo(3);
        assertThat(reply(policy, 5, 2)).isEqualTo(6);
        assertThat(reply(policy, 7, 2)).as("the last good reply to #2").isEqualTo(6);
        assertThat(reply(policy(1), 1, 2)).as("learned nothing yet").isEqualTo(9);
    }

    @Test
    void aForgottenReplyToTwoMovesLeavesThatToOne() {
        Policy<TreeGame, Branch> policy = policy(2);
        iterations.play(1, 1, 2, 3).play(1, 5, 2, 6).play(0, 1, 2, 3);
        assertThat(reply(policy, 1, 2)).isEqualTo(6);
    }

    @Test
    void aReplyThatIsNotLegalIsNotPlayed() {
        Policy<TreeGame, Branch> policy = policy(1);
        iterations.play(0, 3, 20);
        assertThat(reply(policy, 3)).isEqualTo(9);
    }

    @Test
    void whatTheOtherPolicyLearnsIsUsed() {
        Policy<TreeGame, Branch> policy = new LastGoodReplyPolicy<>(
                        1, new EpsilonGreedyPolicy<>(0, new MastScores<TreeGame, Branch>()))
                .with(iterations.learning());
        for (int move = 0; move < 10; move++) {
            iterations.play(move == 6 ? 0.4 : 0.3, move);
        }
        assertThat(reply(policy)).isEqualTo(6);
    }

    @Test
    void refusesANumberOfMovesThatIsNone() {
        assertThatThrownBy(() -> new LastGoodReplyPolicy<>(3, OTHERWISE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a reply depends on the last 1 or 2 moves, not 3");
        assertThatThrownBy(() -> new LastGoodReplyPolicy<>(0, OTHERWISE)).isInstanceOf(IllegalArgumentException.class);
    }
}
