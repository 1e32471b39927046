package io.mcts.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameHistoryTest {

    private static final Face HEADS = new Face(0);
    private static final Face TAILS = new Face(1);

    private final List<List<Face>> heard = new ArrayList<>();

    /** A side of the coin: what falls, and what a player may then say. */
    private record Face(int index) implements Move {}

    /** A coin tells which of two players says something; then it is over. */
    private static final class Toss implements GameState<Toss, Face> {

        private final List<Face> played = new ArrayList<>();

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return played.isEmpty() ? CHANCE : played.get(0).index();
        }

        @Override
        public boolean isTerminal() {
            return played.size() == 2;
        }

        @Override
        public List<Face> legalMoves() {
            return isTerminal() ? List.of() : List.of(HEADS, TAILS);
        }

        @Override
        public void play(Face move) {
            played.add(move);
        }

        @Override
        public Toss copy() {
            Toss copy = new Toss();
            copy.played.addAll(played);
            return copy;
        }

        @Override
        public double payoff(int player) {
            return 0;
        }
    }

    private GameHistory<Toss, Face> course(Face... moves) {
        return new GameHistory<>(new Toss(), List.of(moves), heard::add);
    }

    @Test
    void chanceMaySettleWhoIsFirst() {
        assertThat(course().firstPlayer()).isEmpty();
        assertThat(course(TAILS).firstPlayer()).hasValue(1);
        assertThat(course(TAILS, HEADS).firstPlayer()).hasValue(1);
    }

    @Test
    void theListenerHearsOfEveryChange() {
        GameHistory<Toss, Face> course = course(TAILS);
        assertThat(heard).isEmpty();
        course.mark();
        course.play(HEADS);
        course.mark();
        assertThat(course.takeBack()).isTrue();
        assertThat(heard).containsExactly(List.of(TAILS, HEADS), List.of(TAILS));
        assertThat(course.state().played).containsExactly(TAILS);
    }

    @Test
    void goesBackIntoWhatWasPlayedBefore() {
        GameHistory<Toss, Face> course = course(HEADS, TAILS);
        course.mark();
        course.markWhere(state -> state.currentPlayer() == 0);
        course.mark();
        assertThat(course.takeBack()).isTrue();
        assertThat(course.state().played).containsExactly(HEADS);
        course.mark();
        assertThat(course.takeBack()).isFalse();
        assertThat(course.state().played).containsExactly(HEADS);
    }
}
