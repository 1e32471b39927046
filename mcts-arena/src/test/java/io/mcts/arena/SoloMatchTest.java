package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.arena.result.TournamentResult;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SoloMatchTest {

    private record Number(int index) implements Move {
        @Override
        public String toString() {
            return Integer.toString(index);
        }
    }

    /** A die is rolled three times; after each roll the player takes it or not, and is paid the sum. */
    private static final class Dice implements GameState<Dice, Number> {

        private int plies;
        private int rolled;
        private int sum;

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return plies % 2 == 0 ? CHANCE : 0;
        }

        @Override
        public boolean isTerminal() {
            return plies == 6;
        }

        @Override
        public List<Number> legalMoves() {
            int count = isTerminal() ? 0 : currentPlayer() == CHANCE ? 6 : 2;
            return IntStream.range(0, count).mapToObj(Number::new).toList();
        }

        @Override
        public void play(Number move) {
            if (currentPlayer() == CHANCE) {
                rolled = move.index() + 1;
            } else {
                sum += rolled * move.index();
            }
            plies++;
        }

        @Override
        public Dice copy() {
            Dice copy = new Dice();
            copy.plies = plies;
            copy.rolled = rolled;
            copy.sum = sum;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return sum;
        }

        @Override
        public double minPayoff() {
            return 0;
        }

        @Override
        public double maxPayoff() {
            return 18;
        }

        @Override
        public String toString() {
            return plies + " " + sum;
        }
    }

    private static Entrant<Dice, Number> taking(int move) {
        return Entrant.ofPolicy("take " + move, (state, random) -> new Number(move));
    }

    @Test
    void bothEntrantsHaveTheSameDice() {
        SoloMatch<Dice, Number> match =
                SoloMatch.of(taking(1), taking(0), random -> new Dice(), 20).withSeed(3);
        List<GameRecord> games = new ArrayList<>();
        TournamentResult result = Arena.ofThreads(2).play(match, (game, sofar) -> games.add(game));
        assertThat(games).hasSize(20);
        for (int i = 0; i < 20; i += 2) {
            assertThat(games.get(i).entrants()).containsExactly("take 1");
            assertThat(games.get(i + 1).entrants()).containsExactly("take 0");
            assertThat(dice(games.get(i))).isEqualTo(dice(games.get(i + 1)));
            int sum = dice(games.get(i)).stream()
                    .mapToInt(die -> Integer.parseInt(die) + 1)
                    .sum();
            assertThat(games.get(i).rewards()).containsExactly(sum / 18.0);
            assertThat(games.get(i + 1).rewards()).containsExactly(0.0);
        }
        assertThat(games.stream().map(SoloMatchTest::dice).distinct().count()).isGreaterThan(8);
        assertThat(result.standings().get(0).games()).isEqualTo(10);
        assertThat(result.standings().get(1).reward()).isZero();
    }

    private static List<String> dice(GameRecord game) {
        return game.turns().stream()
                .filter(turn -> turn.player() == GameState.CHANCE)
                .map(Turn::move)
                .toList();
    }

    @Test
    void otherNumbersOfGamesAreRefused() {
        assertThatThrownBy(() -> SoloMatch.of(taking(1), taking(0), random -> new Dice(), 0))
                .hasMessage("a match has 1 game or more, not 0");
    }
}
