package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.MarkGame;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.selection.Rave;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
                "[#0], then in rollout:uniform");
    }

    @Test
    void thePayoffOfALaterPlayerIsNamedWithItsMoves() {
        Position die = chance(new double[] {1}, choice(1, end(5, -1)));
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder()
                        .seed(1)
                        .build()
                        .search(new TreeGame(2, choice(0, choice(0, die))), Budget.iterations(100)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the payoff of player 1 is -1.0, outside the declared range [0.0, 10.0]")
                .hasMessageContaining(": [#0], then in rollout:uniform");
    }

    @Test
    void aCopyThatIsTheStateItselfIsRefused() {
        TreeGame same = new TreeGame(1, choice(0, end(1))) {
            @Override
            public TreeGame copy() {
                return this;
            }
        };
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder().build().search(same, Budget.iterations(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("returns the state itself");
    }

    @Test
    void aCopyThatIsNullIsRefused() {
        TreeGame uncopied = new TreeGame(1, choice(0, end(1))) {
            @Override
            @SuppressWarnings("NullAway") // the fault
            public TreeGame copy() {
                return null;
            }
        };
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder().build().search(uncopied, Budget.iterations(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("copy() of " + uncopied.getClass().getName() + " returned null");
    }

    /** A policy in the three places that ask one for a move. */
    @Test
    @SuppressWarnings("NullAway") // the fault
    void aRolloutThatChoosesNoMoveIsNamedWithItsMoves() {
        Policy<TreeGame, Branch> silent = (state, random) -> null;
        Mcts<TreeGame, Branch> plain =
                Mcts.<TreeGame, Branch>builder().rollout(silent).build();
        Mcts<TreeGame, Branch> learning =
                plain.toBuilder().selection(Rave.of(0.7, 100)).build();
        Mcts<TreeGame, Branch> truncated = Mcts.<TreeGame, Branch>builder()
                .evaluator(new TruncatedRolloutEvaluator<>(silent, 3, (state, payoffs) -> {}))
                .build();
        TreeGame game = new TreeGame(1, choice(0, choice(0, end(1))));
        assertThat(List.of(plain, learning, truncated))
                .allSatisfy(search -> assertThatThrownBy(() -> search.search(game, Budget.iterations(1)))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageStartingWith("choose() of the policy " + silent + " returned null in ")
                        .hasMessageContaining("it returns a legal move\nPlayed from the root, "));
    }

    @Test
    void aGameWithoutPlayersIsRefused() {
        TreeGame empty = new TreeGame(1, choice(0, end(1))) {
            @Override
            public int playerCount() {
                return 0;
            }
        };
        assertThatThrownBy(() -> Mcts.<TreeGame, Branch>builder().build().search(empty, Budget.iterations(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a game has 1 player or more, not 0");
    }

    @Test
    void aRangeWithoutEndIsRefused() {
        TreeGame endless = new TreeGame(1, choice(0, end(1))) {
            @Override
            public double maxPayoff() {
                return Double.POSITIVE_INFINITY;
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
                .hasMessageContaining(": [#0], then in rollout:uniform")
                .hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class);
    }

    @Test
    void aStateWithoutMovesThatIsNotTerminalIsNamed() {
        NoMoves state = new NoMoves(0);
        assertThatThrownBy(() -> Mcts.<NoMoves, Branch>builder().seed(1).build().search(state, Budget.iterations(100)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("no legal move in step 2")
                .hasMessageContaining("Played from the root, step 0: [#0], then in rollout:uniform");
    }

    /** What fails first is what has to be known; what fails when it is described is added to it. */
    /** The numbers are those of {@link io.mcts.game.GameState#legalMoves}. */
    @ParameterizedTest
    @CsvSource({
        "32767, false, false, 'maybe they can be drawn'",
        "29125, true, false, 'bounds, and without them a node holds 32767'",
        "29126, false, true, 'amaf sum, and without them a node holds 32767'",
        "20164, true, true, 'and without them a node holds 32767'"
    })
    void aStateWithTooManyMovesIsRefusedWithTheLimit(int most, boolean isSolver, boolean hasRave, String advice) {
        Mcts.Builder<TreeGame, Branch> builder =
                Mcts.<TreeGame, Branch>builder().seed(1);
        if (isSolver) {
            builder.solver();
        }
        if (hasRave) {
            builder.selection(Rave.of(0.7, 100));
        }
        Mcts<TreeGame, Branch> mcts = builder.build();
        assertThat(mcts.search(withMoves(most), Budget.iterations(10)).moves()).hasSize(most);
        assertThatThrownBy(() -> mcts.search(withMoves(most + 1), Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(most + 1 + " legal moves")
                .hasMessageContaining("can hold, " + most)
                .hasMessageContaining("\nMaybe")
                .message()
                .containsIgnoringCase(advice);
    }

    private static TreeGame withMoves(int count) {
        Position[] ends = new Position[count];
        Arrays.fill(ends, end(5, 5));
        return new TreeGame(2, choice(0, ends));
    }

    @Test
    void aStateWhoseTextFailsTooDoesNotHideTheFailure() {
        Nameless game = new Nameless(choice(0, choice(0, end())));
        assertBoth(() -> Mcts.<TreeGame, Branch>builder().seed(1).build().search(game, Budget.iterations(100)));
    }

    private static final class Nameless extends TreeGame {

        Nameless(Position position) {
            super(1, position);
        }

        @Override
        public TreeGame copy() {
            return new Nameless(position());
        }

        @Override
        public String toString() {
            throw new UnsupportedOperationException("no text");
        }
    }

    @Test
    void aMoveWhoseTextFailsTooDoesNotHideTheFailure() {
        record Silent(int player, int cell) implements Move {

            @Override
            public int index() {
                return cell;
            }

            @Override
            public String toString() {
                throw new UnsupportedOperationException("no text");
            }
        }
        MarkGame<Silent> game = new MarkGame<>(3, Silent::new);
        for (Parallel parallel : new Parallel[] {Parallel.none(), Parallel.tree(task -> {}, 2)}) {
            Mcts<MarkGame<Silent>, Silent> mcts = Mcts.<MarkGame<Silent>, Silent>builder()
                    .evaluator((state, random, payoffs) -> {
                        throw new ArrayIndexOutOfBoundsException("the first");
                    })
                    .parallel(parallel)
                    .build();
            assertBoth(() -> mcts.search(game, Budget.iterations(100)));
        }
    }

    private static void assertBoth(ThrowingCallable search) {
        assertThatThrownBy(search)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("\nThe moves played cannot be named, as that failed, too: ")
                .hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class)
                .cause()
                .satisfies(cause -> assertThat(cause.getSuppressed())
                        .singleElement()
                        .isInstanceOf(UnsupportedOperationException.class));
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
