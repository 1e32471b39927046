package io.mcts.games.rockpaperscissors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.game.Notation;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RockPaperScissorsTest
        implements GameStateContract<RockPaperScissors, Hand>,
                NotationContract<RockPaperScissors, Hand>,
                HiddenInformationContract<RockPaperScissors, Hand> {

    @Override
    public List<RockPaperScissors> initialStates() {
        return List.of(RockPaperScissors.initial());
    }

    @Override
    public Notation<RockPaperScissors, Hand> notation() {
        return RockPaperScissors.NOTATION;
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0).withLongestGame(2);
    }

    @ParameterizedTest
    @CsvSource({"rr, 0", "rp, -0.25", "rs, 0.5", "pr, 0.25", "pp, 0", "ps, -0.05", "sr, -0.5", "sp, 0.05", "ss, 0"})
    void paysByBothHands(String position, double payoff) {
        assertThat(RockPaperScissors.NOTATION.parse(position).payoff(0)).isEqualTo(payoff);
    }

    @Test
    void noHandIsBetterThanAnotherAgainstTheBestStrategy() {
        for (String hand : List.of("r", "p", "s")) {
            assertThat(payoff(hand + "r") + 10 * payoff(hand + "p") + 5 * payoff(hand + "s"))
                    .isCloseTo(0, within(1e-12));
        }
    }

    @Test
    void theSecondPlayerDoesNotSeeTheFirstHand() {
        assertThat(RockPaperScissors.NOTATION.parse("r").informationSet(1))
                .isEqualTo(RockPaperScissors.NOTATION.parse("p").informationSet(1));
        assertThat(RockPaperScissors.NOTATION.parse("r").informationSet(0)).hasToString("r");
    }

    @ParameterizedTest
    @CsvSource({"x, after '-' 'x' is none of", "rps, after 'rp' the game is over", "'', after '-' '' is none of"})
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RockPaperScissors.NOTATION.parse(text))
                .withMessageContaining(reason);
    }

    private static double payoff(String position) {
        return RockPaperScissors.NOTATION.parse(position).payoff(0);
    }
}
