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
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeartsTest
        implements GameStateContract<Hearts, Card>,
                NotationContract<Hearts, Card>,
                HiddenInformationContract<Hearts, Card> {

    private static final int RANKS = 5;

    @Override
    public List<Hearts> initialStates() {
        return List.of(Hearts.initial(RANKS));
    }

    /** Fewer than users have, but at night. */
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
        return Hearts.notation(RANKS);
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0).withLongestGame(2 * 4 * RANKS);
    }

    /** Three cards each; player 0 holds the lowest club. */
    private static final String DEAL = "QCKDAH/KCADQH/ACQDKS/QSASKH";

    @Test
    void theLowestClubIsLedAndSuitIsFollowed() {
        Hearts state = state(DEAL + " QC");

        assertThat(state.currentPlayer()).isEqualTo(1);
        assertThat(state.legalMoves()).hasToString("[KC]");
        assertThat(state(DEAL + " QC KC AC").legalMoves()).hasToString("[QS, AS, KH]");
    }

    @Test
    void theHighestCardOfTheSuitLedTakesTheTrick() {
        Hearts state = state(DEAL + " QC KC AC QS");

        assertThat(state.points(2)).isEqualTo(3);
        assertThat(state.currentPlayer()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"QC KC AC QS KS AS, '[KD, AH]'", "QC KC AC AS KS QS, '[KD, AH]'"})
    void otherCardsArePlayedOnlyByThoseWhoCannotFollow(String played, String moves) {
        assertThat(state(DEAL + " " + played).legalMoves()).hasToString(moves);
    }

    @Test
    void heartsAreNotLedBeforeOneIsPlayed() {
        assertThat(state("QCKDAH/ACADQH/KCQDKS/QSASKH QC AC KC QS").legalMoves())
                .hasToString("[AD]");
        assertThat(state("QCKDAH/ACADQH/KCQDKS/QSASKH QC AC KC KH").legalMoves())
                .hasToString("[AD, QH]");
        assertThat(state("QCQDKD/ACQHAH/KCADKS/QSASKH QC AC KC QS").legalMoves())
                .hasToString("[QH, AH]");
    }

    @ParameterizedTest
    @CsvSource({
        "QC KC AC AS KS QS KD QH QD KH AH AD, 1.5, -0.5, -2.5, 1.5",
        "QC KC AC KH KS QS AH QH QD AS KD AD, -1.5, -1.5, 4.5, -1.5" // all points taken by player 2
    })
    void paysTheAverageLessThePointsTaken(String played, double first, double second, double third, double fourth) {
        Hearts state = state(DEAL + " " + played);

        assertThat(state.isTerminal()).isTrue();
        assertThat(List.of(state.payoff(0), state.payoff(1), state.payoff(2), state.payoff(3)))
                .containsExactly(first, second, third, fourth);
    }

    @Test
    void playersSeeTheirOwnHandAndWhatIsPlayed() {
        Hearts state = state(DEAL + " QC KC");

        assertThat(state.informationSet(0))
                .isEqualTo(state("QCKDAH/KCKSQH/ACQDAD/QSASKH QC KC").informationSet(0))
                .hasToString("player 0: KDAH after QC KC");
        assertThat(state.informationSet(0)).isNotEqualTo(state(DEAL + " QC").informationSet(0));
    }

    /** The deals that agree with what was seen are found by playing the game again in each of them. */
    @ParameterizedTest
    @ValueSource(longs = {11, 13, 58, 87, 126, 193})
    void drawsEachDealInWhichTheGameCanHaveGoneSo(long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        Hearts state = Hearts.initial(RANKS);
        for (int i = 0; i < 4 * RANKS + 9; i++) {
            state.play(state.randomMove(random));
        }
        int observer = state.currentPlayer();
        Map<String, Double> possible = new HashMap<>();
        int all = deal(state, observer, possible);

        assertThat(possible).as("suits are shown not to be held").hasSizeLessThan(all);
        Draws.of(state, observer, Hearts::toString).areInProportion(possible);
    }

    @Test
    void drawsTheOtherCardsWhileTheyAreDealt() {
        Hearts state = state("QC/AC/KC/AH");

        assertThat(Draws.of(state, 3, Hearts::toString).kinds())
                .hasSize(11 * 10 * 9)
                .contains("KS/QC/KH/AH");
    }

    /**
     * Player 1 leads the first heart and so has no other suit left: their last card is one of the two hearts unseen, and the four cards
     * that remain are two each of the players 0 and 3.
     */
    @Test
    void whoLeadsTheFirstHeartHasNothingElse() {
        Hearts state = state("QCQDKD/ACQHAH/KCADKS/QSASKH QC AC KC QS QH");
        Map<String, Double> possible = new HashMap<>();
        for (String last : List.of("KH", "AH")) {
            String rest = last.equals("KH") ? "AH" : "KH";
            for (String hand : List.of("QDKD", "QDAS", "QD" + rest, "KDAS", "KD" + rest, "AS" + rest)) {
                possible.put(hand + " " + last, 1.0);
            }
        }
        Draws.of(state, 2, drawn -> names(drawn.hand(0)) + " " + names(drawn.hand(1)))
                .areInProportion(possible);
    }

    /** A heart was played before, so the lead of another says nothing: the last card of player 1 is any of the five unseen. */
    @Test
    void whoLeadsALaterHeartMayHaveOtherSuits() {
        Hearts state = state("QCQDKD/ACQHAH/KCADKS/QSASKH QC AC KC KH QH");
        Draws.of(state, 2, drawn -> names(drawn.hand(1)))
                .areInProportion(Map.of("QD", 1.0, "KD", 1.0, "QS", 1.0, "AS", 1.0, "AH", 1.0));
    }

    private static String names(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining());
    }

    /** Puts what is not seen into the other hands in all ways, and keeps those where the game goes the same; how many there are. */
    private static int deal(Hearts state, int observer, Map<String, Double> possible) {
        String[] words = state.toString().split(" ", 2);
        String[] hands = words[0].split("/", -1);
        List<String> seen = new ArrayList<>();
        List<String> unseen = new ArrayList<>();
        for (int player = 0; player < 4; player++) {
            StringBuilder known = new StringBuilder();
            for (String card : cards(hands[player])) {
                if (player == observer || words[1].contains(card)) {
                    known.append(card);
                } else {
                    unseen.add(card);
                }
            }
            seen.add(known.toString());
        }
        return deal(seen, unseen, words[1], possible);
    }

    private static int deal(List<String> hands, List<String> rest, String played, Map<String, Double> possible) {
        if (rest.isEmpty()) {
            String position = hands.stream().map(HeartsTest::sorted).collect(Collectors.joining("/")) + " " + played;
            if (isPossible(position)) {
                possible.put(position, 1.0);
            }
            return 1;
        }
        int all = 0;
        for (int player = 0; player < 4; player++) {
            if (hands.get(player).length() < 2 * RANKS) {
                List<String> more = new ArrayList<>(hands);
                more.set(player, hands.get(player) + rest.get(0));
                all += deal(more, rest.subList(1, rest.size()), played, possible);
            }
        }
        return all;
    }

    private static String sorted(String hand) {
        return cards(hand).stream()
                .sorted(Comparator.comparing(
                        card -> "CDSH".indexOf(card.charAt(1)) * 13 + "23456789TJQKA".indexOf(card.charAt(0))))
                .collect(Collectors.joining());
    }

    private static List<String> cards(String hand) {
        return IntStream.range(0, hand.length() / 2)
                .mapToObj(i -> hand.substring(2 * i, 2 * i + 2))
                .toList();
    }

    private static boolean isPossible(String position) {
        try {
            Hearts.notation(RANKS).parse(position);
            return true;
        } catch (IllegalArgumentException impossible) {
            return false;
        }
    }

    /** What is kept from the last determinization must not serve for another position or observer. */
    @Test
    void aStateThatIsResetIsDeterminizedLikeACopy() {
        Hearts reused = Hearts.initial(RANKS);
        Hearts game = Hearts.initial(RANKS);
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        while (!game.isTerminal()) {
            for (int observer = 0; observer < Hearts.PLAYERS && game.currentPlayer() >= 0; observer++) {
                Hearts copy = game.copy();
                reused.resetTo(game);
                copy.determinize(observer, Xoroshiro128PlusPlus.of(observer));
                reused.determinize(observer, Xoroshiro128PlusPlus.of(observer));
                assertThat(reused).isEqualTo(copy);
            }
            game.play(game.randomMove(random));
        }
    }

    @Test
    void refusesToBeResetToAnotherGame() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hearts.initial(RANKS).resetTo(Hearts.initial(RANKS, Passing.LEFT)))
                .withMessage("another game: 5 ranks and passing LEFT instead of 5 and NONE");
    }

    @ParameterizedTest
    @CsvSource({
        "QC/KC, 'it has 2 hands, not 4'",
        "QC/QC/KC/AC, '''QC'' is none of'",
        "QC/KC//AC, the position that comes nearest is",
        "QCKDAH/KCADQH/ACQDKS/QSASKH KC, the position that comes nearest is",
        "QCKDAH/KCADQH/ACQDKS/QSASKH QC QH, '''QH'' is none of [KC]'"
    })
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException().isThrownBy(() -> state(text)).withMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 14})
    void refusesOtherDecks(int ranks) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hearts.initial(ranks))
                .withMessage("hearts has from 3 to 13 ranks, not " + ranks);
    }

    private static Hearts state(String position) {
        return Hearts.notation(3).parse(position);
    }
}
