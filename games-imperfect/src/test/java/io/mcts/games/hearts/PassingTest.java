package io.mcts.games.hearts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.game.Notation;
import io.mcts.games.Draws;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PassingTest
        implements GameStateContract<Hearts, Card>,
                NotationContract<Hearts, Card>,
                HiddenInformationContract<Hearts, Card> {

    private static final int RANKS = 4;

    /** Four cards each; player 0 holds the lowest club. */
    private static final String DEAL = "JCQCKCAC/JDQDKDAD/JSQSKSAS/JHQHKHAH";

    private static final String PASSES = " QC KC AC QD KD AD QS KS AS QH KH AH";

    @Override
    public List<Hearts> initialStates() {
        return List.of(Hearts.initial(RANKS, Passing.LEFT));
    }

    @Override
    public int tries() {
        return Integer.getInteger("tests.tries", 100);
    }

    /** There are too many; the draws are checked below. */
    @Override
    public List<Hearts> smallStates() {
        return List.of();
    }

    @Override
    public Notation<Hearts, Card> notation() {
        return Hearts.notation(RANKS, Passing.LEFT);
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0).withLongestGame(2 * 4 * RANKS + 12);
    }

    private static Hearts state(Passing passing, String position) {
        return Hearts.notation(RANKS, passing).parse(position);
    }

    @Test
    void playersPassInTurnAnyCardsOfTheirHands() {
        Hearts state = state(Passing.LEFT, DEAL);
        assertThat(state.currentPlayer()).isZero();
        assertThat(state.legalMoves()).hasToString("[JC, QC, KC, AC]");
        state = state(Passing.LEFT, DEAL + " QC KC AC");
        assertThat(state.currentPlayer()).isEqualTo(1);
        assertThat(state.hand(1)).hasToString("[JD, QD, KD, AD]");
        assertThat(state.informationSet(1)).hasToString("player 1: JDQDKDAD");
        assertThat(state(Passing.LEFT, DEAL + " QC KC").legalMoves()).hasToString("[JC, AC]");
    }

    @ParameterizedTest
    @CsvSource({
        "LEFT, 'QHKHAH', 'QCKCAC', 'QDKDAD', 'QSKSAS'",
        "ACROSS, 'QSKSAS', 'QHKHAH', 'QCKCAC', 'QDKDAD'",
        "RIGHT, 'QDKDAD', 'QSKSAS', 'QHKHAH', 'QCKCAC'"
    })
    void theCardsGoToOneNeighbour(Passing passing, String first, String second, String third, String fourth) {
        Hearts state = state(passing, DEAL + PASSES + " JC");
        assertThat(state.currentPlayer()).isEqualTo(1);
        assertThat(names(state.hand(0))).isEqualTo(first);
        assertThat(names(state.hand(1))).isEqualTo(sorted("JD", second));
        assertThat(names(state.hand(2))).isEqualTo(sorted("JS", third));
        assertThat(names(state.hand(3))).isEqualTo(sorted("JH", fourth));
        assertThat(state.informationSet(0))
                .hasToString("player 0: " + first + ", passed QCKCAC, got " + first + " after JC");
    }

    /** The new holder of the lowest club begins. */
    @Test
    void theLowestClubMayBePassed() {
        assertThat(state(Passing.LEFT, DEAL + " JC KC AC QD KD AD QS KS AS QH KH AH JC")
                        .currentPlayer())
                .isEqualTo(2);
    }

    /**
     * All deals and passes that agree with what a player knows, by enumeration: the others' cards in all ways, of which those that the
     * observer has passed on stay with their receiver, and all sets of three that the others can have passed.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, 3, 5, 8, 13, 14, 16, 19})
    void drawsEachDealAndPassInWhichTheGameCanHaveGoneSo(int moves) {
        for (Passing passing : List.of(Passing.LEFT, Passing.ACROSS, Passing.RIGHT)) {
            Hearts state = Hearts.initial(3, passing);
            Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(moves);
            for (int i = 0; i < 12 + moves; i++) {
                state.play(state.randomMove(random));
            }
            int observer = state.currentPlayer();
            Map<String, Double> possible = new HashMap<>();
            for (String[] hands : hands(state, observer)) {
                enumerate(state, observer, passing, hands, possible);
            }
            assertThat(possible).containsKey(state.toString());
            Draws.of(state, observer, Hearts::toString).areInProportion(possible);
        }
    }

    /** All deals of three cards each with the observer's own. */
    private static List<String[]> hands(Hearts state, int observer) {
        long own = set(state.dealt(observer));
        List<String[]> all = new ArrayList<>();
        long rest = CardSet.highest(3) & ~own;
        for (long first : threes(rest)) {
            for (long second : threes(rest & ~first)) {
                long[] others = {first, second, rest & ~first & ~second};
                String[] hands = new String[4];
                hands[observer] = CardSet.name(own);
                for (int i = 0; i < 3; i++) {
                    hands[(observer + 1 + i) % 4] = CardSet.name(others[i]);
                }
                all.add(hands);
            }
        }
        return all;
    }

    /** With three cards each all are passed on, so the rest of the game is the only thing to agree. */
    private static void enumerate(
            Hearts state, int observer, Passing passing, String[] hands, Map<String, Double> possible) {
        String[] words = state.toString().split(" ");
        int count = Math.min(12, words.length - 1);
        List<List<String>> passes = List.of(List.of());
        for (int i = 0; i < count; i += 3) {
            int player = i / 3;
            int size = Math.min(3, count - i);
            List<List<String>> more = new ArrayList<>();
            for (List<String> before : passes) {
                for (List<String> cards : subsets(hands[player], size)) {
                    List<String> next = new ArrayList<>(before);
                    next.addAll(cards);
                    boolean isKnown =
                            player != observer || cards.equals(List.of(words).subList(1 + i, 1 + i + size));
                    if (isKnown) {
                        more.add(next);
                    }
                }
            }
            passes = more;
        }
        for (List<String> cards : passes) {
            StringBuilder position = new StringBuilder(String.join("/", hands));
            cards.forEach(card -> position.append(' ').append(card));
            List.of(words).stream()
                    .skip(13)
                    .forEach(card -> position.append(' ').append(card));
            try {
                Hearts other = Hearts.notation(3, passing).parse(position.toString());
                if (other.informationSet(observer).equals(state.informationSet(observer))) {
                    possible.put(position.toString(), 1.0);
                }
            } catch (IllegalArgumentException impossible) {
                // the game cannot have gone so
            }
        }
    }

    private static List<List<String>> subsets(String hand, int size) {
        List<List<String>> all = new ArrayList<>();
        int cards = hand.length() / 2;
        for (int bits = 0; bits < 1 << cards; bits++) {
            if (Integer.bitCount(bits) == size) {
                List<String> chosen = new ArrayList<>();
                for (int i = 0; i < cards; i++) {
                    if ((bits & 1 << i) != 0) {
                        chosen.add(hand.substring(2 * i, 2 * i + 2));
                    }
                }
                all.add(chosen);
            }
        }
        return all;
    }

    private static List<Long> threes(long set) {
        List<Long> all = new ArrayList<>();
        int[] cards = CardSet.cards(set).toArray();
        for (int a = 0; a < cards.length; a++) {
            for (int b = a + 1; b < cards.length; b++) {
                for (int c = b + 1; c < cards.length; c++) {
                    all.add(CardSet.of(cards[a]) | CardSet.of(cards[b]) | CardSet.of(cards[c]));
                }
            }
        }
        return all;
    }

    /** The observer passed three of four cards: which of the receiver's four cards they are is known, and nothing of the rest. */
    @Test
    void theCardsPassedOnStayWithTheirReceiver() {
        Hearts state = state(Passing.LEFT, DEAL + PASSES + " JC");
        for (int seed = 0; seed < 1_000; seed++) {
            Hearts drawn = state.copy();
            drawn.determinize(0, Xoroshiro128PlusPlus.of(seed));
            assertThat(names(drawn.hand(1))).contains("QCKCAC");
            assertThat(names(drawn.hand(0))).isEqualTo("QHKHAH");
            assertThat(names(drawn.dealt(3))).contains("QHKHAH");
            assertThat(Hearts.notation(RANKS, Passing.LEFT).parse(drawn.toString()))
                    .isEqualTo(drawn);
        }
        Draws.of(state, 0, drawn -> names(drawn.dealt(3))).areInProportion(lastCards());
    }

    /** Player 3 was dealt the three hearts passed on and one card more, any that nobody else is known to have. */
    private static Map<String, Double> lastCards() {
        Map<String, Double> possible = new HashMap<>();
        for (String card : List.of("JD", "QD", "KD", "AD", "JS", "QS", "KS", "AS", "JH")) {
            possible.put(sorted(card, "QHKHAH"), 1.0);
        }
        return possible;
    }

    @Test
    void refusesPassesThatAreNone() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> state(Passing.LEFT, DEAL + " QC JD"))
                .withMessageContaining("'JD' is none of [JC, KC, AC]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> state(Passing.LEFT, DEAL + " KC QC"))
                .withMessageContaining("the position that comes nearest is");
    }

    private static long set(List<Card> cards) {
        return cards.stream().mapToLong(card -> CardSet.of(card.index())).sum();
    }

    private static String names(List<Card> cards) {
        return CardSet.name(set(cards));
    }

    private static String sorted(String card, String others) {
        long all = 0;
        for (String name : (card + others).split("(?<=\\G..)")) {
            for (int i = 0; i < 4 * Card.RANKS; i++) {
                all |= Card.of(i).toString().equals(name) ? CardSet.of(i) : 0;
            }
        }
        return CardSet.name(all);
    }
}
