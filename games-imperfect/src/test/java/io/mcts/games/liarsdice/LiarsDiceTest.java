package io.mcts.games.liarsdice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.game.Notation;
import io.mcts.games.Draws;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LiarsDiceTest
        implements GameStateContract<LiarsDice, LiarsDiceMove>,
                NotationContract<LiarsDice, LiarsDiceMove>,
                HiddenInformationContract<LiarsDice, LiarsDiceMove> {

    private static final int FACES = 4;

    @Override
    public List<LiarsDice> initialStates() {
        return List.of(LiarsDice.initial(FACES));
    }

    @Override
    public List<LiarsDice> smallStates() {
        return List.of(LiarsDice.initial(3));
    }

    @Override
    public Notation<LiarsDice, LiarsDiceMove> notation() {
        return LiarsDice.notation(FACES);
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0).withLongestGame(2 + 2 * FACES + 1);
    }

    @ParameterizedTest
    @CsvSource({
        "12 1x1 liar, 1", // player 0 has it themselves
        "32 1x1 liar, -1",
        "14 2x1 liar, 1", // the top face is wild
        "44 1x1 2x3 liar, -1",
        "12 1x1 2x2 liar, 1",
        "41 1x4 liar, 1",
        "13 1x4 liar, -1"
    })
    void theLastBidWinsIfItIsTrue(String position, double payoff) {
        LiarsDice state = state(position);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(payoff);
    }

    @ParameterizedTest
    @CsvSource({
        "11, '[1x1, 1x2, 1x3, 1x4, 2x1, 2x2, 2x3, 2x4]'",
        "11 1x3, '[1x4, 2x1, 2x2, 2x3, 2x4, liar]'",
        "11 2x3, '[2x4, liar]'",
        "11 2x4, [liar]",
        "2, '[1, 2, 3, 4]'"
    })
    void bidsRise(String position, String moves) {
        assertThat(state(position).legalMoves()).hasToString(moves);
    }

    @Test
    void diceAreShownAfterTheCall() {
        assertThat(state("13 1x4").informationSet(1))
                .isEqualTo(state("23 1x4").informationSet(1))
                .hasToString("?3 1x4");
        assertThat(state("13 1x4 liar").informationSet(1))
                .isNotEqualTo(state("23 1x4 liar").informationSet(1))
                .hasToString("13 1x4 liar");
    }

    @Test
    void drawsEachFaceOfTheOtherDieEquallyOften() {
        Draws.of(state("13 1x4"), 0, LiarsDice::toString)
                .areInProportion(Map.of("11 1x4", 1.0, "12 1x4", 1.0, "13 1x4", 1.0, "14 1x4", 1.0));
    }

    @ParameterizedTest
    @CsvSource({
        "15, '''5'' is none of [1, 2, 3, 4]'",
        "11 2x1 1x3, '''1x3'' is none of'",
        "11 1x1 liar 1x2, after '11 1x1 liar' the game is over",
        "1 1, the position that comes nearest is '11'",
        "'', 'is none of [1, 2, 3, 4]'"
    })
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException().isThrownBy(() -> state(text)).withMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7})
    void refusesOtherDice(int faces) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LiarsDice.initial(faces))
                .withMessage("a die of liar's dice has from 2 to 6 faces, not " + faces);
    }

    private static LiarsDice state(String position) {
        return LiarsDice.notation(FACES).parse(position);
    }
}
