package io.mcts.games.kuhn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.game.Notation;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KuhnPokerTest
        implements GameStateContract<KuhnPoker, KuhnMove>,
                NotationContract<KuhnPoker, KuhnMove>,
                HiddenInformationContract<KuhnPoker, KuhnMove> {

    @Override
    public List<KuhnPoker> initialStates() {
        return List.of(KuhnPoker.initial());
    }

    @Override
    public Notation<KuhnPoker, KuhnMove> notation() {
        return KuhnPoker.NOTATION;
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0).withLongestGame(5);
    }

    @ParameterizedTest
    @CsvSource({
        "QJpp, 1", // the higher card
        "JQpp, -1",
        "JKbp, 1", // a bet not called
        "KJpbp, -1",
        "KQbb, 2", // a bet called
        "JKpbb, -2"
    })
    void paysWhatWasWonOrLost(String position, double payoff) {
        KuhnPoker state = KuhnPoker.NOTATION.parse(position);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(payoff);
        assertThat(state.payoff(1)).isEqualTo(-payoff);
    }

    @Test
    void playersSeeTheirOwnCardAndAllChoices() {
        KuhnPoker state = KuhnPoker.NOTATION.parse("KJpb");

        assertThat(state.informationSet(0)).hasToString("Kpb").isEqualTo(informationSet("KQpb", 0));
        assertThat(state.informationSet(1)).hasToString("Jpb").isEqualTo(informationSet("QJpb", 1));
        assertThat(state.informationSet(0)).isNotEqualTo(informationSet("QJpb", 0));
        assertThat(state.informationSet(0)).isNotEqualTo(informationSet("KJp", 0));
    }

    @Test
    void drawsTheOtherCardFromThoseThatThePlayerDoesNotHold() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        Set<String> drawn = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            KuhnPoker state = KuhnPoker.NOTATION.parse("KJpb");
            state.determinize(1, random);
            drawn.add(state.toString());
        }

        assertThat(drawn).containsExactlyInAnyOrder("KJpb", "QJpb");
    }

    @ParameterizedTest
    @CsvSource({
        "JJ, after 'J' 'J' is none of",
        "KQx, after 'KQ' 'x' is none of",
        "KQbbp, after 'KQbb' the game is over",
        "'', after '-' '' is none of"
    })
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KuhnPoker.NOTATION.parse(text))
                .withMessageContaining(reason);
    }

    private static Object informationSet(String position, int player) {
        return KuhnPoker.NOTATION.parse(position).informationSet(player);
    }
}
