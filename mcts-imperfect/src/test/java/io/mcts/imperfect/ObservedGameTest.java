package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.mcts.control.Budget;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.leduc.LeducMove;
import io.mcts.games.phantom.PhantomTicTacToe;
import io.mcts.games.rockpaperscissors.RockPaperScissors;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.imperfect.selection.RegretMatching;
import io.mcts.imperfect.strategy.MixedResult;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Searches that sit at the board for a whole game. */
class ObservedGameTest {

    private static final Budget BUDGET = Budget.iterations(2_000);

    @Test
    void whatWasLearnedIsKeptFromTurnToTurn() {
        InformationSetMcts<Leduc, LeducMove> mcts =
                InformationSetMcts.of(Leduc.initial()).seed(1).build();
        ObservedGame<Leduc, LeducMove> game = mcts.match(Leduc.initial(), 0);
        List.of(LeducMove.JACK, LeducMove.QUEEN).forEach(game::play);
        MixedResult<LeducMove> first = game.search(BUDGET);
        MixedResult<LeducMove> again = game.search(BUDGET);
        List.of(LeducMove.CALL, LeducMove.RAISE).forEach(game::play);
        MixedResult<LeducMove> later = game.search(Budget.iterations(0));

        assertThat(visits(first)).isEqualTo(2_000);
        assertThat(visits(again)).as("the same turn is searched on").isEqualTo(4_000);
        assertThat(visits(later)).as("after a raise").isBetween(100L, 4_000L);
        assertThat(first)
                .usingRecursiveComparison()
                .ignoringFieldsMatchingRegexes(".*elapsed.*")
                .isEqualTo(mcts.search(Leduc.NOTATION.parse("JK"), BUDGET));
    }

    private static long visits(MixedResult<?> result) {
        return result.moves().stream().mapToLong(MoveStatistics::visits).sum();
    }

    /** States told one by one are as good as moves. */
    @Test
    void statesMayBeToldInPlaceOfMoves() {
        InformationSetMcts<Leduc, LeducMove> mcts = InformationSetMcts.of(Leduc.initial())
                .multipleObserver()
                .seed(1)
                .clock(() -> 0)
                .build();
        ObservedGame<Leduc, LeducMove> byMoves = mcts.match(Leduc.initial(), 1);
        ObservedGame<Leduc, LeducMove> byStates = mcts.match(Leduc.initial(), 1);
        Leduc state = Leduc.initial();
        for (LeducMove move : List.of(LeducMove.JACK, LeducMove.QUEEN, LeducMove.RAISE)) {
            state.play(move);
            byMoves.play(move);
            byStates.observe(state);
        }

        assertThat(byStates.search(BUDGET)).isEqualTo(byMoves.search(BUDGET));
    }

    @Test
    void whereNothingIsHiddenTheStateIsWhatIsKnown() {
        ObservedGame<TicTacToe, Cell> game =
                InformationSetMcts.of(TicTacToe.initial()).seed(1).build().match(TicTacToe.initial(), 0);
        game.observe(TicTacToe.NOTATION.parse("xx.oo...."));

        assertThat(game.search(BUDGET).move(Xoroshiro128PlusPlus.of(1))).hasToString("c3");
    }

    /** A search for a strategy plays all its moves, another one always the same. */
    @Test
    void theMoveToPlayIsDrawnWhereTheAnswerIsAStrategy() {
        RockPaperScissors start = RockPaperScissors.initial();
        MixedResult<?> mixed = InformationSetMcts.of(start)
                .simultaneous(RegretMatching.of(0.05))
                .seed(1)
                .build()
                .search(start, BUDGET);
        MixedResult<?> single = InformationSetMcts.of(start).seed(1).build().search(start, BUDGET);

        assertThat(mixed.isMixed()).isTrue();
        assertThat(moves(mixed)).hasSize(3);
        assertThat(single.isMixed()).isFalse();
        assertThat(moves(single)).hasSize(1);
    }

    private static Stream<Object> moves(MixedResult<?> result) {
        return IntStream.range(0, 200)
                .<Object>mapToObj(seed -> result.move(Xoroshiro128PlusPlus.of(seed)))
                .distinct();
    }

    @Test
    void refusesWhatIsNoTurnOrNoMove() {
        KuhnPoker start = KuhnPoker.initial();
        List<BiFunction<KuhnPoker, Integer, ObservedGame<KuhnPoker, KuhnMove>>> kinds = List.of(
                (state, player) -> InformationSetMcts.of(state).build().match(state, player),
                (state, player) -> OutcomeSampling.of(state).build().match(state, player));
        for (BiFunction<KuhnPoker, Integer, ObservedGame<KuhnPoker, KuhnMove>> kind : kinds) {
            ObservedGame<KuhnPoker, KuhnMove> game = kind.apply(start, 1);
            game.play(KuhnMove.JACK);

            assertThat(game.player()).isEqualTo(1);
            assertThatIllegalStateException()
                    .isThrownBy(() -> game.search(BUDGET))
                    .withMessageContaining("player 1 is not to move");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> game.play(KuhnMove.JACK))
                    .withMessageContaining("is not a legal move");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> kind.apply(start, 2))
                    .withMessageContaining("numbered from 0 to 1");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> kind.apply(KuhnPoker.NOTATION.parse("JKpp"), 0))
                    .withMessageContaining("the game is over");
        }
    }

    /** 100 games of phantom tic-tac-toe, whose own draws the particles replace, against random moves: mean payoff of both seats. */
    @Test
    void aSearchWithParticlesPlaysWholeGames() {
        PointsMatch.Points points = PointsMatch.play(
                PhantomTicTacToe.initial(),
                PointsMatch.kept(
                        InformationSetMcts.of(PhantomTicTacToe.initial())
                                .multipleObserver()
                                .particles(Particles.of(100))
                                .build(),
                        200),
                PointsMatch.random(),
                100,
                1);

        assertThat(points.mean() - points.margin()).isGreaterThan(0.3);
    }
}
