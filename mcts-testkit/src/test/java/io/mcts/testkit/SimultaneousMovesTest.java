package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SimultaneousMovesTest implements GameStateContract<SimultaneousMovesTest.Pennies, SimultaneousMovesTest.Side> {

    enum Mistake {
        NONE,
        DRAWS_NOTHING,
        SHOWS_WHAT_IS_PENDING,
        TAKES_AWAY_WHAT_IS_PENDING,
        LETS_THE_MOVE_CHOOSE_THE_ORDER,
        LISTS_OTHER_MOVES,
        TAKES_NOTHING_BACK,
        TAKES_BACK_WHAT_IS_IN_EFFECT,
        GOES_ON_AFTER_THE_END
    }

    @Override
    public List<Pennies> initialStates() {
        return List.of(new Pennies(Mistake.NONE));
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                Arguments.of(Mistake.DRAWS_NOTHING, "a determinization does not look at what is hidden"),
                Arguments.of(Mistake.SHOWS_WHAT_IS_PENDING, "as the knowledge of player 1 once player 0 has put down"),
                Arguments.of(Mistake.TAKES_AWAY_WHAT_IS_PENDING, "once player 0 has put down"),
                Arguments.of(Mistake.LETS_THE_MOVE_CHOOSE_THE_ORDER, "as who is next after"),
                Arguments.of(Mistake.LISTS_OTHER_MOVES, "as the moves of player 0"),
                Arguments.of(Mistake.TAKES_NOTHING_BACK, "and retract()"),
                Arguments.of(Mistake.TAKES_BACK_WHAT_IS_IN_EFFECT, "and retract()"),
                Arguments.of(
                        Mistake.GOES_ON_AFTER_THE_END,
                        "nobody takes part where chance is to move or the game is over"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void mistakesAreFound(Mistake mistake, String message) {
        GameStateContract<Pennies, Side> wrong = () -> List.of(new Pennies(mistake));

        assertThat(ContractRun.failures(wrong).values())
                .anySatisfy(failure -> assertThat(failure).hasMessageContaining(message));
    }

    record Side(int index) implements Move {}

    /** Three players show heads or tails at once. */
    static final class Pennies implements GameState<Pennies, Side>, SimultaneousMoves<Side> {

        private static final List<Side> SIDES = List.of(new Side(0), new Side(1));

        private final Mistake mistake;
        private final List<Side> shown = new ArrayList<>();

        Pennies(Mistake mistake) {
            this.mistake = mistake;
        }

        @Override
        public int playerCount() {
            return 3;
        }

        @Override
        public int currentPlayer() {
            boolean isSwapped = mistake == Mistake.LETS_THE_MOVE_CHOOSE_THE_ORDER
                    && !shown.isEmpty()
                    && shown.get(0).equals(SIDES.get(1));
            return isSwapped ? 3 - shown.size() : shown.size();
        }

        @Override
        public boolean isTerminal() {
            return shown.size() == 3;
        }

        @Override
        public List<Side> legalMoves() {
            return isTerminal() ? List.of() : SIDES;
        }

        @Override
        public List<Side> legalMoves(int player) {
            return switch (mistake) {
                case LISTS_OTHER_MOVES -> SIDES.subList(0, 1);
                case GOES_ON_AFTER_THE_END -> SIDES;
                case TAKES_AWAY_WHAT_IS_PENDING -> shown.size() == 1 ? shown : legalMoves();
                default -> legalMoves();
            };
        }

        @Override
        public boolean isPending() {
            return !shown.isEmpty() && !isTerminal();
        }

        @Override
        public void retract() {
            boolean isTakenBack = isPending() || mistake == Mistake.TAKES_BACK_WHAT_IS_IN_EFFECT;
            if (isTakenBack && mistake != Mistake.TAKES_NOTHING_BACK) {
                shown.clear();
            }
        }

        @Override
        public void play(Side move) {
            shown.add(move);
        }

        @Override
        public Pennies copy() {
            Pennies copy = new Pennies(mistake);
            copy.shown.addAll(shown);
            return copy;
        }

        @Override
        public double payoff(int player) {
            return shown.get(player).index();
        }

        @Override
        public Object informationSet(int player) {
            boolean isSeen = isTerminal() || mistake == Mistake.SHOWS_WHAT_IS_PENDING;
            return isSeen ? List.copyOf(shown) : shown.size() > player ? shown.get(player) : "nothing";
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {
            for (int player = 0; isPending() && player < shown.size(); player++) {
                if (player != observer && mistake != Mistake.DRAWS_NOTHING) {
                    shown.set(player, SIDES.get(random.nextInt(2)));
                }
            }
        }
    }
}
