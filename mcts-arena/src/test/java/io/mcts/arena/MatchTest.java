package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Budget;
import io.mcts.Cancellation;
import io.mcts.Mcts;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class MatchTest {

    private static final Opening<TicTacToe, Cell> BEGINNING = random -> TicTacToe.initial();
    private static final Entrant<TicTacToe, Cell> UNIFORM =
            Entrant.ofPolicy("uniform", new UniformPolicy<TicTacToe, Cell>());
    private static final Entrant<TicTacToe, Cell> SEARCH =
            Entrant.ofSearch("search", Mcts.<TicTacToe, Cell>builder().build(), Budget.iterations(200));
    private static final Entrant<TicTacToe, Cell> FIRST_MOVE =
            Entrant.ofPolicy("first move", (state, random) -> state.legalMoves().get(0));

    private static Match<TicTacToe, Cell> match(Entrant<TicTacToe, Cell> a, Entrant<TicTacToe, Cell> b, int games) {
        return new Match<>(a, b, BEGINNING, games, 7);
    }

    @Test
    void theStrongerWins() {
        MatchResult result = match(SEARCH, UNIFORM, 100).run(2);
        assertThat(result.score().games()).isEqualTo(100);
        assertThat(result.score().interval().low()).isGreaterThan(0.8);
        assertThat(match(UNIFORM, SEARCH, 100).run(2).score().interval().high()).isLessThan(0.2);
    }

    /** Two that always take the first free cell: x has the diagonal after seven moves, whoever x is. */
    @Test
    void theSidesChangeFromGameToGame() {
        MatchResult result = match(FIRST_MOVE, FIRST_MOVE, 10).run(1);
        assertThat(result.score()).isEqualTo(new Score(5, 0, 5));
        assertThat(result.plies()).isEqualTo(70);
        assertThat(result.a().moves()).isEqualTo(35);
        assertThat(match(FIRST_MOVE, FIRST_MOVE, 1).run(1).score()).isEqualTo(new Score(1, 0, 0));
    }

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() {
        MatchResult one = match(UNIFORM, UNIFORM, 200).run(1);
        MatchResult three = match(UNIFORM, UNIFORM, 200).run(3);
        assertThat(three.score()).isEqualTo(one.score());
        assertThat(three.plies()).isEqualTo(one.plies());
        assertThat(three.a().moves()).isEqualTo(one.a().moves());
        MatchResult otherSeed = new Match<>(UNIFORM, UNIFORM, BEGINNING, 200, 8).run(1);
        assertThat(otherSeed.plies()).isNotEqualTo(one.plies());
    }

    /** The first player of random games wins 0.585, draws 0.127: 0.648 of the points, 0.5 for both sides in turn. */
    @Test
    void equalsScoreHalf() {
        Score score = match(UNIFORM, UNIFORM, 10_000).run(2).score();
        assertThat(score.mean()).isBetween(0.48, 0.52);
    }

    @Test
    void bothGamesOfAPairBeginAlikeAndPairsDiffer() {
        List<TicTacToe> begun = Collections.synchronizedList(new ArrayList<>());
        Opening<TicTacToe, Cell> recorded = random -> {
            TicTacToe state = BEGINNING.withRandomPlies(4).open(random);
            begun.add(state.copy());
            return state;
        };
        new Match<>(UNIFORM, UNIFORM, recorded, 40, 1).run(1);
        assertThat(begun).hasSize(40);
        for (int game = 0; game < 40; game += 2) {
            assertThat(begun.get(game)).isEqualTo(begun.get(game + 1));
        }
        assertThat(begun.stream().distinct().count()).isGreaterThan(15);
        assertThat(begun).allMatch(state -> state.legalMoves().size() == 5);
    }

    @Test
    void countsTheIterationsAndTheTimeOfEach() {
        MatchResult result = match(SEARCH, UNIFORM, 4).run(1);
        assertThat(result.a().iterationsPerMove()).isEqualTo(200);
        assertThat(result.b().iterationsPerMove()).isZero();
        assertThat(result.a().millisPerMove()).isGreaterThan(result.b().millisPerMove());
        assertThat(Effort.NONE.millisPerMove()).isZero();
        assertThat(Effort.NONE.iterationsPerMove()).isZero();
    }

    @Test
    void anIllegalMoveOrAFailureLosesTheGame() {
        Entrant<TicTacToe, Cell> cheat = Entrant.ofPolicy(
                "cheat", (state, random) -> TicTacToe.initial().legalMoves().get(0));
        Entrant<TicTacToe, Cell> broken = Entrant.ofPolicy("broken", (state, random) -> {
            throw new IllegalStateException("out of ideas");
        });
        MatchResult result = match(cheat, broken, 2).run(1);
        assertThat(result.score()).isEqualTo(new Score(2, 0, 0));
        assertThat(result.b().faults()).isEqualTo(2);
        result = match(cheat, FIRST_MOVE, 2).run(1);
        assertThat(result.score()).isEqualTo(new Score(0, 0, 2));
        assertThat(result.a().faults()).isEqualTo(2);
        assertThat(result.faults().get(0))
                .startsWith("game 0, cheat: the move a3 is not legal; legal are [")
                .contains(", in ");
    }

    @Test
    void aCancelledMatchTellsWhatWasPlayed() {
        Cancellation cancellation = new Cancellation();
        List<MatchResult> heard = new ArrayList<>();
        MatchResult result = match(UNIFORM, UNIFORM, 100_000).run(1, cancellation, sofar -> {
            heard.add(sofar);
            if (heard.size() == 3) {
                cancellation.cancel();
            }
        });
        assertThat(heard.get(0).score().games()).isEqualTo(1);
        assertThat(heard.get(2).score().games()).isEqualTo(3);
        assertThat(result.score().games()).isBetween(3, 99_999);
    }

    @Test
    void noGameGoesOnWhenTheMatchFails() {
        AtomicInteger moves = new AtomicInteger();
        Entrant<TicTacToe, Cell> counted = Entrant.ofPolicy("counted", (state, random) -> {
            moves.incrementAndGet();
            return state.randomMove(random);
        });
        assertThatThrownBy(() -> match(counted, counted, 100_000).run(2, new Cancellation(), sofar -> {
                    throw new IllegalStateException("enough");
                }))
                .hasMessage("enough");
        int played = moves.get();
        assertThat(played).isBetween(5, 900_000);
        assertThat(Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.getName().startsWith("pool-")))
                .allMatch(thread -> thread.getState() == Thread.State.TERMINATED);
        assertThat(moves).hasValue(played);
    }

    @Test
    void anOpeningThatGivesTheSameObjectEachTimeIsNotSpoiled() {
        TicTacToe start = TicTacToe.initial();
        MatchResult result = new Match<>(FIRST_MOVE, FIRST_MOVE, random -> start, 10, 1).run(2);
        assertThat(result.plies()).isEqualTo(70);
        assertThat(start).isEqualTo(TicTacToe.initial());
    }

    @Test
    void aMultitudeOfFaultsIsCountedButNotDescribed() {
        Entrant<TicTacToe, Cell> broken = Entrant.ofPolicy("broken", (state, random) -> {
            throw new IllegalStateException("first line\n  second line");
        });
        MatchResult result = match(broken, UNIFORM, 30).run(1);
        assertThat(result.a().faults()).isEqualTo(30);
        assertThat(result.faults()).hasSize(MatchResult.FAULTS_KEPT).allMatch(fault -> !fault.contains("\n"));
        assertThat(result.faults().get(0)).contains("first line; second line");
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> match(UNIFORM, UNIFORM, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a match has 1 game or more, not 0");
        assertThatThrownBy(() -> match(UNIFORM, UNIFORM, 1).run(0)).hasMessageContaining("1 thread or more, not 0");
        assertThatThrownBy(() -> BEGINNING.withRandomPlies(-1)).hasMessageContaining("0 or more, not -1");
        assertThatThrownBy(() -> new Match<>(UNIFORM, UNIFORM, BEGINNING.withRandomPlies(9), 1, 1).run(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("every game was over after 9 random moves or fewer");
    }
}
