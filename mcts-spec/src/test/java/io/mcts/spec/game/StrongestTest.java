package io.mcts.spec.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.game.PositionKey;
import io.mcts.game.StepRewards;
import io.mcts.spec.search.Spec;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The default search of a user's game, by its kind. */
class StrongestTest {

    private static final String UCT = "uct,selection=ucb1:c=0.5";

    record Side(int index) implements Move {}

    /** Two sides in turn, three times; the payoff is the number of times that it was the second. */
    private static class Coins implements GameState<Coins, Side> {

        private final int playerCount;

        /** The turn at which chance chooses the side. */
        private final int turnOfChance;

        int turns;
        int heads;

        Coins(int playerCount, int turnOfChance) {
            this.playerCount = playerCount;
            this.turnOfChance = turnOfChance;
        }

        Coins blank() {
            return new Coins(playerCount, turnOfChance);
        }

        @Override
        public int playerCount() {
            return playerCount;
        }

        @Override
        public int currentPlayer() {
            return turns == turnOfChance ? CHANCE : turns % playerCount;
        }

        @Override
        public boolean isTerminal() {
            return turns == 3;
        }

        @Override
        public List<Side> legalMoves() {
            return isTerminal() ? List.of() : List.of(new Side(0), new Side(1));
        }

        @Override
        public void play(Side side) {
            heads += side.index;
            turns++;
        }

        @Override
        public Coins copy() {
            Coins copy = blank();
            copy.turns = turns;
            copy.heads = heads;
            return copy;
        }

        @Override
        public double payoff(int player) {
            double payoff = heads / 1.5 - 1;
            return player == 0 ? payoff : -payoff;
        }
    }

    private static final class Keyed extends Coins implements PositionKey {

        Keyed(int playerCount) {
            super(playerCount, -1);
        }

        @Override
        Coins blank() {
            return new Keyed(playerCount());
        }

        @Override
        public long key() {
            return 4L * turns + heads;
        }
    }

    private static final class PaidOnTheWay extends Coins implements StepRewards {

        PaidOnTheWay() {
            super(1, -1);
        }

        @Override
        Coins blank() {
            return new PaidOnTheWay();
        }

        @Override
        public double reward(int player) {
            return 0;
        }
    }

    private record Tossing(Supplier<Coins> start) implements Game<Coins, Side> {

        @Override
        public Coins initial(RandomGenerator random) {
            return start.get();
        }

        @Override
        public Notation<Coins, Side> notation() {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<String> players() {
            return List.of("x", "o").subList(0, start.get().playerCount());
        }
    }

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("two players", new Tossing(() -> new Coins(2, -1)), UCT),
                Arguments.of("two players, with keys", new Tossing(() -> new Keyed(2)), UCT),
                Arguments.of("a puzzle", new Tossing(() -> new Coins(1, -1)), UCT + ",solver"),
                Arguments.of("a puzzle with keys", new Tossing(() -> new Keyed(1)), UCT + ",solver,transpositions"),
                Arguments.of("chance in the last turn", new Tossing(() -> new Coins(1, 2)), UCT),
                Arguments.of("rewards on the way", new Tossing(PaidOnTheWay::new), UCT));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aGameOfOnesOwnIsSearchedByWhatItIs(String kind, Game<Coins, Side> game, String spec) {
        assertThat(game.strongest()).isEqualTo(spec);
        Spec best = Spec.parse("best,iterations=1000,seed=1", game);
        assertThat(best.search(game, game.initial(RandomGenerator.getDefault())).bestMove())
                .isEqualTo(new Side(1));
    }
}
