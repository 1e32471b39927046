package io.mcts.cli.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourEncoding;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.evaluation.EinSteinEncoding;
import io.mcts.selfplay.SelfPlay;
import io.mcts.selfplay.SelfPlay.Sample;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfPlayTest {

    private static final List<EinSteinEncoding> RACE = List.of(new EinSteinEncoding(false), new EinSteinEncoding(true));

    private static SelfPlay<ConnectFour, Drop> four(String position) {
        return new SelfPlay<>(
                Mcts.<ConnectFour, Drop>solver().build(),
                Budget.iterations(10_000),
                random -> ConnectFourNotation.of(ConnectFour.of(4, 5)).parse(position),
                List.of(new ConnectFourEncoding(4, 5, false)),
                0,
                0);
    }

    @Test
    void aProvenWinIsLearnedAsOne() {
        // x has three in the left column
        List<Sample> samples = four("...../x..../xo.../xoo.. x").play(1);
        assertThat(samples).hasSize(1);
        assertThat(samples.get(0).result()).isEqualTo(1);
        assertThat(samples.get(0).searched()).isEqualTo(1);
        assertThat(samples.get(0).policy()[0]).isEqualTo(1);
    }

    @Test
    void resultsAndValuesAreThoseOfThePlayerWhoSeesTheState() {
        // the fourth column makes two threats of x on the bottom row, of which o can stop one
        List<Sample> samples = four("...../...../.oo../.xx.. x").play(1);
        assertThat(samples).hasSize(3);
        assertThat(samples.stream().map(Sample::result)).containsExactly(1f, -1f, 1f);
        assertThat(samples.stream().map(Sample::searched)).containsExactly(1f, -1f, 1f);
        assertThat(samples.get(0).policy()[18]).isEqualTo(1);
    }

    @Test
    void theStateAfterAMoveHasTheValueOfTheMoveForTheOther() {
        SelfPlay<EinStein, EinSteinMove> play = new SelfPlay<>(
                Mcts.<EinStein, EinSteinMove>builder().build(), Budget.iterations(50), EinStein::random, RACE, 3, 4);
        List<Sample> samples = play.play(5);
        assertThat(samples.size() % 2).isZero();
        for (Sample sample : samples) {
            boolean isThrown = sample.inputs().get(0)[15 * 25] == 1;
            double sum = 0;
            for (float share : sample.policy()) {
                sum += share;
            }
            assertThat(sum).isEqualTo(isThrown ? 1 : 0, offset(1e-6));
            assertThat(sample.searched()).isBetween(-1f, 1f);
            assertThat(Math.abs(sample.result())).isEqualTo(1);
        }
        // the last to move has won
        assertThat(samples.get(samples.size() - 1).result()).isEqualTo(1);
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        SelfPlay<EinStein, EinSteinMove> play = new SelfPlay<>(
                Mcts.<EinStein, EinSteinMove>builder().build(), Budget.iterations(50), EinStein::random, RACE, 3, 4);
        assertThat(text(play.play(5))).isEqualTo(text(play.play(5))).isNotEqualTo(text(play.play(6)));
    }

    private static List<String> text(List<Sample> samples) {
        return samples.stream()
                .map(each -> Arrays.toString(each.inputs().get(0))
                        + Arrays.toString(each.policy())
                        + each.result()
                        + each.searched())
                .toList();
    }
}
