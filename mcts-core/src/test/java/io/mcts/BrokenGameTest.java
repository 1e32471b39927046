package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a search says of a game that breaks its contract: what is wrong, and the moves that lead there. */
class BrokenGameTest {

    /** A state that is not terminal and has no moves: it has no children but one it never offers. */
    private static final Position STUCK = new Position(7, List.of(end(1)), new double[0], new double[0]);

    @Test
    void aPayoffOutOfRangeIsNamedWithItsMoves() {
        Position broken = choice(0, choice(0, end(11)));
        assertFailure(
                broken,
                "the payoff of player 0 is 11.0, outside the declared range [0.0, 10.0]",
                "[#0], then in a rollout: [#0]");
    }

    @Test
    void thePayoffOfALaterPlayerIsNamedWithTheThrowsThatLeadThere() {
        Position die = chance(new double[] {1}, choice(1, end(5, -1)));
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder()
                        .seed(1)
                        .build()
                        .search(new TreeGame(2, choice(0, choice(0, die))), Budget.iterations(100)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the payoff of player 1 is -1.0, outside the declared range [0.0, 10.0]")
                .hasMessageContaining("[#0], then in a rollout: [#0, #0, #0]");
    }

    /** Of 27 ways to play on one is broken: the one named has to be that which was played. */
    @Test
    void theRolloutNamedIsTheOneThatFailed() {
        Position[] last = {end(1), end(11), end(2)};
        Position fine = choice(0, end(1), end(2), end(3));
        Position near = choice(0, fine, fine, choice(0, last));
        Position start = choice(0, choice(0, near, choice(0, fine, fine, fine), choice(0, fine, fine, fine)));
        for (long seed = 1; seed <= 8; seed++) {
            Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                    .seed(seed)
                    .expansionThreshold(1_000)
                    .build();
            assertThatThrownBy(() -> mcts.search(new TreeGame(1, start), Budget.iterations(900)))
                    .hasMessageContaining("the payoff of player 0 is 11.0")
                    .hasMessageEndingWith("[#0], then in a rollout: [#0, #2, #1]");
        }
    }

    @Test
    void aRangeWithoutEndIsRefused() {
        TreeGame endless = new TreeGame(1, choice(0, end(1))) {
            @Override
            public double maxPayoff() {
                return Double.POSITIVE_INFINITY;
            }

            @Override
            public TreeGame copy() {
                return this;
            }
        };
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder().build().search(endless, Budget.iterations(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("their difference finite");
    }

    @Test
    void aPayoffThatIsNoNumberIsNamed() {
        assertFailure(choice(0, end(Double.NaN)), "the payoff of player 0 is NaN", "[#0]");
    }

    @Test
    void aPlayerThatIsNoneIsNamed() {
        assertFailure(choice(0, choice(0, STUCK)), "currentPlayer() is 7; allowed are 0 to 0", "[#0, #0]");
    }

    @Test
    void aPlayerOneTooManyIsNamed() {
        assertFailure(choice(0, choice(1, end(1), end(2))), "currentPlayer() is 1; allowed are 0 to 0", "[#0]");
    }

    @Test
    void probabilitiesThatDoNotSumToOneAreNamed() {
        Position broken = choice(0, chance(new double[] {0.5, 0.4}, end(1), end(2)));
        assertFailure(broken, "sum to 0.9, not to 1", "[#0]");
    }

    @Test
    void anOutcomeThatCannotHappenIsNamed() {
        Position broken = choice(0, chance(new double[] {0, 1}, end(1), end(2)));
        assertFailure(broken, "the probability of #0 is 0.0, not greater than 0", "[#0]");
    }

    @Test
    void anExceptionOfTheGameIsTheCause() {
        Position broken = choice(0, choice(0, end()));
        assertThatThrownBy(() -> search(broken))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("then in a rollout: [#0]")
                .hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class);
    }

    @Test
    void aStateWithoutMovesThatIsNotTerminalIsNamed() {
        NoMoves state = new NoMoves(0);
        assertThatThrownBy(() -> Mcts.<NoMoves, Branch>builder().seed(1).build().search(state, Budget.iterations(100)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("no legal move in step 2")
                .hasMessageContaining("Played from the root, step 0: [#0], then in a rollout: [#0]");
    }

    private static void assertFailure(Position root, String what, String moves) {
        assertThatThrownBy(() -> search(root))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(what)
                .hasMessageContaining("\nPlayed from the root, player 0, 1 moves: " + moves);
    }

    private static void search(Position root) {
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder().seed(1).build();
        assertThat(mcts.search(new TreeGame(1, root), Budget.iterations(100))).isNull();
    }

    /** A game that forgets its moves after two of them. */
    private static final class NoMoves implements io.mcts.game.GameState<NoMoves, Branch> {

        private int step;

        NoMoves(int step) {
            this.step = step;
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return false;
        }

        @Override
        public List<Branch> legalMoves() {
            return step < 2 ? List.of(new Branch(0)) : List.of();
        }

        @Override
        public void play(Branch move) {
            step++;
        }

        @Override
        public NoMoves copy() {
            return new NoMoves(step);
        }

        @Override
        public double payoff(int player) {
            return 0;
        }

        @Override
        public String toString() {
            return "step " + step;
        }
    }
}
