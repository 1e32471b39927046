package io.mcts.games.phantom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.game.Notation;
import io.mcts.games.Draws;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhantomTicTacToeTest
        implements GameStateContract<PhantomTicTacToe, PhantomCell>,
                NotationContract<PhantomTicTacToe, PhantomCell>,
                HiddenInformationContract<PhantomTicTacToe, PhantomCell> {

    @Override
    public List<PhantomTicTacToe> initialStates() {
        return List.of(PhantomTicTacToe.initial());
    }

    /** There are too many; the draws are checked below. */
    @Override
    public List<PhantomTicTacToe> smallStates() {
        return List.of();
    }

    @Override
    public Notation<PhantomTicTacToe, PhantomCell> notation() {
        return PhantomTicTacToe.NOTATION;
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0).withLongestGame(18);
    }

    /** Nine marks, and each may have been tried by the other player before. */
    @ParameterizedTest
    @CsvSource({"a1 b1 a2 b2 a3, 1", "a3 a3 b3 c3 b2 b1 c2 a2 a1 c1, 0", "a1 b1 a2 b2 c3 b3, -1"})
    void threeInARowWin(String position, double payoff) {
        PhantomTicTacToe state = PhantomTicTacToe.NOTATION.parse(position);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(payoff);
        assertThat(state.payoff(1)).isEqualTo(-payoff);
    }

    @Test
    void whoFindsACellTakenTriesAnother() {
        PhantomTicTacToe state = PhantomTicTacToe.NOTATION.parse("b2 b2");

        assertThat(state.currentPlayer()).isEqualTo(1);
        assertThat(state.legalMoves()).hasToString("[a3, b3, c3, a2, c2, a1, b1, c1]");
        assertThat(state.informationSet(1)).hasToString("player 1: b2 taken");
    }

    @Test
    void theOtherDoesNotNotice() {
        assertThat(informationSet("b2 b2 a1", 0))
                .isEqualTo(informationSet("b2 c3", 0))
                .hasToString("player 0: b2");
        assertThat(informationSet("b2", 0))
                .isNotEqualTo(informationSet("b2 c3", 0))
                .isEqualTo(informationSet("b2 b2", 0));
        assertThat(informationSet("b2 b2 a1", 1)).isNotEqualTo(informationSet("b2 a1", 1));
    }

    /** Against a player who tries cells at random: by hand for the first reply, b2 is tried and found taken once in nine times. */
    @Test
    void drawsTheReplyOfAPlayerWhoTriesAtRandom() {
        Map<String, Double> weights = new HashMap<>();
        for (String cell : List.of("a3", "b3", "c3", "a2", "c2", "a1", "b1", "c1")) {
            weights.put("b2 " + cell, 1.0 / 9);
            weights.put("b2 b2 " + cell, 1.0 / 9 / 8);
        }

        Draws.of(PhantomTicTacToe.NOTATION.parse("b2 a1"), 0, PhantomTicTacToe::toString)
                .areInProportion(weights);
    }

    /** The other player is to move, and has certainly not tried anything in one state, and one cell in the other. */
    @Test
    void drawsHowOftenTheOtherHasTriedInTheirTurn() {
        Draws.of(PhantomTicTacToe.NOTATION.parse("b2"), 0, PhantomTicTacToe::toString)
                .areInProportion(Map.of("b2", 1.0, "b2 b2", 1.0 / 9));
    }

    /** Every possibility at a later stage, weighed by going through all games. */
    @ParameterizedTest
    @CsvSource({"b2 a1 c3 a3 a2, 1", "b2 b2 a1 a1 c3 b3, 0", "a1 b1 a2 a1 b2, 0", "c2 c2 b2 b2 a1 a3, 1"})
    void drawsEachGameByItsProbability(String position, int observer) {
        PhantomTicTacToe state = PhantomTicTacToe.NOTATION.parse(position);
        Map<String, Double> weights = new HashMap<>();
        weigh(PhantomTicTacToe.initial(), state, observer, 1, weights);

        Draws.of(state, observer, drawn -> drawn.marks(0) + " " + drawn.marks(1))
                .areInProportion(weights);
    }

    /** Adds the probability that the other player comes to each state like a given one, playing at random. */
    private static void weigh(
            PhantomTicTacToe state, PhantomTicTacToe like, int observer, double weight, Map<String, Double> weights) {
        if (state.isTerminal()) {
            return;
        }
        if (state.informationSet(observer).equals(like.informationSet(observer))) {
            weights.merge(state.marks(0) + " " + state.marks(1), weight, Double::sum);
        }
        for (PhantomCell cell : state.legalMoves()) {
            PhantomTicTacToe after = state.copy();
            after.play(cell);
            boolean isOther = state.currentPlayer() != observer;
            String seen = after.informationSet(observer).toString();
            if (isOther || like.informationSet(observer).toString().startsWith(seen)) {
                weigh(
                        after,
                        like,
                        observer,
                        isOther ? weight / state.legalMoves().size() : weight,
                        weights);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "b2 x, after 'b2' 'x' is none of",
        "b2 b2 b2, after 'b2 b2' 'b2' is none of",
        "a1 b1 a2 b2 a3 c3, after 'a1 b1 a2 b2 a3' the game is over",
        "'', after '-' '' is none of"
    })
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PhantomTicTacToe.NOTATION.parse(text))
                .withMessageContaining(reason);
    }

    private static Object informationSet(String position, int player) {
        return PhantomTicTacToe.NOTATION.parse(position).informationSet(player);
    }
}
