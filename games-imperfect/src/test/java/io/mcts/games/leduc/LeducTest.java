package io.mcts.games.leduc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.game.Notation;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeducTest
        implements GameStateContract<Leduc, LeducMove>,
                NotationContract<Leduc, LeducMove>,
                HiddenInformationContract<Leduc, LeducMove> {

    @Override
    public List<Leduc> initialStates() {
        return List.of(Leduc.initial());
    }

    @Override
    public Notation<Leduc, LeducMove> notation() {
        return Leduc.NOTATION;
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0).withLongestGame(11);
    }

    @ParameterizedTest
    @CsvSource({
        "JKrf, 1", // a fold in the first round
        "JKrrf, -3",
        "QKccQcc, 1", // a pair
        "QKccJcc, -1", // the higher card
        "KKrrcJrrc, 0", // equal cards share the pot
        "KJrrcKrrc, 13",
        "JQccKrf, 1"
    })
    void paysWhatWasWonOrLost(String position, double payoff) {
        Leduc state = Leduc.NOTATION.parse(position);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(payoff);
    }

    @ParameterizedTest
    @CsvSource({"JK, '[call, raise]'", "JKr, '[fold, call, raise]'", "JKrr, '[fold, call]'", "JKcc, '[J, Q, K]'"})
    void raisesTwiceARoundAndFoldsOnlyAfterARaise(String position, String moves) {
        assertThat(Leduc.NOTATION.parse(position).legalMoves()).hasToString(moves);
    }

    @Test
    void dealsEachCardThatIsLeftWithEqualProbability() {
        Leduc state = Leduc.NOTATION.parse("JJcc");

        assertThat(state.legalMoves()).containsExactly(LeducMove.QUEEN, LeducMove.KING);
        assertThat(Leduc.NOTATION.parse("JKcc").probability(LeducMove.QUEEN)).isEqualTo(0.5);
    }

    @Test
    void drawsTheOtherCardByHowManyAreLeft() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        int queens = 0;
        for (int i = 0; i < 3_000; i++) {
            Leduc state = Leduc.NOTATION.parse("JKccJ");
            state.determinize(1, random);
            assertThat(state.informationSet(1)).hasToString("KccJ");
            queens += state.toString().startsWith("Q") ? 1 : 0;
        }

        assertThat(queens / 3_000.0).as("2 queens, 1 jack, 1 king").isCloseTo(0.5, within(0.03));
    }

    @ParameterizedTest
    @CsvSource({
        "JJJ, after 'JJ' 'J' is none of",
        "JKcf, after 'JKc' 'f' is none of",
        "JKrfc, after 'JKrf' the game is over"
    })
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Leduc.NOTATION.parse(text))
                .withMessageContaining(reason);
    }
}
