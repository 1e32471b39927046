package io.mcts.games.hearts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.PolicyContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuckPolicyTest implements PolicyContract<Hearts, Card> {

    @Override
    public List<Hearts> initialStates() {
        return List.of(Hearts.initial(5));
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withLongestGame(40);
    }

    @Override
    public Policy<Hearts, Card> policy() {
        return new DuckPolicy(0.1);
    }

    private static Set<String> chosen(String position, double epsilon) {
        Hearts state = Hearts.notation(4).parse(position);
        Set<String> chosen = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            chosen.add(new DuckPolicy(epsilon)
                    .choose(state, Xoroshiro128PlusPlus.of(seed))
                    .toString());
        }
        return chosen;
    }

    /** What the rules of thumb say, told by hand. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            # below the king, not above it
            JCJDJSJH/KCKDKSKH/QCACQDQH/ADQSASAH JC KC, QC
            # above the jack there is only the choice of the lowest
            JCJDJSJH/QCACQDQH/KCKDQSKH/ADKSASAH JC, QC
            # the last to play wins with the highest
            JCJDJSJH/QCKDKSKH/QDADQSQH/KCACASAH JC QC QD, AC
            # no club: the queen of spades
            JCJDJSJH/KCKDKSKH/QCACQDQH/ADQSASAH JC KC QC, QS
            # no club and no queen: the highest heart
            JCJDJSJH/QCACQDQH/KCKDQSKH/ADKSASAH JC QC KC, AH
            # to lead: not the queen, for all that it is low
            JCJDJSJH/QCACQDQH/KCKDQSKH/ADKSASAH JC QC KC AH, KD KH
            # to lead: the lowest, which are of the same rank; no heart has been played
            JCJDJSJH/KCKDKSKH/QCACQDQH/ADQSASAH JC KC QC QS, KD KS
            """)
    void playsByRulesOfThumb(String position, String cards) {
        assertThat(chosen(position, 0)).containsExactlyInAnyOrder(cards.split(" "));
    }

    @Test
    void nowAndThenPlaysAnyCard() {
        String position = "JCJDJSJH/KCKDKSKH/QCACQDQH/ADQSASAH JC KC";
        assertThat(chosen(position, 0.3)).containsExactlyInAnyOrder("QC", "AC");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DuckPolicy(1.1))
                .withMessageContaining("from 0 to 1, not 1.1");
    }
}
