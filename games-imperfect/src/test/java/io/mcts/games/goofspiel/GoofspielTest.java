package io.mcts.games.goofspiel;

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
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoofspielTest {

    private static final GoofspielRules FOUR = GoofspielRules.of(4);

    interface Variant
            extends GameStateContract<Goofspiel, GoofspielMove>,
                    NotationContract<Goofspiel, GoofspielMove>,
                    HiddenInformationContract<Goofspiel, GoofspielMove> {

        GoofspielRules variant();

        /** Fewer than users have, but at night. */
        @Override
        default int tries() {
            return Integer.getInteger("tests.tries", 100);
        }

        @Override
        default List<Goofspiel> initialStates() {
            return List.of(Goofspiel.initial(variant()));
        }

        @Override
        default List<Goofspiel> smallStates() {
            GoofspielRules rules = variant();
            return List.of(
                    Goofspiel.initial(new GoofspielRules(3, rules.isShuffled(), rules.isHidden(), rules.isByPoints())));
        }

        @Override
        default Notation<Goofspiel, GoofspielMove> notation() {
            return Goofspiel.notation(variant());
        }

        @Override
        default GameFacts facts() {
            return GameFacts.none()
                    .withPayoffSum(0)
                    .withLongestGame(3 * variant().cards());
        }
    }

    @Nested
    class Open implements Variant {

        @Override
        public GoofspielRules variant() {
            return FOUR;
        }
    }

    @Nested
    class HiddenAndShuffled implements Variant {

        @Override
        public GoofspielRules variant() {
            return GoofspielRules.of(5).hidden().shuffled().byPoints();
        }
    }

    @ParameterizedTest
    @CsvSource({"4:4-3 3:2-1 2:1-2 1:3-4, 7, 3", "4:4-4 3:3-3 2:1-2 1:2-1, 1, 2"})
    void theHigherBidTakesThePrizeAndEqualOnesLeaveIt(String position, int first, int second) {
        Goofspiel state = Goofspiel.notation(FOUR).parse(position);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.points(0)).isEqualTo(first);
        assertThat(state.points(1)).isEqualTo(second);
        assertThat(state.payoff(0)).isEqualTo(Integer.signum(first - second));
        assertThat(Goofspiel.notation(FOUR.byPoints()).parse(position).payoff(1))
                .isEqualTo(second - first);
    }

    @Test
    void aBidIsUnseenUntilTheOtherIsMade() {
        Goofspiel state = Goofspiel.notation(FOUR).parse("4:4-1 3:2-");

        assertThat(state.isPending()).isTrue();
        assertThat(state.informationSet(1)).isEqualTo(informationSet(FOUR, "4:4-1 3:1-", 1));
        assertThat(state.informationSet(0)).isNotEqualTo(informationSet(FOUR, "4:4-1 3:1-", 0));
        assertThat(state.legalMoves(0)).hasToString("[1, 2, 3]");
        assertThat(state.legalMoves(1)).hasToString("[2, 3, 4]");
    }

    @Test
    void withHiddenBidsOnlyTheWinnerIsSeen() {
        assertThat(informationSet(FOUR.hidden(), "4:4-1 3:", 0))
                .isEqualTo(informationSet(FOUR.hidden(), "4:4-2 3:", 0))
                .hasToString("player 0: prize 4: bid 4 won, prize 3");
        assertThat(informationSet(FOUR, "4:4-1 3:", 0))
                .isNotEqualTo(informationSet(FOUR, "4:4-2 3:", 0))
                .hasToString("player 0: prize 4: bid 4 against 1, prize 3");
    }

    /** After bids of 3 (won) and 2 (lost), the other bids are 1 and 3, 1 and 4, 2 and 3, 2 and 4. */
    @Test
    void drawsEachPossibleSequenceOfHiddenBidsEquallyOften() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        Map<String, Integer> drawn = new TreeMap<>();
        for (int i = 0; i < 4_000; i++) {
            Goofspiel state = Goofspiel.notation(FOUR.hidden()).parse("4:3-1 3:2-4 2:");
            state.determinize(0, random);
            drawn.merge(state.toString(), 1, Integer::sum);
        }

        assertThat(drawn.keySet())
                .containsExactly("4:3-1 3:2-3 2:", "4:3-1 3:2-4 2:", "4:3-2 3:2-3 2:", "4:3-2 3:2-4 2:");
        assertThat(drawn.values())
                .allSatisfy(times -> assertThat(times / 4_000.0).isCloseTo(0.25, within(0.03)));
    }

    @ParameterizedTest
    @CsvSource({
        "4:5-1, '''5'' is none of'",
        "4:4-1 3:4-, '''4'' is none of'",
        "4:4-1 2:, the position that comes nearest is '4:4-1 3:'",
        "4-4, '''4-4'' is not a round'",
    })
    void refusesWhatIsNoPosition(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Goofspiel.notation(FOUR).parse(text))
                .withMessageContaining(reason);
    }

    private static Object informationSet(GoofspielRules rules, String position, int player) {
        return Goofspiel.notation(rules).parse(position).informationSet(player);
    }
}
