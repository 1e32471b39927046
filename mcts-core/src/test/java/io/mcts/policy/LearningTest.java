package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Parts that learn need a search, and say so if none has passed them its learning. */
class LearningTest {

    static Stream<Policy<TreeGame, Branch>> policiesThatLearn() {
        return Stream.of(
                new EpsilonGreedyPolicy<>(0.1, new MastScores<>()),
                new SoftmaxPolicy<>(0.1, new NGramScores<>(3, 7)),
                new SoftmaxPolicy<>(0.1, new FilteredScores<>(new SoftmaxScores<>(1, new MastScores<>()), 1)),
                new LastGoodReplyPolicy<>(1, new UniformPolicy<>()),
                new DecisivePolicy<>(new LastGoodReplyPolicy<>(2, new UniformPolicy<>())));
    }

    @ParameterizedTest
    @MethodSource("policiesThatLearn")
    void outsideASearchAPolicyThatLearnsFails(Policy<TreeGame, Branch> policy) {
        assertThatThrownBy(() -> policy.choose(Games.deep(), Xoroshiro128PlusPlus.of(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(
                        " by what a search has learned, and no search has passed it its Learning\nMaybe ");
        assertThatThrownBy(() -> policy.playOut(Games.deep(), Xoroshiro128PlusPlus.of(1)))
                .isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @MethodSource("policiesThatLearn")
    void inASearchItPlays(Policy<TreeGame, Branch> policy) {
        Learning learning = new Learning(false);
        TreeGame game = Games.deep();
        learning.recorded(policy).playOut(game, Xoroshiro128PlusPlus.of(1));
        assertThat(game.isTerminal()).isTrue();
        assertThat(learning.isNeeded()).isTrue();
        assertThat(learning.played().length()).as("moves recorded").isEqualTo(30);
    }

    @ParameterizedTest
    @MethodSource("policiesThatLearn")
    void aWrapperThatForgetsToPassItOnIsNoticed(Policy<TreeGame, Branch> policy) {
        Policy<TreeGame, Branch> wrapper = (state, random) -> policy.choose(state, random); // does not override with
        Policy<TreeGame, Branch> inSearch = new Learning(false).recorded(wrapper);
        assertThatThrownBy(() -> inSearch.playOut(Games.deep(), Xoroshiro128PlusPlus.of(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("Maybe a part that holds it does not override with(Learning).");
    }

    @Test
    void theMessageNamesThePart() {
        assertThatThrownBy(() -> LearnedIterations.scores(new MastScores<>(), 0, 3))
                .hasMessageStartingWith("mast scores moves by what a search has learned");
        assertThatThrownBy(() -> LearnedIterations.scores(new NGramScores<>(3, 7), 0, 3))
                .hasMessageStartingWith("nst:length=3:least-visits=7 scores moves by");
        assertThatThrownBy(() -> new LastGoodReplyPolicy<TreeGame, Branch>(2, new UniformPolicy<>())
                        .choose(Games.deep(), Xoroshiro128PlusPlus.of(1)))
                .hasMessageStartingWith("last-good-reply:moves=2:uniform chooses moves by");
    }

    @Test
    void aPolicyThatDoesNotLearnNeedsNoRecord() {
        Policy<TreeGame, Branch> uniform = new UniformPolicy<>();
        Learning plain = new Learning(false);
        assertThat(plain.recorded(uniform)).isSameAs(uniform);
        assertThat(plain.isNeeded()).isFalse();
        assertThat(plain.recordsRollouts()).isFalse();
        Learning recording = new Learning(true);
        assertThat(recording.recorded(uniform)).isNotSameAs(uniform).hasToString("uniform");
        assertThat(recording.recordsRollouts()).isTrue();
        assertThat(recording.isNeeded()).isTrue();
        assertThatCode(() -> uniform.playOut(Games.deep(), Xoroshiro128PlusPlus.of(1)))
                .doesNotThrowAnyException();
    }
}
