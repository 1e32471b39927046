package io.mcts.games.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.game.GameState;
import io.mcts.game.Notation;
import io.mcts.games.Draws;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlackjackTest
        implements GameStateContract<Blackjack, BlackjackMove>,
                NotationContract<Blackjack, BlackjackMove>,
                HiddenInformationContract<Blackjack, BlackjackMove> {

    private static final int ROUNDS = 2;

    /** After the shuffle, since its outcomes are not listed. */
    @Override
    public List<Blackjack> initialStates() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        return IntStream.range(0, 10)
                .mapToObj(i -> {
                    Blackjack state = Blackjack.initial(ROUNDS);
                    state.play(state.randomMove(random));
                    return state;
                })
                .toList();
    }

    /** Shuffles cannot be listed; the draws are checked below. */
    @Override
    public List<Blackjack> smallStates() {
        return List.of();
    }

    @Override
    public Notation<Blackjack, BlackjackMove> notation() {
        return Blackjack.notation(ROUNDS);
    }

    @Override
    public int longestGame() {
        return ROUNDS * 11;
    }

    @Nested
    class BeforeTheShuffle implements GameStateContract<Blackjack, BlackjackMove> {

        @Override
        public List<Blackjack> initialStates() {
            return List.of(Blackjack.initial(ROUNDS));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "T79T, s, 1", // 19 against 17
        "T6TA, s, 1", // the dealer stands with an ace and a 6
        "T67K5, s, -1", // 17 against 21
        "T76K, h, -1", // more than 21
        "576TT, d, 2",
        "576295, d, -2",
        "ATK9, '', 1.5",
        "ATKA, '', 0",
        "T57AK5, hs, -1", // 18 against 20
        "A56T5K, hs, -1", // an ace counts 1 if it has to
        "7T74A2K, hhh, 1" // no more cards after 21
    })
    void theHigherHandWins(String cards, String choices, double payoff) {
        Blackjack state = state(1, cards, choices);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(payoff);
    }

    @Test
    void theNextRoundIsDealtFromTheSameDeck() {
        Blackjack state = state(2, "T79T" + "ATK9", "s");

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(2.5);
    }

    @Test
    void aStakeIsDoubledOnlyAtFirst() {
        assertThat(state(1, "576", "").legalMoves()).hasToString("[hit, stand, double]");
        assertThat(state(1, "5762", "h").legalMoves()).hasToString("[hit, stand]");
    }

    @Test
    void theOrderOfTheDeckIsNotSeen() {
        assertThat(state(1, "5762", "").informationSet(0))
                .isEqualTo(state(1, "576T", "").informationSet(0))
                .hasToString("11 against 7, won 0.0 in 0 of 1 rounds");
        assertThat(state(1, "5762", "h").informationSet(0))
                .isNotEqualTo(state(1, "576T", "h").informationSet(0));
    }

    @Test
    void drawsTheNextCardFromThoseThatAreLeft() {
        Map<String, Double> weights = new HashMap<>();
        for (String card : "A23456789TJQK".split("", -1)) {
            if (!card.isEmpty()) {
                weights.put(card, "T76".contains(card) ? 3.0 : 4.0);
            }
        }

        Draws.of(state(1, "T76", ""), 0, state -> state.toString().substring(3, 4))
                .areInProportion(weights);
    }

    @Test
    void shufflesAreDrawnAndNotListed() {
        Blackjack state = Blackjack.initial(ROUNDS);

        assertThat(state.currentPlayer()).isEqualTo(GameState.CHANCE);
        assertThat(state.isSampled()).isTrue();
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(state::legalMoves);
        BlackjackMove shuffle = state.randomMove(Xoroshiro128PlusPlus.of(1));
        assertThat(notation().parseMove(state, shuffle.toString())).isEqualTo(shuffle);
        state.play(shuffle);
        assertThat(state.toString()).isEqualTo(shuffle.toString());
        assertThat(state.isSampled()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"A23, '''A23'' is not a deck'", "'', is not a deck"})
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> notation().parse(text))
                .withMessageContaining(reason);
    }

    @Test
    void refusesWhatIsNoChoice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> state(1, "5762", "hd"))
                .withMessageContaining("'d' is none of [hit, stand] after");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6})
    void refusesOtherNumbersOfRounds(int rounds) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Blackjack.initial(rounds))
                .withMessage("blackjack has from 1 to 5 rounds, not " + rounds);
    }

    /** A deck that begins with certain cards. */
    private static Blackjack state(int rounds, String cards, String choices) {
        StringBuilder deck = new StringBuilder(Blackjack.DECK);
        cards.chars().forEach(card -> deck.deleteCharAt(deck.indexOf("" + (char) card)));
        return Blackjack.notation(rounds).parse((cards + deck + " " + choices).trim());
    }
}
